"""Statements: whether what a tool sends to a database only reads.

Databases differ in what begins and ends a literal or a comment. A text that they could read in two ways does not count
as one that only reads.
"""

import re
from typing import Final

LONGEST_STATEMENTS: Final = 8_192
"""Most characters of statements that are read. More do not count as statements that only read."""

_DOUBTFUL = re.compile(
    r"""\\(['"`])(?=[\s\S]*\1)|'{3}|"{3}|\$\w*\$|/\*M?!|/\*(?:(?!\*/)[\s\S])*?/\*|(?<!['\w])n?q'|\r(?!\n)"""
    r"""|[\x00-\x03\v\f\x85\u2028\u2029]|^[ \t]*(?:go(?:[ \t]+\d+)?|/)[ \t]*;?[ \t]*\r?$|^[ \t]*[!\\]""",
    re.IGNORECASE | re.MULTILINE,
)
"""What ends a literal or a comment in some databases only, or begins one, or is run although it looks like one; and
lines that the client of a database takes for a command or for the end of a statement."""
_DOUBTFUL_COMMENT = re.compile(r"\s*/\*(?:M?!|(?:(?!\*/)[\s\S])*?/\*)", re.IGNORECASE)
"""A comment at the beginning that some databases run, or that ends elsewhere in some of them."""
_TOKEN = re.compile(
    r"""'(?:[^']|'')*+'|(?P<quoted>"(?:[^"]|"")*+"|`[^`]*+`)|(?P<comment>/\*[\s\S]*?\*/|--+(?=\s|\Z)[^\n]*)"""
    r"""|(?P<mark>\#+|--+|//+)|(?P<number>(?<![\w$.])\$?(?:0x[\da-f]*|(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d*)?))""",
    re.IGNORECASE,
)
"""Literals, names in quotes, comments, marks that begin a comment in some databases only, and numbers."""
_MARKS = re.compile(r"#|--(?!-)|//")
_MOST_MARKS: Final = 256
"""Most marks of comments in a text: the line after each is looked at."""
_BRACKETED = re.compile(r"\[[^\[\]]*\]")
_PATTERN_OF_GRAPH = re.compile(r"\s*(?:match|optional|unwind|return)\b", re.IGNORECASE)
_RELATION = re.compile(r"<?-->?")
_UNREADABLE, _TEXT, _ADDRESS, _NAME = "\x00", "\x01", "\x02", "\x03"
"""What stands in code for what cannot be read, a literal, one with an address, and before a name in quotes."""
_NOT_CODE = re.compile(rf"['\"`{_UNREADABLE}]")
_OF_CLIENT = re.compile(r"\\(?!G\s*\Z)")
"""A command for a database's client, such as `\\gexec`. `\\G` only ends a statement."""
_READING = re.compile(
    r"(?:select|show|explain|desc|describe|with|values|pragma|table|match|optional match|unwind|return)\b",
    re.IGNORECASE,
)
_PRAGMA = re.compile(
    r"pragma (?:\w+\.)?(?:(?:table_x?info|table_list|index_x?info|index_list|foreign_key_list|foreign_key_check"
    r"|integrity_check|quick_check)(?: ?\( ?(?:\x01|\x03?\w*) ?\))?"
    r"|(?:database|collation|function|module|pragma)_list|compile_options|user_version|schema_version|page_count"
    r"|page_size|freelist_count|encoding|journal_mode)",
    re.IGNORECASE,
)
_SHOWS_GRAPH = re.compile(
    r"call db\.(?:constraints|indexes|labels|propertykeys|relationshiptypes|schema\.\w+) ?\( ?\)(?: yield [\w ,*]+)?",
    re.IGNORECASE,
)
_SHOWS_HOW_CREATED = re.compile(r"show create \w+ ", re.IGNORECASE)
_COLUMNS_OF_SUBQUERY = re.compile(
    r"(?<![\w.])\w+ ?\([\w ,]*\) as (?:(?:not )?materialized )?(?=\( ?(?:select|with|values|match)\b)", re.IGNORECASE
)
_CHANGING = re.compile(
    r"(?<![\w.\x03\[@$])(?:alter|backup (?:database|log)|bulk|call [\w.]+ ?\(|call ?\{|copy \S+ (?:from|to)|create|dbcc"
    r"|delete|deny|detach|(?:dis|en)able trigger|drop|(?:end|move|on) conversation|exec|execute|foreach|grant|insert"
    r"|into|kill|load csv|merge|next value|receive (?:\*|top ?\()|reconfigure|remove \w|replace(?! ?\()|restore|revoke"
    r"|(?<!character )set(?! ?\()|shutdown|terminate transactions?|truncate|update|updatetext|upsert|using ?\x01|vacuum"
    r"|waitfor|writetext)(?![\w$])|\.\x03?nextval\b|(?<!\w)(?:from|join) ?\x02",
    re.IGNORECASE,
)
"""Words with which a statement that begins like one that reads does more, outside literals and quoted names."""
_CALLED = re.compile(r"(?<![\w$.\x03\[\]])(as )?([\w$.\x03\[\]]+) ?\(", re.IGNORECASE)
_OTHER_THAN_FUNCTIONS: Final = """
    against all and any array array_to_json arraysort as asc bernoulli between bigint binary bit bool
    boolean by case cast char character count cross cube date date_from_parts date_from_unix_date datetime
    datetime2 datetime_add datetime_sub dec decimal desc describe distinct double else except exists explain
    filter float for from from_json full gen_random_uuid get_json_object group grouping having ilike in
    index inner int integer intersect interval is join json jsonb jsonb_path_query_array key lateral left
    like limit match materialized minus names natural nchar not number numeric nvarchar of offset on
    optional or order outer over partition pivot qualify range recursive regexp return returns right rlike
    rollup row row_to_json rows select semi sets setweight show similar some string strptime struct system
    table tablesample text then time timestamp timestamp_add timestamp_sub timestamptz to_decimal to_varchar
    top ts_rank_cd union unique unnest unpivot unwind using values varbinary varchar varchar2 varying when
    where window with within xml xor
"""
"""Words and types that may stand before a bracket."""
_FUNCTIONS: Final = """
    abs acos add_months age aggregate any_value approx_count_distinct approx_distinct approx_percentile
    approx_quantile approx_quantiles approx_top_count argmax argmin array_agg array_append array_cat
    array_concat array_concat_agg array_contains array_distinct array_join array_length array_lower
    array_position array_remove array_size array_sort array_to_string array_upper arrayjoin ascii asin atan
    atan2 atn2 avg avgif bin bit_and bit_count bit_length bit_or bit_xor bool_and bool_or btrim cardinality cast
    cbrt ceil ceiling char_length character_length charindex chr coalesce col_description collect collect_list
    collect_set concat concat_ws contains convert convert_timezone corr cos cot count count_big count_distinct
    count_if counta countif covar_pop covar_samp cume_dist curdate current_catalog current_database current_date
    current_schema current_schemas current_setting current_time current_timestamp current_user curtime database
    date_add date_bin date_diff date_format date_part date_sub date_trunc dateadd datediff dateformat
    datefromparts datename datepart datetime_diff datetime_trunc datetrunc day day_name dayname dayofmonth
    dayofweek dayofyear db_name decode degrees dense_rank difference div elementid elt encode endnode endswith
    eomonth epoch every exp explode extract fields find_in_set first first_value flatten floor format
    format_date format_datetime format_timestamp format_type formatdatetime from_unixtime fromunixtime
    generate_date_array generate_series generate_subscripts getdate getutcdate glob greatest group_concat
    grouparray groupuniqarray has has_schema_privilege has_table_privilege hash head hex hll_count hour id if
    iff ifnull iif initcap instr isdate isnan isnull isnumeric json_agg json_array json_array_elements
    json_array_elements_text json_array_length json_arrayagg json_build_array json_build_object json_contains
    json_each json_each_text json_exists json_extract json_extract_path json_extract_path_text
    json_extract_scalar json_group_array json_group_object json_keys json_length json_object json_object_keys
    json_objectagg json_query json_serialize json_table json_tree json_type json_typeof json_unquote json_valid
    json_value jsonb_agg jsonb_array_elements jsonb_array_elements_text jsonb_array_length jsonb_build_array
    jsonb_build_object jsonb_each jsonb_each_text jsonb_extract_path jsonb_extract_path_text jsonb_object_agg
    jsonb_object_keys jsonb_path_exists jsonb_path_query jsonb_pretty jsonb_strip_nulls jsonb_typeof
    jsonextractstring julianday keys labels lag last last_day last_value lcase lead least len length levenshtein
    listagg ln localtime localtimestamp locate log log10 log2 lower lpad ltrim make_date make_interval
    make_timestamp max max_by maxif md5 median microsecond mid min min_by minif minute mod mode
    monotonically_increasing_id month month_name monthname months_between name newid nodes now nth_value ntile
    nullif nullifzero num_nonnulls num_nulls nvl nvl2 obj_description object_id object_name octet_length overlay
    parse_date parse_datetime parse_json parse_timestamp parsename patindex percent_rank percentile
    percentile_cont percentile_disc pg_blocking_pids pg_database_size pg_encoding_to_char pg_get_constraintdef
    pg_get_expr pg_get_functiondef pg_get_indexdef pg_get_serial_sequence pg_get_viewdef pg_indexes_size
    pg_is_in_recovery pg_postmaster_start_time pg_relation_size pg_size_pretty pg_table_is_visible pg_table_size
    pg_total_relation_size pg_typeof phraseto_tsquery pi plainto_tsquery position pow power properties quantile
    quantiles quarter quote_ident quote_literal radians rand random range rank ratio_to_report reduce
    regexp_contains regexp_count regexp_extract regexp_extract_all regexp_instr regexp_like regexp_match
    regexp_matches regexp_replace regexp_split_to_array regexp_split_to_table regexp_substr regr_intercept
    regr_r2 regr_slope relationships repeat replace reverse round row_number row_to_json rpad rtrim safe_cast
    safe_divide schema_name second sha1 sha2 sha256 shortestpath sign similarity sin size soundex space split
    split_part sqlite_version sqrt square square_root st_area st_asgeojson st_astext st_buffer st_contains
    st_distance st_dwithin st_geogpoint st_intersects st_length st_makepoint st_setsrid st_within st_x st_y
    startnode starts_with startswith stddev stddev_pop stddev_samp stdev stdevp str str_to_date strcmp strftime
    string_agg string_split string_to_array strpos stuff subdate substr substring substring_index sum sumif
    sysdate sysdatetime tail tan time_bucket time_format timediff timestamp_diff timestamp_micros
    timestamp_millis timestamp_seconds timestamp_trunc timestampadd timestampdiff to_base64 to_char to_date
    to_days to_hex to_iso8601 to_json to_jsonb to_number to_regclass to_seconds to_timestamp to_tsquery
    to_tsvector to_unixtime todate todatetime tofloat toint tointeger tolower tostartofday tostartofhour
    tostartofinterval tostartofmonth tostartofweek tostring total toupper toyear toyyyymm translate trim trunc
    truncate try_cast try_convert ts_headline ts_rank type typeof ucase unaccent unhex unicode uniq uniqexact
    unix_timestamp upper user utc_timestamp uuid var var_pop var_samp variance version websearch_to_tsquery week
    weekday weekofyear width_bucket word_similarity year yearweek zeroifnull
"""
"""Functions of the common databases that compute something from what they are given, and do nothing else."""
_SCHEMAS_OF_FUNCTIONS: Final = frozenset({"pg_catalog", "safe"})
_CHANGING_BEGINNING = re.compile(
    r"(?:alter|attach|backup|begin|bulk|call|cluster \w+ using|comment on|copy|create|dbcc|deallocate|declare|delete"
    r"|deny|detach|(?:dis|en)able trigger|do|drop|exec|execute|export|flush|foreach|from \S+ insert|grant|import|insert"
    r"|install|(?:if|while) (?:exists|not|@\w+|\S+ ?[=<>])|kill|load|lock|merge|mutation|optimize|prepare|profile match"
    r"|purge|put|reassign owned|refresh (?:external|materialized|table)|reindex|remove|rename|repair|replace|reset"
    r"|restore|revoke|set|shutdown|start transaction|terminate transactions?|truncate|undrop|unload|update|upsert|use"
    r"|vacuum|waitfor)(?!\w)",
    re.IGNORECASE,
)
_CHANGE = re.compile(
    r"(?:alter \w+ \S|call [\w.]+ ?\(|copy \S+ (?:\([^)]*\) ?)?(?:from|to) ?(?:program\b|stdout|[\x01\x02])"
    r"|create (?:or replace )?\w+ \S|delete from \S|delete \S+ where\b|detach delete\b"
    r"|do (?:language \w+ )?['\x01\x02$]"
    r"|drop \w+ \S|exec(?:ute)? [\w.]+|grant \w+ \S|insert (?:or \w+ |ignore |overwrite )?into\b|insert \w+ ?\("
    r"|merge (?:into )?\S+ (?:as \w+ )?using\b|merge ?\(|mutation\b[^{]{0,200}\{|replace into\b|revoke \w+ \S"
    r"|set (?:global|session|local|role)\b|truncate \S|update \S+ (?:(?:as )?\w+ )?set\b|upsert into\b)",
    re.IGNORECASE,
)
"""How statements begin that change something. Words alone do not say so: `update on the budget` is a search."""
_MARKED = re.compile(r"[()={}*<>;@:|\\\x01-\x03]|\w_\w|\bfrom\b", re.IGNORECASE)
"""What statements have and questions in plain words seldom."""
_GRAPHQL = re.compile(r"(?:(?:query|subscription|fragment)\b[^({]*[({]|\{(?! ?(?:\? ?= ?)?call\b))", re.IGNORECASE)
_MUTATION = re.compile(r"(?<![\w.$@\x03])mutation\b", re.IGNORECASE)
_OBJECTS = re.compile(r"\s*(?:[\[{][\s\[{]*[\"'}\]]|\[\s*\{\s*\$\w|\{\s*(?:\$\w+|\w+)\s*:\s*[\"'\d{\[])")
_WRITING_STAGE = re.compile(r"\\[ux0-7\n]|\$\{|\]\s*:|\$(?:accumulator|function|merge|out|where)\b", re.IGNORECASE)
"""What makes a query in JSON, or in the language of a shell, write something or run code, or may hide that it does."""
_WRITING_COMMAND = re.compile(
    r"\s*\{\s*[\"']?(?:applyops|bulkwrite|clonecollection\w*|collmod|compact|converttocapped|create\w*|delete|drop\w*|eval"
    r"|findandmodify|fsync|grant\w*|insert|kill\w*|mapreduce|renamecollection|revoke\w*|setparameter|shutdown|update\w*)"
    r"[\"']?\s*:\s*[\"'\d]",
    re.IGNORECASE,
)
"""A command of MongoDB that changes something, with what it changes: the first member of an object."""
_PROCEDURE = re.compile(
    r"(?:[\[\x03]?\w+\]?\.){0,3}[\[\x03]?(?:(?:sp|usp|xp)_\w+|(?<=[.\[])\w+)\]? ?(?:[\x01-\x03@]|0\b|\Z)", re.IGNORECASE
)
"""A stored procedure: the first word of a batch may name one."""
_METHODS = re.compile(r"\s*(?:db|g)(?:\.[\w.]*[(\[]|\[)")
_METHOD = re.compile(r"((?<![\w$])[\w$]++|[^\s\w$(\[{,:]) ?\(")
_CALLS = re.compile(r"[;(]")
_READING_METHODS: Final = """
    aggregate allowdiskuse as batchsize both bothe by collation count countdocuments date dedup distinct e
    elementmap emit eq estimateddocumentcount explain find findone fold getcollection getcollectioninfos
    getcollectionnames getindexes getsiblingdb group groupcount gt gte has haslabel hint id in ine inv isodate
    itcount label limit lt lte maxtimems neq next numberdecimal numberint numberlong objectid order out oute
    outv path pretty project projection range repeat select size skip sort stats times toarray tolist unfold
    until uuid v valuemap values where within
"""
_SPACES = re.compile(r"\s+")
_DOTS = re.compile(r" ?\. ?")


