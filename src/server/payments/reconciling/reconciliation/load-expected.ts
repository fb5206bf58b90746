import { contraReferences } from '../../../../domain/bank-files/acb/contra-references.ts';
import { blockNumbers } from '../../../../domain/bank-files/pain001/blocks.ts';
import { paymentInformationId } from '../../../../domain/bank-files/pain001/names.ts';
import { ourReference } from '../../../../domain/bank-files/payment-csv/our-reference.ts';
import type {
  ExpectedFile,
  ExpectedItem,
  OpenEntry,
  StandingReference,
} from '../../../../domain/reconciliation/expected.ts';
import { PAID_STATUSES } from '../../../../domain/payouts/withdrawal-states.ts';
import { RAILS } from '../../../../shared/terms.ts';
import { addDays, dayOf } from '../../../../shared/calendar-day.ts';
import type { Queryable, RowOf } from '../../../platform/database/pool.ts';
import { loadExpectedFunding, loadFundingToPost, loadStanding } from '../funding/expected-funding.ts';
import { loadReceiptsToPost, loadReceiptsToTakeBack } from '../receipts/expected-receipts.ts';
import type { DayAccount } from '../statements/day-totals.ts';
import { loadUnsettledFees } from './settle-fees.ts';

/**
 * Files whose day is this long before or after an entry are compared with it. Named payments have no limit.
 */
const DAYS_BEFORE = 35;
const DAYS_AFTER = 10;

/** An expected item with what its posting needs. */
export interface LoadedItem extends ExpectedItem {
  kind: Exclude<ExpectedItem['kind'], 'COLLECTION'>;
  withdrawalId: string | null;
  ofFileId: string | null;
  fundingId: string | null;
  receiptId: string | null;
}

export interface Expected {
  items: Map<string, LoadedItem>;
  files: ExpectedFile[];
  standing: StandingReference[];
}

/**
 * What the statements of an entity should show around the days of the entries, what the entries name, and
 * funding. An account that only receives shows none of that: its entries may only take receipts back.
 */
export async function loadExpected(
  db: Queryable,
  account: DayAccount & { id: string; isReceiving: boolean; alsoReceives: boolean },
  entries: readonly OpenEntry[],
  timezone: string,
): Promise<Expected> {
  if (account.isReceiving) {
    const receipts = await loadReceiptsToTakeBack(db, account, entries);
    return { items: new Map(receipts.map((one) => [one.id, one])), standing: [], files: [] };
  }
  const ranges = daysAround(entries.map(({ entry }) => entry.valueDate));
  const files = await db.query(
    `${SELECT_FILES}
      WHERE f.entity_id = $2 AND f.currency = $3 AND f.left_at IS NOT NULL
        AND EXISTS (SELECT FROM unnest($4::text[], $5::text[]) AS r (first, last)
                     WHERE f.execution_date BETWEEN r.first AND r.last)`,
    [
      PAID_STATUSES,
      account.entityId,
      account.currency,
      ranges.map(({ first }) => first),
      ranges.map(({ last }) => last),
    ],
  );
  const ofFiles = await loadPayments(
    db,
    files.map(({ id }) => id),
  );
  const named = await loadNamed(db, account, namesIn(entries));
  const items = new Map<string, LoadedItem>();
  for (const row of [...ofFiles, ...named])
    for (const item of itemsOf(row, timezone)) items.set(item.id, item);
  for (const item of await openFees(db, account, files)) items.set(item.id, item);
  for (const item of await loadExpectedFunding(db, account, entries)) items.set(item.id, item);
  if (account.alsoReceives)
    for (const item of await loadReceiptsToTakeBack(db, account, entries)) items.set(item.id, item);
  return {
    items,
    standing: await loadStanding(db, account),
    files: files.map((file) => ({
      fileId: file.id,
      names: namesOfFile(file),
      blocks: blocksOfFile(file),
    })),
  };
}

function namesOfFile({ id, file_name, acb_short_name, execution_date }: FileRow): string[] {
  return [
    id.replaceAll('-', ''),
    file_name,
    file_name.replace(/\.[^.]*$/, ''),
    ...(acb_short_name === null ? [] : contraReferences(acb_short_name, execution_date)),
  ];
}

/** The names of the payment information blocks of a file that may have several rails. */
function blocksOfFile({ id, rails }: FileRow): NonNullable<ExpectedFile['blocks']> {
  const fileId = id.replaceAll('-', '');
  return [...blockNumbers(rails ?? [])].map(([rail, number]) => ({
    rail,
    name: paymentInformationId(fileId, number),
  }));
}

/** Whose items, and in which currency. */
type Of = Pick<DayAccount, 'entityId' | 'currency'>;

/**
 * Items by their ids, to post entries for them. Items of other entities or currencies, and unknown ones, are
 * left out.
 */
