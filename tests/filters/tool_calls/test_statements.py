"""Whether statements for a database only read."""

import pytest

from filters.tool_calls.statements import LONGEST_STATEMENTS, begins_like_reading, changes_something, only_reads

READING = [
    "WITH w AS (SELECT * FROM o WHERE day > now() - interval '7 days') SELECT count(*) FROM w",
    "-- orders of last week\nSELECT count(*) FROM o",
    "SELECT count(*) FROM o WHERE note LIKE '%moved into%'",
    "SELECT a FROM t WHERE b LIKE '%a; b%'",
    "(SELECT count(*) FROM a) UNION ALL (SELECT count(*) FROM b)",
    "PRAGMA table_info(o)",
    'select a, "delete" from t -- can\'t',
    "EXPLAIN ANALYZE SELECT 1",
    "SHOW CREATE TABLE t",
    "SELECT `a`.`b` FROM `p.d.t` LIMIT 5",
    "MATCH (a)-->(b {n:'x'}) WHERE a.id IN [1,2] RETURN count(b)",
    'query Q($a: Int) { repository(owner: "x") { id } }',
    "{ viewer { login } }",
    "db.users.find({a: {$gt: 5}}).limit(3)",
    '[{"$match": {"a": 1}}]',
    "SELECT cast(a as decimal(10,2)), row_number() over (partition by b order by c) FROM t",
    "with recursive t(n) as (select 1 union all select n+1 from t) select n from t",
    "describe t",
    "show tables",
    "SELECT date_trunc('month', created_at)::date AS m, sum(total) FROM o GROUP BY 1 ORDER BY 1 DESC",
    "SELECT [Order Id] FROM [dbo].[Orders] WHERE x = 'it''s'",
    "SELECT TOP (5) * FROM t",
    "select x from t where d >= '2026-01-01' and k in ('a','b')",
    "# a\nselect 1",
    "pragma table_info('o')",
    "select * from t where p = 'C:\\temp\\'",
    "select * from t where a like '%\\_%' escape '\\'",
    "select * from t pivot (sum(a) for b in ('x', 'y'))",
    "select a from t where match(b) against ('x' in boolean mode)",
    "select array_sort(a), to_varchar(b), timestamp_sub(c, interval 7 day) from t",
    "select $1, $2 from t",
    "call db.labels()",
    "show status\\G",
    "db.users.find({a: /^x\\d+/i}).sort({a: -1}).toArray()",
    "[{'$match': {'a': 1}}, {'$group': {'_id': '$b'}}]",
    '{"update": {"$exists": true}}',
]
CHANGING = [
    "/* nightly */ delete from users",
    "-- x\ndelete from t",
    "delete users where id = 1",
    "insert or replace into t values (1)",
    "call purge()",
    "exec sp_add 'x'",
    "select * from u into outfile '/x'",
    "mutation { del(id: 1) { x } }",
    "MATCH (u:User {id: 7}) DETACH DELETE u",
    "db.users.deleteMany({t: 'x'})",
    "select refund_order(1, 'x')",
    "select cron.schedule('a', '* * * * *', 'delete')",
    "select pg_notify('a','b')",
    "select pg_promote()",
    "select * from openrowset('a', 'b')",
    "select * from url('https://x')",
    'SELECT "lo_export"(1)',
    "select 'a\\' ; delete from t --'",
    "SELECT \"a\"INTO OUTFILE '/x'",
    "// x\nMATCH (n) DETACH DELETE n",
    "select [a'] ; delete from t --']",
    "select 1 --' \n; delete from t --'",
    "/* /* */ ' */ delete from t --'",
    'db.users["deleteMany"]({})',
    'db.a.aggregate([{"$out": "x"}])',
    '[{"$out": "x"}]',
    "select 1 delete from t",
    "with x as (delete from t returning *) select * from x",
    "explain analyze delete from t",
    "select q'[it]' ; drop table t --'",
    "select * from f(1) as (a int)",
    "{call purge()}",
    "select $$'$$; delete from t; --'",
    "select pg_catalog . lo_unlink(1)",
    "select 1.0INTO OUTFILE 'x'",
    "select seq.nextval from dual",
    "MATCH (a)-- (b) DETACH DELETE a",
    "with 1 as x match (a)-- (b) detach delete a",
    "pragma writable_schema=1",
    "pragma journal_mode(off)",
    "select 1; update t u set a=1",
    "/*!50000 delete from t*/",
    "select * from t for update",
    "copy t to program 'x'",
    "(delete from t)",
    "SELECT lo_export --\t\n(1)",
    "{? = call purge()}",
    "select 1 #' \n; delete from t --'",
    "db.a.drop()",
    "select 1edelete from t",
    "select $1delete from t",
    "select a from t disable trigger all on t",
    "select * from (from t map a using 'run.sh') b",
    "select 1\nGO\nxp_cmdshell 'del x'",
    "select 1 from dual\n/\nhost rm x",
    "select 'drop table t' \\gexec",
    "db.a.find(db.a.drop``)",
    "db.a.find((db.a.drop)())",
    "db.a.find(db.a.drop?.())",
    'db.a.aggregate([{["$o" + "ut"]: "x"}])',
    'db.a.aggregate([{"$\\x6fut": "x"}])',
    'g.V().has("a", "${g.V().drop().iterate()}")',
    '{"drop": "users"}',
    '{drop: "users"}',
    "[{'$match': {}}, {'$out': 'x'}]",
    "[{$match: {}}, {$out: 'x'}]",
]
QUESTIONS = [
    "how to delete from a list",
    "opening hours",
    "update on the budget",
    "show me John's orders",
    "call center hours",
    "from:anna subject:invoice",
    'sum(rate(http_requests_total{job="api"}[5m])) by (pod)',
    "project = X AND status = Open",
    "select a gift",
    "explain how insert works",
    "What's new?",
    "repo:a/b is:open",
    "delete a user",
    "StormEvents ",
    " where State == 'X' ",
    " take 5",
    "index=main error ",
    " head 5",
    "with love",
    "table tennis",
    "match results today",
    "set up node",
]
"""Searches in plain words or in the languages of other tools."""