_BEFORE = re.compile(r"\A(?:[\s(;]|/\*[\s\S]*?\*/|(?:--|#|//)[^\n]*\n)*")
_OF_GRAPH_OR_NOT = re.compile(r"with\b(?=[\s\S]*\bmatch\s*\()[\s\S]*--", re.IGNORECASE)


def begins_like_reading(text: str) -> bool:
    """Whether a text begins as statements do that only read, after comments and brackets."""
    return bool(_READING.match(_begun(text)))


def only_reads(text: str) -> bool:
    """Whether all statements of a text only read: each is known to, and no database can read it in another way."""
    if len(text) > LONGEST_STATEMENTS:
        return False
    if _OBJECTS.match(text):
        return not (_WRITING_STAGE.search(text) or _WRITING_COMMAND.match(text) or _CALLS.search(text))
    if _METHODS.match(text) and (_WRITING_STAGE.search(text) or "`" in text):  # `drop``` calls it
        return False
    statements = _statements(text)
    return bool(statements) and all(map(_reads, statements))


def changes_something(text: str, *, for_database: bool) -> bool:
    """Whether a text, which may also be a question in plain words, has a statement that does more than read.

    `for_database` says that nothing but a database gets the text: then a statement's first word is enough.
    """
    if only_reads(text):
        return False
    if _OBJECTS.match(text):
        return bool(_WRITING_STAGE.search(text) or _WRITING_COMMAND.match(text))
    if for_database and len(text) > LONGEST_STATEMENTS:
        return True
    if _DOUBTFUL_COMMENT.match(text):
        return True
    begun = _begun(text)
    statements = _statements(text[:LONGEST_STATEMENTS])
    if _METHODS.match(begun) or len(text) > LONGEST_STATEMENTS or not statements:
        return bool(_METHODS.match(begun)) or _is_statement(begun, for_database)
    return any(not _reads(part) and _is_statement(part, for_database) for part in statements)