export async function loadItemsToPost(
  db: Queryable,
  { entityId, currency }: Of,
  ids: readonly string[],
): Promise<Map<string, LoadedItem>> {
  const wanted = new Set(ids);
  const idsOf = (...kinds: string[]) =>
    [...wanted].map((id) => id.split(' ')).flatMap(([kind, id]) => (kinds.includes(kind!) ? [id!] : []));
  const payments = await db.query(
    `${SELECT_PAYMENTS}
      WHERE p.withdrawal_id = ANY($1) AND f.entity_id = $2 AND f.currency = $3 AND f.left_at IS NOT NULL`,
    [idsOf('PAYOUT', 'RETURN', 'REJECTED'), entityId, currency],
  );
  const files = await db.query(
    `${SELECT_FILES} WHERE f.id = ANY($2) AND f.entity_id = $3 AND f.currency = $4 AND f.left_at IS NOT NULL`,
    [PAID_STATUSES, idsOf('FEE'), entityId, currency],
  );
  // The day of a return is that of its entry.
  const items = [
    ...payments.flatMap((row) => itemsOf(row, 'UTC')),
    ...files.flatMap(feesOf),
    ...(await loadFundingToPost(db, { entityId, currency }, idsOf('FUNDING'))),
    ...(await loadReceiptsToPost(db, { entityId, currency }, idsOf('RECEIPT'))),
  ];
  return new Map(items.filter(({ id }) => wanted.has(id)).map((item) => [item.id, item]));
}

/** All payments of files that have left, in the order of the files. */
export async function loadItemsOfFiles(
  db: Queryable,
  { entityId, currency }: Of,
  fileIds: readonly string[],
): Promise<LoadedItem[]> {
  const rows = await db.query(
    `${SELECT_PAYMENTS}
      WHERE p.file_id = ANY($1) AND f.entity_id = $2 AND f.currency = $3 AND f.left_at IS NOT NULL
      ORDER BY p.file_id, p.sequence_number`,
    [fileIds, entityId, currency],
  );
  return rows.flatMap((row) => itemsOf(row, 'UTC')).filter(({ kind }) => kind !== 'RETURN');
}

const SELECT_FILES = `
  SELECT f.id, f.file_name, f.payer_account_number, f.execution_date,
         f.profile -> 'acb' ->> 'shortName' AS acb_short_name, fees.entry_id AS fees_entry_id,
         CASE WHEN (f.profile -> 'severalRailsInFile')::boolean
              THEN (SELECT array_agg(DISTINCT w.rail)
                      FROM bank_file_payments p
                      JOIN withdrawals w ON w.id = p.withdrawal_id
                     WHERE p.file_id = f.id)
         END AS rails,
         (SELECT coalesce(sum(c.fee_minor), 0)::bigint
            FROM batch_counts c
           WHERE c.batch_id = f.batch_id AND c.status = ANY($1)) AS fee_minor
    FROM bank_files f
    LEFT JOIN entry_postings fees ON fees.file_id = f.id AND fees.kind = 'FEE'`;

type FileRow = RowOf<typeof SELECT_FILES>;

/** The fees of files, without those that a fee of the bank for a month has settled. */
async function openFees(
  db: Queryable,
  account: DayAccount & { id: string },
  files: readonly FileRow[],
): Promise<LoadedItem[]> {
  const fees = files.flatMap(feesOf);
  if (fees.length === 0) return [];
  const { inAllMinor, firstDay } = await loadUnsettledFees(db, account, '');
  return inAllMinor > 0n
    ? fees
    : fees.filter(({ earlierEntryId, date }) => earlierEntryId !== null || date < firstDay);
}

/** The fees that the payments of a file have cost; none while they are not paid. */
function feesOf(row: FileRow): LoadedItem[] {
  if (!row.fee_minor) return [];
  return [
    {
      ...NOTHING,
      id: `FEE ${row.id}`,
      kind: 'FEE',
      accountNumber: row.payer_account_number,
      amountMinor: -row.fee_minor,
      date: row.execution_date,
      earlierEntryId: row.fees_entry_id,
      ofFileId: row.id,
    },
  ];
}

const NOTHING = {
  endToEndId: null,
  references: [],
  fileId: null,
  position: null,
  counterpartyAccount: null,
  earlierReturnId: null,
  withdrawalId: null,
  fundingId: null,
  receiptId: null,
} as const;

