/**
 * The statements that fill a history, in order. All values follow from hashes of row numbers, so the same
 * number of payouts always gives the same rows, except for what the migrations and the server add.
 */

/** The moment up to which the history runs. The clock of the installation shows it. */
export const HISTORY_END_MS = Date.UTC(2026, 10, 20, 12, 0, 0);
const END = `timestamptz '${new Date(HISTORY_END_MS).toISOString()}'`;
const YEARS = 7;
const HOURS = YEARS * 365 * 24;
/** The first entity has half of the payouts. */
export const ENTITIES = 200;
const MEAN_BATCH_ROWS = 100;

/**
 * `pick`: a number below `most`. `share`: from 0 to 1. `uuid_at`: an id that sorts by its time, as those of
 * the server do. `kind` distinguishes ids with the same number.
 */
export const HELPERS = [
  `CREATE OR REPLACE FUNCTION pg_temp.pick(n bigint, salt int, most bigint) RETURNS bigint
     LANGUAGE sql IMMUTABLE AS 'SELECT (hashint8extended(n, salt) & 9223372036854775807) % most'`,
  `CREATE OR REPLACE FUNCTION pg_temp.share(n bigint, salt int) RETURNS float8
     LANGUAGE sql IMMUTABLE AS 'SELECT (hashint8extended(n, salt) & 1073741823) / 1073741824.0::float8'`,
  `CREATE OR REPLACE FUNCTION pg_temp.uuid_at(ms bigint, n bigint, kind text) RETURNS uuid
     LANGUAGE sql IMMUTABLE AS
     $$SELECT (lpad(to_hex(ms), 12, '0') || '700' || kind || '8' || lpad(to_hex(n), 15, '0'))::uuid$$`,
  `CREATE OR REPLACE FUNCTION pg_temp.ms_of(at timestamptz) RETURNS bigint
     LANGUAGE sql IMMUTABLE AS 'SELECT (extract(epoch FROM at) * 1000)::bigint'`,
];

/** How many of the payouts are outgoing payments in batches, returned payments and incoming money. */
export function partsOf(payouts: number): { debits: number; topUps: number } {
  const debits = Math.floor((payouts - Math.ceil(payouts / 50)) / 1.005);
  return { debits, topUps: payouts - debits - Math.floor(debits / RETURNED_EVERY) };
}
const RETURNED_EVERY = 200;

/** The people that an entity pays: half of them belong to the first entity. */
export function peopleOf(payouts: number): { first: number; others: number } {
  return {
    first: Math.max(20, Math.floor(payouts / 40)),
    others: Math.max(10, Math.floor(payouts / 40 / (ENTITIES - 1))),
  };
}

/** Ids with the number of their entity at the end. */
const idOf = (first: string, no: string) => `('${first}' || lpad(to_hex(${no}), 12, '0'))::uuid`;
const ENTITY_ID = (no: string) => idOf(ENTITY, no);
const USER_ID = (no: string, first: string) => idOf(first, no);
const ENTITY = '01700000-0000-7000-8001-';
const PREPARER = '01700000-0000-7000-8002-';
const APPROVER = '01700000-0000-7000-8003-';
/** The ids of the first entity and of its users. */
export const FIRST_IDS = {
  entityId: `${ENTITY}000000000000`,
  preparerId: `${PREPARER}000000000000`,
  /** The first approver of the first two entities. Batches that a benchmark adds have two approvals. */
  approverIds: [`${APPROVER}000000000000`, `${APPROVER}000000000001`] as [string, string],
};
const BENEFICIARY_ID = (entity: string, no: string) => `md5('p' || ${entity} || ' ' || ${no})::uuid`;

const wordOf = (words: readonly string[], pick: string) =>
  `(ARRAY[${words.map((word) => `'${word}'`).join(',')}])[1 + (${pick})]`;
