import { afterAll, beforeAll, expect, it } from 'vitest';
import { slipped } from '../../../domain/collections/testing/slips.ts';
import type { ReceiptReason, ReceiptStatus } from '../../../shared/collection-terms.ts';
import { runs } from '../../../shared/testing/runs.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { collectingCompany } from './testing/receiving-account.ts';
import { COLLECTIONS } from './testing/receiving-company.ts';

/** 100 receipts of every kind among many requests, with what each must become written down before. */

const REQUESTS = runs(300, 1_000);
/** Payers with three requests of one amount each. */
const PAYERS = REQUESTS / 3;
const KINDS = 20;
const EACH = 5;

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

interface Asked {
  id: string;
  reference: string;
  payerId: string;
  name: string;
  minor: bigint;
}

/** What a receipt says, and what it must become. */
interface Planted {
  text: string;
  minor: bigint;
  name?: string;
  reason: ReceiptReason;
  status: ReceiptStatus;
  /** The requests that it pays, with what they then have open. */
  pays?: [Asked, bigint][];
}

/** One receipt of a kind, for requests that no other planted receipt is about. */
function plant(kind: number, own: Asked[], foreign: Asked, payerReference: string): Planted {
  const [one, two] = own as [Asked, Asked];
  const all = (status: ReceiptStatus = 'ALLOCATED') => ({ status, pays: [[one, 0n]] as [Asked, bigint][] });
  const waits = { status: 'UNALLOCATED' as const };
  const { reference, minor } = one;
  switch (kind) {
    case 0:
      return { text: reference, minor, reason: 'REFERENCE', ...all() };
    case 1:
      return { text: `ref${reference.toLowerCase()} thank you`, minor, reason: 'REFERENCE', ...all() };
    case 2:
      return { text: `${reference.slice(0, 4)} ${reference.slice(4)}`, minor, reason: 'REFERENCE', ...all() };
    case 3:
      return { text: reference, minor: minor - 1n, reason: 'PART', status: 'ALLOCATED', pays: [[one, 1n]] };
    case 4:
      return { text: reference, minor: minor + 1n, reason: 'TOO_MUCH', ...all() };
    case 5:
      return {
        text: `${reference} AND ${two.reference}`,
        minor: minor + two.minor,
        reason: 'SEVERAL_REFERENCES',
        status: 'ALLOCATED',
        pays: [
          [one, 0n],
          [two, 0n],
        ],
      };
    case 6:
      return { text: `${reference} ${two.reference}`, minor, reason: 'SEVERAL_AMOUNT_DIFFERS', ...waits };
    case 7:
      return { text: slipped(reference, 'WRONG', 3), minor, reason: 'REFERENCE_SLIP', ...waits };
    case 8:
      return { text: slipped(reference, 'MISSING', 7), minor, reason: 'REFERENCE_SLIP', ...waits };
    case 9:
      return { text: slipped(reference, 'DOUBLED', 7), minor, reason: 'REFERENCE', ...all() };
    case 10:
      return { text: payerReference, minor: minor * 3n, reason: 'PAYER_TOTAL', status: 'ALLOCATED' };
    case 11:
      return { text: payerReference, minor: minor + 1n, reason: 'PAYER_AMOUNT_DIFFERS', ...waits };
    case 12:
      return { text: foreign.reference, minor, reason: 'UNKNOWN', ...waits };
    case 13:
      return { text: 'NO REFERENCE', minor, reason: 'UNKNOWN', ...waits };
    case 14:
      return { text: 'SCHOOL FEES', name: one.name, minor, reason: 'SEVERAL_CANDIDATES', ...waits };
    case 15:
      return { text: '', minor: minor * 7n, reason: 'UNKNOWN', ...waits };
    case 16:
      return { text: slipped(payerReference, 'WRONG', 4), minor, reason: 'PAYER_SLIP', ...waits };
    case 17:
      return { text: `${reference} ${foreign.reference}`, minor, reason: 'REFERENCE', ...all() };
    case 18:
      return { text: `2026${'0'.repeat(20)}`, minor, reason: 'UNKNOWN', ...waits };
    default:
      return { text: slipped(reference, 'SWAPPED', 0), minor, reason: 'REFERENCE_SLIP', ...waits };
  }
}

it(`each of 100 receipts among ${REQUESTS} requests becomes what it truly is`, async () => {
  const company = await collectingCompany(installation);
  const other = await collectingCompany(installation);
  const foreign = await other.asked({ amount: '5.00' });
  const sent = Array.from({ length: REQUESTS }, (_, n) => ({
    payer: { name: `Payer ${n % PAYERS} of the school` },
    label: 'Fees',
    currency: 'ZAR',
    amount: `${500 + (n % PAYERS)}.00`,
    dueOn: '2027-03-31',
    allowsPart: true,
    onTooMuch: 'CREDIT',
  }));
  const created = await company.post(`${COLLECTIONS}/batch`, { requests: sent });
  expect(created.status, created.text).toBe(200);
  const asked: Asked[] = created.body.requests.map(
    (one: { id: string; reference: string; payerId: string }, n: number) => ({
      ...one,
      name: `PAYER ${n % PAYERS} OF THE SCHOOL`,
      minor: BigInt(50_000 + (n % PAYERS) * 100),
    }),
  );
  const references = new Map(
    (
      await installation.context.database.query('SELECT id, reference FROM payers WHERE entity_id = $1', [
        company.entityId,
      ])
    ).map((row) => [row.id, row.reference]),
  );
  const planted = Array.from({ length: KINDS * EACH }, (_, n) => {
    const own = asked.filter((__, at) => at % PAYERS === n);
    const foreigner = { ...own[0]!, reference: foreign.reference };
    return plant(n % KINDS, own, foreigner, references.get(own[0]!.payerId)!);
  });
  // Of a day each: the statement of the bank agrees with COLLECTION at every one.
  for (let from = 0; from < planted.length; from += 25) {
    const some = planted.slice(from, from + 25);
    const money = some.map(({ text, minor, name }) => ({
      text,
      amountMinor: minor,
      ...(name ? { name } : {}),
    }));
    await company.receive(...money);
    expect(await company.collected()).toBe(company.bank.balanceMinor);
    expect(await company.difference()).toEqual({ difference: '0.00', reasons: [] });
  }
  const rows = await company.receipts();
  const found = rows.map(({ reason, status }, n) => `${n % KINDS} ${reason} ${status}`);
  expect(found).toEqual(planted.map(({ reason, status }, n) => `${n % KINDS} ${reason} ${status}`));
  const paid = await installation.context.database.query(
    `SELECT id, amount_minor - paid_minor AS open, paid_minor, payer_id
       FROM payment_requests
      WHERE entity_id = $1`,
    [company.entityId],
  );
  const open = new Map(paid.map((row) => [row.id, row.open]));
  for (const { pays = [] } of planted)
    for (const [{ id }, openMinor] of pays) expect(open.get(id)).toBe(openMinor);
  // Nothing landed on a request that the table does not name.
  const named = new Set(planted.flatMap(({ pays = [] }) => pays.map(([{ id }]) => id)));
  const totals = new Set(
    planted.flatMap(({ reason }, n) => (reason === 'PAYER_TOTAL' ? asked[n]!.payerId : [])),
  );
  for (const row of paid)
    if (!named.has(row.id) && !totals.has(row.payer_id)) expect(row.paid_minor).toBe(0n);
  expect((await verifyLedger(ownerOf(installation.context.database))).faults).toEqual([]);
});