const SELECT_PAYMENTS = `
  SELECT p.withdrawal_id, p.file_id, p.end_to_end_id, p.amount_minor, p.account_number, p.reference, p.state,
         p.returned_at, coalesce(p.state, 'RECEIVED') = 'RECEIVED' AND f.profile ->> 'paidBy' <> 'STATEMENT'
           AS awaits_answer,
         EXISTS (SELECT FROM bank_file_replies r
                  WHERE r.connection_id = f.connection_id AND r.result = 'STORED') AS has_unread_answer,
         CASE WHEN (f.profile -> 'severalRailsInFile')::boolean
              THEN (SELECT w.rail FROM withdrawals w WHERE w.id = p.withdrawal_id)
         END AS rail,
         f.payer_account_number, f.execution_date, f.format, f.file_number,
         p.sequence_number - f.first_sequence_number + 1 AS position, paid.entry_id AS paid_entry_id,
         back.entry_id AS back_entry_id, debited.entry_id AS debited_entry_id,
         given_back.entry_id AS given_back_entry_id
    FROM bank_file_payments p
    JOIN bank_files f ON f.id = p.file_id
    LEFT JOIN entry_postings paid
           ON paid.withdrawal_id = p.withdrawal_id AND paid.kind = 'PAYOUT' AND paid.part = 0
    LEFT JOIN entry_postings back
           ON back.withdrawal_id = p.withdrawal_id AND back.kind = 'RETURN' AND back.part = 0
    LEFT JOIN entry_postings debited
           ON debited.withdrawal_id = p.withdrawal_id AND debited.kind = 'CORRECTION' AND debited.part = 0
              AND debited.amount_minor < 0
    LEFT JOIN entry_postings given_back
           ON given_back.withdrawal_id = p.withdrawal_id AND given_back.kind = 'CORRECTION'
              AND given_back.part = 0 AND given_back.amount_minor > 0`;

async function loadPayments(db: Queryable, fileIds: readonly string[]) {
  return db.query(`${SELECT_PAYMENTS} WHERE p.file_id = ANY($1)`, [fileIds]);
}

async function loadNamed(db: Queryable, { entityId, currency }: DayAccount, names: readonly string[]) {
  return db.query(
    `${SELECT_PAYMENTS}
      WHERE p.end_to_end_id = ANY($3) AND f.entity_id = $1 AND f.currency = $2 AND f.left_at IS NOT NULL`,
    [entityId, currency, names],
  );
}

type PaymentRow = Awaited<ReturnType<typeof loadPayments>>[number];

/** A payment, and its return when the bank has announced one; or a payment that the bank rejected. */
function itemsOf(row: PaymentRow, timezone: string): LoadedItem[] {
  const payout: LoadedItem = {
    id: `PAYOUT ${row.withdrawal_id}`,
    kind: 'PAYOUT',
    accountNumber: row.payer_account_number,
    amountMinor: -row.amount_minor,
    date: row.execution_date,
    endToEndId: row.end_to_end_id,
    references: [row.reference, ...ourReferences(row)],
    fileId: row.file_id,
    rail: RAILS.find((rail) => rail === row.rail) ?? null,
    position: row.position,
    counterpartyAccount: row.account_number,
    awaitsAnswer: row.awaits_answer!,
    hasUnreadAnswer: row.has_unread_answer!,
    earlierEntryId: row.paid_entry_id,
    earlierReturnId: row.back_entry_id,
    withdrawalId: row.withdrawal_id,
    ofFileId: row.file_id,
    fundingId: null,
    receiptId: null,
  };
  if (row.state === 'REJECTED' && row.paid_entry_id === null)
    return [
      {
        ...payout,
        id: `REJECTED ${row.withdrawal_id}`,
        kind: 'REJECTED',
        earlierEntryId: row.debited_entry_id,
        earlierReturnId: row.given_back_entry_id,
      },
    ];
  if (row.state !== 'RETURNED' || row.returned_at === null) return [payout];
  const back: LoadedItem = {
    ...payout,
    id: `RETURN ${row.withdrawal_id}`,
    kind: 'RETURN',
    amountMinor: row.amount_minor,
    date: dayOf(row.returned_at.getTime(), timezone),
    fileId: null,
    position: null,
    earlierEntryId: row.back_entry_id,
    earlierReturnId: null,
  };
  return [payout, back];
}

/** A CSV file has a reference of ours, which the bank repeats on our statement. */
function ourReferences({ format, file_number: fileNumber, position }: PaymentRow): string[] {
  return format === 'CSV' && position !== null ? [ourReference(fileNumber, position)] : [];
}

/** The words of entries that may be end-to-end ids, as files write them. */
function namesIn(entries: readonly OpenEntry[]): string[] {
  const names = new Set<string>();
  for (const { entry } of entries) {
    for (const { endToEndId } of entry.details) if (endToEndId !== null) names.add(endToEndId);
    for (const text of [entry.text, ...entry.details.map((detail) => detail.text)])
      for (const word of text.match(/[0-9a-f]{32}/gi) ?? []) names.add(word);
  }
  return [...names].flatMap((name) => [...new Set([name, name.toLowerCase()])]);
}

/** The days around dates, as ranges that do not overlap. */
function daysAround(dates: readonly string[]): { first: string; last: string }[] {
  const ranges: { first: string; last: string }[] = [];
  for (const date of [...new Set(dates)].toSorted()) {
    const [first, last] = [addDays(date, -DAYS_BEFORE), addDays(date, DAYS_AFTER)];
    const before = ranges.at(-1);
    if (before && first <= before.last) before.last = last;
    else ranges.push({ first, last });
  }
  return ranges;
}