const FIRST_NAMES =
  'Thandi,Sipho,Anna,Cléo,Johan,Lerato,Ben,Zanele,Pieter,Aisha,Mpho,David,Naledi,Kabelo,Zoë'.split(',');
const LAST_NAMES =
  'Nkosi,Botha,Mabaso,Dlamini,Naidoo,van Wyk,Khumalo,Smith,Mokoena,Pillay,Zulu,Jacobs,Sithole,Adams'.split(
    ',',
  );
const RARE_WORDS = 'ZEPHYR,QUARTZ,OBSIDIAN,KINGFISHER,MARULA,PROTEA,JACARANDA,FYNBOS'.split(',');
const BANKS = ['FNB', 'ABSA', 'NEDBANK', 'CAPITEC', 'STANDARD_BANK'];

export const FILL_ENTITIES = [
  `INSERT INTO entities (id, name, account_id, primary_account_id, created_at)
   SELECT ${ENTITY_ID('n')}, 'Entity ' || n, ${ENTITY_ID('n')}, ${ENTITY_ID('n')},
          ${END} - interval '${YEARS} years'
     FROM generate_series(0, ${ENTITIES - 1}) AS n`,
  ...[
    ['PREPARER', PREPARER],
    ['APPROVER', APPROVER],
  ].map(
    ([role = '', first = '']) => `INSERT INTO users (id, entity_id, name, roles, subject, created_at)
   SELECT ${USER_ID('n', first)}, ${ENTITY_ID('n')}, lower('${role} ') || n, '{${role}}',
          lower('${role}-') || n, ${END} - interval '${YEARS} years'
     FROM generate_series(0, ${ENTITIES - 1}) AS n`,
  ),
  `INSERT INTO entity_configs
          (entity_id, legal_name, country, enabled_currencies, payouts_enabled, max_batch_withdrawals,
           max_batch_amounts, rails, updated_at)
   SELECT ${ENTITY_ID('n')}, 'Entity ' || n, 'ZA', '{ZAR}', true, 1000000, '[]',
          '[{"rail":"EFT","maxAmountMinor":"500000000","unitFeeMinor":"250","cutOff":null}]', ${END}
     FROM generate_series(0, ${ENTITIES - 1}) AS n`,
];

/** $1: people of the first entity, $2: of each other one. */
export const FILL_PEOPLE = `
  INSERT INTO beneficiaries (id, entity_id, bank_code, account_number, created_at)
  SELECT ${BENEFICIARY_ID('e', 'n')}, ${ENTITY_ID('e')}, ${wordOf(BANKS, `n % ${BANKS.length}`)},
         (6200000000 + n)::text, ${END} - interval '${YEARS} years'
    FROM generate_series(0, ${ENTITIES - 1}) AS e,
         LATERAL generate_series(0, CASE e WHEN 0 THEN $1::int ELSE $2::int END - 1) AS n`;

