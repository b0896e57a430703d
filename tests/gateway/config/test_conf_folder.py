from pathlib import Path

import gateway
from gateway.config.conf_folder import conf_folder


def test_the_folder_lies_in_the_package_or_beside_it() -> None:
    package = Path(gateway.__file__).resolve().parent
    assert conf_folder().parent in {package, package.parent}
    assert (conf_folder() / "rules").is_dir()