@pytest.mark.parametrize("text", READING)
def test_statements_that_only_read(text: str) -> None:
    assert only_reads(text)
    assert not changes_something(text, for_database=True)


@pytest.mark.parametrize("text", CHANGING)
@pytest.mark.parametrize("for_database", [True, False])
def test_statements_that_do_more(text: str, for_database: bool) -> None:
    assert not only_reads(text)
    assert changes_something(text, for_database=for_database)


@pytest.mark.parametrize("text", QUESTIONS)
def test_searches_change_nothing(text: str) -> None:
    assert not changes_something(text, for_database=False)


def test_the_first_word_is_enough_where_only_a_database_gets_it() -> None:
    assert changes_something("shutdown", for_database=True)
    assert not changes_something("shutdown", for_database=False)


@pytest.mark.parametrize(
    "text",
    [
        "xp_cmdshell 'del x'",
        "[dbo].[purge] 8",
        "select 0xtruncate table t",
        "analyze;" + " " * LONGEST_STATEMENTS + "drop table t",
        "if exists (select 1) delete from t",
        "refresh materialized view t",
        "undrop table t",
    ],
    ids=["a procedure", "in brackets", "a number", "behind what is read", "a condition", "a view", "a table"],
)
def test_what_changes_something_where_only_a_database_gets_it(text: str) -> None:
    assert changes_something(text, for_database=True)


def test_a_statement_too_long_to_be_read_does_more() -> None:
    long = "SELECT a FROM t WHERE b = 1" + " OR b = 1" * (LONGEST_STATEMENTS // 9)
    assert not only_reads(long)
    assert changes_something(long, for_database=False)


@pytest.mark.parametrize(
    ("text", "reads"), [("-- a\n(SELECT 1)", True), ("WITH a AS (SELECT 1)", True), ("ls -l", False)]
)
def test_how_statements_begin(text: str, reads: bool) -> None:
    assert begins_like_reading(text) is reads