/** The batches of the payouts, with the number of their first row. $1: how many payouts are in batches. */
export const PLAN_BATCHES = [
  `CREATE TEMP TABLE planned AS
   SELECT s.no, s.first, least(s.rows, s.debits - s.first)::int AS rows,
          CASE pg_temp.pick(s.no, 41, 2) WHEN 0 THEN 0
               ELSE 1 + floor(${ENTITIES - 1} * power(pg_temp.share(s.no, 42), 1.5))::int END AS entity,
          date_trunc('milliseconds', ${END} - interval '1 hour'
            - (1 - least(s.first + s.rows, s.debits)::float8 / s.debits) * interval '${HOURS} hours') AS at,
          pg_temp.pick(s.no, 43, 100)::int AS kind
     FROM (SELECT no, rows, (sum(rows) OVER (ORDER BY no) - rows)::bigint AS first, $1::bigint AS debits
             FROM (SELECT no, ceil(-ln(1 - pg_temp.share(no, 44)) * ${MEAN_BATCH_ROWS})::bigint + 1 AS rows
                     FROM generate_series(0, 100 + $1::bigint / ${MEAN_BATCH_ROWS} * 2) AS no) sizes) s
    WHERE s.first < s.debits`,
  `ALTER TABLE planned ADD COLUMN id uuid, ADD COLUMN label text, ADD COLUMN ms bigint`,
  `UPDATE planned SET ms = pg_temp.ms_of(at), id = pg_temp.uuid_at(pg_temp.ms_of(at) - 3600000, no, '0'),
          label = CASE
      WHEN kind < 45 THEN 'Salaries ' || to_char(at, 'FMMonth YYYY')
      WHEN kind < 75 THEN 'Suppliers week ' || to_char(at, 'IW YYYY')
      WHEN kind < 90 THEN 'Commission Q' || to_char(at, 'Q YYYY')
      WHEN kind < 99 THEN 'Refunds ' || to_char(at, 'YYYY-MM-DD')
      ELSE initcap(${wordOf(RARE_WORDS, `pg_temp.pick(no, 46, ${RARE_WORDS.length})`)}) || ' settlement'
    END`,
  'CREATE UNIQUE INDEX ON planned (no)',
  'ANALYZE planned',
];

/** Half of the payouts of these last days are still with the bank. */
const OPEN_DAYS = 10;
const REASON = 'The bank says that this account does not exist.';