def _begun(text: str) -> str:
    """Return a text from its first word on, after comments and brackets, in one line."""
    return _SPACES.sub(" ", _BEFORE.sub("", text[:LONGEST_STATEMENTS], count=1))


def _is_statement(text: str, for_database: bool) -> bool:
    if _READING.match(text) or _GRAPHQL.match(text):
        return bool(_MARKED.search(text)) or (for_database and text[:7].lower() == "select " and _changes(text))
    if for_database and _PROCEDURE.match(text):
        return True
    beginning = _CHANGING_BEGINNING if for_database else _CHANGE
    return bool(beginning.match(text.lstrip("{.?= ")))


def _statements(text: str) -> list[str]:
    """Return the statements of a text without comments, literals and numbers. None if it has two readings."""
    if _DOUBTFUL.search(text) or len(_MARKS.findall(text)) > _MOST_MARKS:
        return []
    text = _BEFORE.sub("", text, count=1)
    if _OF_GRAPH_OR_NOT.match(text) or any(_is_torn(found[0]) for found in _BRACKETED.finditer(text)):
        return []
    code = _TOKEN.sub(_blank, _RELATION.sub(" ", text) if _PATTERN_OF_GRAPH.match(text) else text)
    if _NOT_CODE.search(code) or (_OF_CLIENT.search(code) and not _METHODS.match(text)):
        return []
    code = _DOTS.sub(".", _SPACES.sub(" ", code))
    return [part for part in (part.strip(" (") for part in code.split(";")) if part]


