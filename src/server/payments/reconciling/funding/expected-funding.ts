import type {
  ExpectedItem,
  OpenEntry,
  StandingReference,
} from '../../../../domain/reconciliation/expected.ts';
import type { Currency } from '../../../../shared/money.ts';
import type { Queryable, RowOf } from '../../../platform/database/pool.ts';
import type { DayAccount } from '../statements/day-totals.ts';

/** A funding record as a statement shows it. */
interface FundingItem extends ExpectedItem {
  kind: 'FUNDING';
  withdrawalId: null;
  ofFileId: null;
  fundingId: string;
  receiptId: null;
  isRejected: false;
}

/** The most announcements, and the most received records, that are compared with entries. */
const MOST = 500;

/** The references to quote of the entity, which mean funding on any of its accounts. */
export async function loadStanding(
  db: Queryable,
  { entityId, accountNumber }: DayAccount,
): Promise<StandingReference[]> {
  const rows = await db.query(
    'SELECT connection_id, reference FROM funding_references WHERE entity_id = $1 ORDER BY connection_id',
    [entityId],
  );
  return rows.map((row) => ({
    id: row.connection_id,
    kind: 'FUNDING',
    accountNumber,
    reference: row.reference,
  }));
}

const SELECT_FUNDING = `
  SELECT r.id, r.state, r.expected_minor, r.expected_on, r.received_minor, r.received_on, s.reference,
         c.payer_account_number, e.id AS entry_id, e.bank_reference, a.account_number
    FROM funding_records r
    LEFT JOIN bank_file_connections c ON c.id = r.connection_id
    LEFT JOIN funding_references s ON s.connection_id = r.connection_id
    LEFT JOIN LATERAL (
         SELECT m.entry_id
           FROM funding_movements m
          WHERE m.funding_id = r.id AND m.amount_minor > 0
          ORDER BY m.transfer_id
          LIMIT 1) m ON true
    LEFT JOIN statement_entries e ON e.id = m.entry_id
    LEFT JOIN statement_accounts a ON a.id = e.account_id`;

type FundingRow = RowOf<typeof SELECT_FUNDING>;

/** Announced money, and received money whose amount an entry takes out. */
export async function loadExpectedFunding(
  db: Queryable,
  { entityId, currency }: DayAccount,
  entries: readonly OpenEntry[],
): Promise<FundingItem[]> {
  const announced = await db.query(
    `${SELECT_FUNDING}
      WHERE r.entity_id = $1 AND r.currency = $2 AND r.state = 'EXPECTED'
      ORDER BY r.day DESC, r.id DESC
      LIMIT $3`,
    [entityId, currency, MOST],
  );
  const out = entries.flatMap(({ entry }) => (entry.amountMinor < 0n ? [-entry.amountMinor] : []));
  const received = await db.query(
    `${SELECT_FUNDING}
      WHERE r.entity_id = $1 AND r.currency = $2 AND r.state = 'RECEIVED' AND r.received_minor = ANY($3)
      ORDER BY r.day DESC, r.id DESC
      LIMIT $4`,
    [entityId, currency, [...new Set(out)], MOST],
  );
  return [...announced, ...received].flatMap(itemOf);
}

/** Records of an entity in a currency, by their ids; those that no entry can be posted for are left out. */
export async function loadFundingToPost(
  db: Queryable,
  { entityId, currency }: { entityId: string; currency: Currency },
  ids: readonly string[],
): Promise<FundingItem[]> {
  const rows = await db.query(
    `${SELECT_FUNDING}
      WHERE r.id = ANY($1) AND r.entity_id = $2 AND r.currency = $3 AND r.state IN ('EXPECTED', 'RECEIVED')`,
    [ids, entityId, currency],
  );
  return rows.flatMap(itemOf);
}

/** A record as a statement shows it. Simulated money is on no statement. */
function itemOf(row: FundingRow): FundingItem[] {
  const isReceived = row.state === 'RECEIVED';
  const accountNumber = isReceived ? row.account_number : row.payer_account_number;
  const amountMinor = isReceived ? row.received_minor : row.expected_minor;
  const date = isReceived ? row.received_on : row.expected_on;
  if (accountNumber === null || amountMinor === null || date === null) return [];
  const names = isReceived ? [row.reference, row.bank_reference] : [row.reference];
  return [
    {
      id: `FUNDING ${row.id}`,
      kind: 'FUNDING',
      accountNumber,
      amountMinor,
      date,
      endToEndId: null,
      references: names.filter((name) => name !== null),
      fileId: null,
      position: null,
      counterpartyAccount: null,
      earlierEntryId: row.entry_id,
      earlierReturnId: null,
      withdrawalId: null,
      ofFileId: null,
      fundingId: row.id,
      receiptId: null,
      isRejected: false,
    },
  ];
}

/** The most records that a user can choose from. */
const MOST_CANDIDATES = 50;

/** The items of records that a user can say an entry is about, the latest first. */
export async function listFundingCandidates(
  db: Queryable,
  entityId: string,
  wanted: { currency: Currency; state: 'EXPECTED' | 'RECEIVED'; amountMinor: bigint | null },
): Promise<string[]> {
  const rows = await db.query(
    `SELECT r.id
       FROM funding_records r
      WHERE r.entity_id = $1 AND r.currency = $2 AND r.state = $3
        AND ($4::bigint IS NULL OR r.received_minor >= $4)
        AND (r.state = 'EXPECTED'
             OR EXISTS (SELECT
                          FROM funding_movements m
                         WHERE m.funding_id = r.id AND m.entry_id IS NOT NULL))
      ORDER BY r.day DESC, r.id DESC
      LIMIT $5`,
    [entityId, wanted.currency, wanted.state, wanted.amountMinor, MOST_CANDIDATES],
  );
  return rows.map(({ id }) => `FUNDING ${id}`);
}