/** The rows of the batches $1 to $2 - 1. $3: people of the first entity, $4: of each other one. */
export const FILL_ROWS = `
  WITH numbered AS (
    SELECT b.*, b.first + r.row - 1 AS n, r.row,
           b.at + (r.row - 1) / 1000 * interval '137 milliseconds' AS paid_at,
           b.ms + (r.row - 1) / 1000 * 137 AS paid_ms,
           floor(CASE b.entity WHEN 0 THEN $3::int ELSE $4::int END
                 * power(pg_temp.share(b.first + r.row, 51), 3))::bigint AS person
      FROM planned b, LATERAL generate_series(1, b.rows) AS r (row)
     WHERE b.no >= $1 AND b.no < $2
  ), drawn AS MATERIALIZED (
    SELECT d.*, ${ENTITY_ID('d.entity')} AS entity_id,
           ${BENEFICIARY_ID('d.entity', 'd.person')} AS beneficiary_id,
           pg_temp.uuid_at(d.paid_ms, d.n, '1') AS payout_id,
           pg_temp.uuid_at(d.ms - 3600000, d.n, '2') AS withdrawal_id,
           pg_temp.uuid_at(d.paid_ms, d.n, '3') AS attempt_id,
           ${wordOf(FIRST_NAMES, `pg_temp.pick(d.person, 57, ${FIRST_NAMES.length})`)} || ' ' ||
           ${wordOf(LAST_NAMES, `pg_temp.pick(d.person, 58, ${LAST_NAMES.length})`)} AS name,
           CASE WHEN pg_temp.pick(d.n, 59, 5) = 0 THEN 1500000
                ELSE 100 + floor(exp(6 + 9 * (pg_temp.share(d.n, 60) + pg_temp.share(d.n, 61)) / 2))::bigint
           END AS amount_minor,
           CASE WHEN pg_temp.pick(d.n, 62, 5000) = 0
                THEN ${wordOf(RARE_WORDS, `pg_temp.pick(d.n, 63, ${RARE_WORDS.length})`)} || ' ' || d.n % 1000
                WHEN d.kind < 45 THEN 'SALARY ' || upper(to_char(d.at, 'MON'))
                WHEN d.kind < 75 THEN 'INV ' || pg_temp.pick(d.n, 64, 100000000)
                WHEN d.kind < 90 THEN 'COMMISSION ' || to_char(d.at, 'MMYY')
                ELSE 'REFUND ' || d.n END AS reference,
           CASE WHEN d.n % ${RETURNED_EVERY} = ${RETURNED_EVERY - 1} THEN 'REVERSED'
                WHEN pg_temp.pick(d.n, 65, 33) = 0 THEN 'FAILED'
                WHEN d.at > ${END} - interval '${OPEN_DAYS} days' AND d.n % 2 = 0 THEN 'PROCESSING'
                ELSE 'COMPLETE' END AS status
      FROM numbered d
  ), withdrawn AS (
    INSERT INTO withdrawals
           (id, batch_id, entity_id, row_number, beneficiary_id, beneficiary_name, normalised_name, name_key,
            bank_code, branch_code, account_number, account_type, amount_minor, unit_fee_minor, vat_minor,
            rail, beneficiary_reference, own_reference, external_id, status, failure_code, failure_reason,
            retryable, attempt_id, bank_connection, rail_reference, payout_id, submitted_at, created_at,
            updated_at)
    SELECT withdrawal_id, id, entity_id, row, beneficiary_id, name,
           lower(translate(name, 'éë', 'ee')), lower(translate(name, 'éëi', 'eel')),
           ${wordOf(BANKS, `(person % ${BANKS.length})::int`)}, '250655', (6200000000 + person)::text,
           'CURRENT',
           amount_minor, 250, 38, 'EFT', reference, CASE n % 2 WHEN 0 THEN 'PAYROLL ' || n END,
           CASE WHEN person % 3 > 0 THEN 'EMP-' || person END,
           CASE status WHEN 'PROCESSING' THEN 'SUBMITTED' ELSE status END,
           CASE WHEN status IN ('FAILED', 'REVERSED') THEN 'INVALID_ACCOUNT' END,
           CASE WHEN status IN ('FAILED', 'REVERSED') THEN '${REASON}' END,
           CASE WHEN status IN ('FAILED', 'REVERSED') THEN 'WITH_CHANGES' END,
           attempt_id, 'sandbox', 'R' || n, payout_id, paid_at, at - interval '1 hour',
           paid_at + interval '4 seconds'
      FROM drawn
  )
  INSERT INTO payouts
         (id, entity_id, direction, status, currency, amount_minor, fee_minor, beneficiary_id,
          recipient_reference, batch_id, withdrawal_id, rail, failure_code, failure_reason, reversal_of,
          created_at, updated_at)
  SELECT payout_id, entity_id, 'DEBIT', status, 'ZAR', amount_minor, 288, beneficiary_id, reference, id,
         withdrawal_id, 'EFT', CASE WHEN status IN ('FAILED', 'REVERSED') THEN 'INVALID_ACCOUNT' END,
         CASE WHEN status IN ('FAILED', 'REVERSED') THEN '${REASON}' END,
         NULL, paid_at, paid_at + interval '4 seconds'
    FROM drawn
   UNION ALL
  SELECT pg_temp.uuid_at(paid_ms + 86400000, n, '4'), entity_id, 'CREDIT', 'COMPLETE', 'ZAR',
         amount_minor, 0, beneficiary_id, reference, id, withdrawal_id, 'EFT', 'INVALID_ACCOUNT',
         '${REASON}', payout_id,
         least(paid_at + interval '1 day', ${END}), least(paid_at + interval '1 day', ${END})
    FROM drawn
   WHERE status = 'REVERSED'`;

/** $1: how many times money came in. */
export const FILL_TOP_UPS = `
  INSERT INTO payouts
         (id, entity_id, direction, status, currency, amount_minor, fee_minor, recipient_reference,
          created_at, updated_at)
  SELECT pg_temp.uuid_at(pg_temp.ms_of(t.at), n, '5'), ${ENTITY_ID('t.entity')}, 'CREDIT', 'COMPLETE',
         t.currency,
         (100000000 + pg_temp.pick(n, 82, 900000000)) * CASE t.currency WHEN 'USDC' THEN 10000 ELSE 1 END, 0,
         'TOP-UP ' || n, t.at, t.at
    FROM generate_series(0, $1::bigint - 1) AS n,
         LATERAL (SELECT date_trunc('milliseconds', ${END} - (1 - (n + 0.5)::float8 / $1::bigint)
                           * interval '${HOURS} hours') AS at,
                         CASE pg_temp.pick(n, 83, 2) WHEN 0 THEN 0
                              ELSE 1 + pg_temp.pick(n, 84, ${ENTITIES - 1}) END AS entity,
                         CASE pg_temp.pick(n, 85, 20) WHEN 0 THEN 'USD' WHEN 1 THEN 'USDC'
                              ELSE 'ZAR' END AS currency) t`;