def _is_torn(text: str) -> bool:
    """Whether a text, read by itself, ends within quotes."""
    return any(text.count(mark) % 2 for mark in "'\"`")


def _blank(token: re.Match[str]) -> str:
    if token["comment"]:
        return " "
    if token["number"]:
        return " 0 "
    if token["mark"]:
        line = token.string[token.end() :].partition("\n")[0]
        return _UNREADABLE if _is_torn(line) or "/*" in line else " "
    if token["quoted"]:
        name = token["quoted"][1:-1]
        return f"{_NAME}{name} " if _PLAIN_NAME.fullmatch(name) else f"{_NAME}0 "
    return f" {_ADDRESS} " if "://" in token[0] else f" {_TEXT} "


_PLAIN_NAME = re.compile(r"\w+")


def _reads(statement: str) -> bool:
    if _GRAPHQL.match(statement):
        return not _MUTATION.search(statement)
    if _METHODS.match(statement):
        return all(name.lower() in _READS_BY for name in _METHOD.findall(statement) if name)
    if statement.lower().startswith("pragma"):
        return bool(_PRAGMA.fullmatch(statement))
    if not _READING.match(statement):
        return _SHOWS_GRAPH.fullmatch(statement) is not None
    statement = _COLUMNS_OF_SUBQUERY.sub("as ", _SHOWS_HOW_CREATED.sub("show ", statement))
    return not _changes(statement) and all(_is_pure(*called) for called in _CALLED.findall(statement))


def _changes(statement: str) -> bool:
    return _CHANGING.search(statement) is not None


def _is_pure(alias: str, path: str) -> bool:
    """Whether what stands before a bracket is no function, or one that only computes."""
    schema, _, name = path.lower().translate(_PLAINLY).rpartition(".")
    if schema:
        return schema in _SCHEMAS_OF_FUNCTIONS and name in _PURE
    if _NAME in path:
        return name in _PURE
    return bool(alias) or not name or name in _PURE or name in _NO_FUNCTIONS


_PURE, _NO_FUNCTIONS, _READS_BY = (
    frozenset(words.split()) for words in (_FUNCTIONS, _OTHER_THAN_FUNCTIONS, _READING_METHODS)
)
_PLAINLY: Final = dict.fromkeys(map(ord, f"{_NAME}[]"))
