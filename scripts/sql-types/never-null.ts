/** What is known of PostgreSQL's functions and operators, and of ours. */

/** Functions whose result is never NULL, whatever they are given. */
export const NEVER_NULL = new Set([
  'count',
  'row_number',
  'rank',
  'dense_rank',
  'now',
  'clock_timestamp',
  'concat',
  'json_build_object',
  'jsonb_build_object',
  'jsonb_build_array',
  'gen_random_uuid',
  'current_database',
  'pg_backend_pid',
  'txid_current',
  'pg_current_xact_id',
  'pg_current_wal_lsn',
]);

/** Aggregates whose result is NULL only over no rows, or over nothing but NULL. */
export const GROUP_AGGREGATES = new Set([
  'sum',
  'min',
  'max',
  'avg',
  'array_agg',
  'string_agg',
  'json_agg',
  'jsonb_agg',
  'jsonb_object_agg',
  'bool_and',
  'bool_or',
  'every',
  'first_value',
  'last_value',
]);

/** Functions whose result is NULL only when an argument is. */
export const FUNCTIONS = new Set([
  'abs',
  'cardinality',
  'ceil',
  'char_length',
  'date_part',
  'date_trunc',
  'decode',
  'encode',
  'extract',
  'floor',
  'hashtextextended',
  'left',
  'length',
  'lower',
  'lpad',
  'ltrim',
  'make_interval',
  'md5',
  'pg_try_advisory_lock',
  'pg_try_advisory_xact_lock',
  'pg_terminate_backend',
  'quote_ident',
  'regexp_replace',
  'repeat',
  'replace',
  'right',
  'round',
  'rtrim',
  'sha256',
  'substr',
  'substring',
  'timezone',
  'to_char',
  'to_json',
  'to_jsonb',
  'to_timestamp',
  'trim',
  'trunc',
  'upper',
  // The database's own.
  'counting_approvals',
]);

/** Operators whose result is NULL only when an operand is: not `->`, `->>`, `#>` and `#>>`. */
export const OPERATORS = new Set(
  '= <> != < > <= >= + - * / % ^ || ~ ~* !~ !~* ~~ ~~* !~~ !~~* & | << >> @> <@ && ?'.split(' '),
);