const BATCH_COLUMNS = `id, entity_id, label, status, currency, withdrawal_count, people_count,
         total_amount_minor, total_unit_fee_minor, total_vat_minor, content_digest, approvals_required,
         created_by, created_at, expires_at, release_at, completed_at, updated_at`;

/** Batches of every entity that wait for approval. */
const WAITING_BATCHES = 3;
const WAITING_ROWS = 20;

/** The batches of the rows, and the rows that triggers would have written for both. */
export const FILL_BATCHES = [
  `CREATE TEMP TABLE counted AS
   SELECT batch_id, status, count(*)::int AS count, sum(amount_minor)::bigint AS amount_minor
     FROM withdrawals GROUP BY 1, 2`,
  'CREATE INDEX ON counted (batch_id)',
  'ANALYZE counted',
  `INSERT INTO batches (${BATCH_COLUMNS})
   SELECT b.id, ${ENTITY_ID('b.entity')}, b.label,
          CASE WHEN c.open > 0 THEN 'PROCESSING' WHEN c.paid = b.rows THEN 'COMPLETE'
               WHEN c.paid = 0 THEN 'FAILED' ELSE 'PARTIALLY_COMPLETE' END,
          'ZAR', b.rows, b.rows, c.amount_minor, 250 * b.rows, 38 * b.rows,
          md5(b.no::text) || md5('d' || b.no),
          1, ${USER_ID('b.entity', PREPARER)}, b.at - interval '1 hour', b.at + interval '7 days', b.at,
          CASE WHEN c.open = 0 THEN b.at + interval '4 seconds' END, b.at + interval '4 seconds'
     FROM planned b,
          LATERAL (SELECT sum(amount_minor)::bigint AS amount_minor,
                          coalesce(sum(count) FILTER (WHERE status = 'SUBMITTED'), 0) AS open,
                          coalesce(sum(count) FILTER (WHERE status IN ('COMPLETE', 'REVERSED')), 0) AS paid
                     FROM counted WHERE batch_id = b.id) c`,
  `INSERT INTO approvals (batch_id, user_id, entity_id, content_digest, approved_at)
   SELECT id, ${USER_ID('entity', APPROVER)}, ${ENTITY_ID('entity')},
          md5(no::text) || md5('d' || no), at FROM planned`,
  `INSERT INTO batches (${BATCH_COLUMNS})
   SELECT pg_temp.uuid_at(pg_temp.ms_of(w.at), e * ${WAITING_BATCHES} + n, '6'), ${ENTITY_ID('e')},
          'Salaries to approve ' || n,
          'PENDING_APPROVAL', 'ZAR', ${WAITING_ROWS}, ${WAITING_ROWS}, ${WAITING_ROWS} * 150000,
          250 * ${WAITING_ROWS}, 38 * ${WAITING_ROWS}, repeat('0', 64), 1, ${USER_ID('e', PREPARER)}, w.at,
          w.at + interval '7 days', NULL, NULL, w.at
     FROM generate_series(0, ${ENTITIES - 1}) AS e, generate_series(1, ${WAITING_BATCHES}) AS n,
          LATERAL (SELECT ${END} - n * interval '1 hour' AS at) w`,
  `INSERT INTO withdrawals
          (id, batch_id, entity_id, row_number, beneficiary_id, beneficiary_name, normalised_name, name_key,
           bank_code, branch_code, account_number, account_type, amount_minor, unit_fee_minor, vat_minor,
           rail, beneficiary_reference, status, created_at, updated_at)
   SELECT md5(b.id || ' ' || p.row)::uuid, b.id, b.entity_id,
          p.row, p.id, 'Thandi Nkosi', 'thandi nkosi', 'thandl nkosl', p.bank_code, '250655',
          p.account_number, 'CURRENT', 150000, 250, 38, 'EFT', 'SALARY', 'PENDING', b.created_at, b.created_at
     FROM batches b,
          LATERAL (SELECT c.id, c.bank_code, c.account_number, row_number() OVER (ORDER BY c.id) AS row
                     FROM (SELECT * FROM beneficiaries WHERE entity_id = b.entity_id ORDER BY account_number
                            LIMIT ${WAITING_ROWS}) c) p
    WHERE b.status = 'PENDING_APPROVAL'`,
  `UPDATE batches b SET withdrawal_count = w.count, people_count = w.count
     FROM (SELECT batch_id, count(*)::int AS count FROM withdrawals WHERE status = 'PENDING' GROUP BY 1) w
    WHERE w.batch_id = b.id AND b.status = 'PENDING_APPROVAL'`,
];

