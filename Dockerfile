# syntax=docker/dockerfile:1
# Any Debian-like image with Python 3.11.5 or newer can be the base.
ARG BASE=python:3.11-slim

FROM ${BASE} AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
WORKDIR /src
# The image gets the locked packages, verified by hash. The packages that build the wheel stay in this stage.
COPY requirements requirements
RUN python3 -m venv /opt/guardrail \
    && /opt/guardrail/bin/python -m pip install --require-hashes --no-deps --only-binary :all: -r requirements/runtime.lock \
    && python3 -m venv /opt/build \
    && /opt/build/bin/python -m pip install --require-hashes --no-deps --only-binary :all: -r requirements/build.lock
COPY pyproject.toml README.md LICENSE ./
COPY gateway gateway
COPY filters filters
COPY adapters adapters
COPY conf conf
RUN /opt/build/bin/python -m pip wheel --no-deps --no-build-isolation --wheel-dir /opt/wheel . \
    && /opt/guardrail/bin/python -m pip install --no-deps --no-index /opt/wheel/*.whl \
    && /opt/guardrail/bin/python -m pip check \
    && /opt/guardrail/bin/guardrail-gateway check \
    && /opt/guardrail/bin/python -m pip uninstall --yes pip setuptools

FROM ${BASE}
LABEL org.opencontainers.image.title="Guardrail Gateway" \
      org.opencontainers.image.description="A reverse proxy that judges LLM traffic" \
      org.opencontainers.image.licenses="Apache-2.0"
COPY --from=build /opt/guardrail /opt/guardrail
ENV PATH=/opt/guardrail/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    TMPDIR=/tmp
WORKDIR /
USER 10001:10001
EXPOSE 8080 9090
STOPSIGNAL SIGTERM
# Asks /healthz of the admin listener, because the clients' listener may use TLS, and /readyz fails while a worker sheds
# load, which is no reason to leave a gateway out or restart it. open() raises for an error status.
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
    CMD ["python", "-c", "import urllib.request as r; r.build_opener(r.ProxyHandler({})).open('http://127.0.0.1:9090/healthz', timeout=2)"]
ENTRYPOINT ["guardrail-gateway"]
CMD ["serve", "--host", "0.0.0.0"]