/** The rows that triggers write for withdrawals and payouts, computed at once. */
export const FILL_DERIVED: Readonly<Record<string, string>> = {
  batch_counts: `
    INSERT INTO batch_counts (batch_id, entity_id, status, count, amount_minor, fee_minor)
    SELECT batch_id, entity_id, status, count(*)::int, sum(amount_minor)::bigint,
           sum(unit_fee_minor + vat_minor)::bigint
      FROM withdrawals GROUP BY 1, 2, 3`,
  recipient_search: `
    INSERT INTO recipient_search (entity_id, beneficiary_id, words)
    SELECT DISTINCT entity_id, beneficiary_id,
           ' ' || concat_ws(' ', normalised_name, lower(external_id), account_number)
      FROM withdrawals`,
  payout_sums: `
    INSERT INTO payout_sums
           (entity_id, period, starts_at, direction, status, currency, count, amount_minor, fee_minor)
    SELECT p.entity_id, t.period, start_of_period(t.period, p.created_at), p.direction, p.status, p.currency,
           count(*), sum(p.amount_minor), sum(p.fee_minor)
      FROM payouts p, (VALUES ('QUARTER_HOUR'), ('DAY'), ('MONTH')) AS t (period)
     GROUP BY 1, 2, 3, 4, 5, 6`,
  recipient_sums: `
    INSERT INTO recipient_sums (entity_id, beneficiary_id, currency, count, amount_minor)
    SELECT entity_id, beneficiary_id, currency, count(*), sum(amount_minor)
      FROM payouts
     WHERE direction = 'DEBIT' AND status = 'COMPLETE' AND beneficiary_id IS NOT NULL
     GROUP BY 1, 2, 3`,
  recipient_names: `
    INSERT INTO recipient_names (entity_id, beneficiary_id, name)
    SELECT DISTINCT entity_id, beneficiary_id, beneficiary_name
      FROM withdrawals WHERE status IN ('COMPLETE', 'REVERSED')`,
  recipient_counts: `
    INSERT INTO recipient_counts (entity_id, count)
    SELECT entity_id, count(*) FROM beneficiaries GROUP BY entity_id`,
  batch_status_counts: `
    INSERT INTO batch_status_counts (entity_id, status, count)
    SELECT entity_id, status, count(*) FROM batches GROUP BY 1, 2`,
  beneficiaries: `
    UPDATE beneficiaries b SET last_paid_at = p.at
      FROM (SELECT beneficiary_id, max(created_at) AS at
              FROM payouts WHERE direction = 'DEBIT' AND status = 'COMPLETE' GROUP BY 1) p
     WHERE p.beneficiary_id = b.id`,
};
