import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { receiptStates } from '../../../domain/collections/receipt-states.ts';
import { RECEIPT_STATUSES, type ReceiptStatus } from '../../../shared/collection-terms.ts';
import { databaseError } from '../../platform/database/pool.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { collectingCompany } from './testing/receiving-account.ts';

type Company = Awaited<ReturnType<typeof collectingCompany>>;

let installation: PaymentsInstallation;
let company: Company;
/** A receipt of 10.00 that is not allocated. */
let receiptId: string;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
beforeEach(async () => {
  company = await collectingCompany(installation);
  await company.receive({ text: 'THANK YOU', amountMinor: 1_000n });
  receiptId = (await company.receipts())[0]!.id;
});
afterAll(() => installation.close());

class Undone extends Error {}

type Step = readonly [sql: string, values: readonly unknown[]];

/** The constraint that refuses what the server's role does by SQL alone; null if nothing does. */
async function refusalOf(...steps: Step[]): Promise<string | null> {
  try {
    return await installation.context.database.transaction<null>(async (tx) => {
      for (const [sql, values] of steps) await tx.execute(sql, values);
      throw new Undone();
    });
  } catch (error) {
    if (error instanceof Undone) return null;
    const refusal = databaseError(error);
    if (!refusal) throw error;
    return refusal.constraint ?? refusal.message;
  }
}

interface Allocation {
  receipt?: string;
  request?: string | null;
  payer?: string | null;
  minor?: bigint;
  by?: string;
  entity?: string;
}

function allocation({ receipt, request = null, payer = null, minor, by, entity }: Allocation): Step {
  return [
    `INSERT INTO receipt_allocations
            (id, entity_id, receipt_id, request_id, payer_id, amount_minor, way, allocated_by, allocated_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'CHOICE', $7, now())`,
    [
      randomUUID(),
      entity ?? company.entityId,
      receipt ?? receiptId,
      request,
      payer,
      minor ?? 1_000n,
      by ?? company.approver.user.id,
    ],
  ];
}

const end = (id: string): Step => [
  `UPDATE receipt_allocations
      SET end_kind = 'DEALLOCATED', ended_at = now(), ended_by = $2, end_reason = 'Wrong request.'
    WHERE receipt_id = $1`,
  [id, company.approver.user.id],
];

const DENIED = expect.stringContaining('permission denied');

describe('the database refuses, by direct SQL as the role of the server,', () => {
  it('an allocation above the receipt, at once or in parts', async () => {
    const request = await company.asked({ amount: '500.00' });
    const of = (minor: bigint) => allocation({ request: request.id, minor });
    expect(await refusalOf(of(1_000n))).toBeNull();
    expect(await refusalOf(of(1_001n))).toBe('allocation_above_receipt');
    expect(await refusalOf(of(600n), of(401n))).toBe('allocation_above_receipt');
    expect(await refusalOf(of(600n), of(400n))).toBeNull();
    expect(await refusalOf(of(0n))).toBe('receipt_allocation_amount');
  });

  it('an allocation above what a request has open, and one to a request that is over', async () => {
    const small = await company.asked({ amount: '4.00' });
    const over = await company.asked({ amount: '10.00' });
    await company.post(`/v1/payments/collections/${over.id}/cancel`, { reason: 'Sent twice.' });
    const of = (request: string, minor: bigint) => allocation({ request, minor });
    expect(await refusalOf(of(small.id, 400n))).toBeNull();
    expect(await refusalOf(of(small.id, 401n))).toBe('allocation_above_request');
    expect(await refusalOf(of(small.id, 300n), of(small.id, 101n))).toBe('allocation_above_request');
    expect(await refusalOf(of(over.id, 100n))).toBe('allocation_above_request');
  });

  it('an allocation without exactly one of a request and a payer', async () => {
    const { id, payer } = await company.asked();
    expect(await refusalOf(allocation({ payer: payer.id }))).toBeNull();
    expect(await refusalOf(allocation({}))).toBe('receipt_allocation_of_one');
    expect(await refusalOf(allocation({ request: id, payer: payer.id }))).toBe('receipt_allocation_of_one');
  });

  it('an edited allocation, one that ends twice, and a deleted one', async () => {
    const request = await company.asked({ amount: '500.00' });
    const add = allocation({ request: request.id, minor: 700n });
    for (const [column, value] of [
      ['amount_minor', 1n],
      ['request_id', (await company.asked()).id],
      ['allocated_by', company.admin.user.id],
    ] as const)
      expect(
        await refusalOf(add, [
          `UPDATE receipt_allocations SET ${column} = $2 WHERE receipt_id = $1`,
          [receiptId, value],
        ]),
      ).toBe('allocation_kept');
    expect(await refusalOf(add, end(receiptId))).toBeNull();
    expect(await refusalOf(add, end(receiptId), end(receiptId))).toBe('allocation_kept');
    expect(
      await refusalOf(add, end(receiptId), [
        `UPDATE receipt_allocations SET end_kind = NULL, ended_at = NULL, ended_by = NULL, end_reason = NULL
          WHERE receipt_id = $1`,
        [receiptId],
      ]),
    ).toBe('allocation_kept');
    expect(await refusalOf(['DELETE FROM receipt_allocations', []])).toEqual(DENIED);
  });

  it('an allocation by the uploader of the statement, or by no user', async () => {
    const request = await company.asked({ amount: '500.00' });
    const fileId = await company.upload(company.admin, { text: 'BY HAND', amountMinor: 1_000n });
    await company.confirm(company.approver, fileId);
    const uploaded = (await company.receipts()).find(({ id }) => id !== receiptId)!.id;
    const by = (user: string) => allocation({ receipt: uploaded, request: request.id, by: user });
    expect(await refusalOf(by(company.admin.user.id))).toBe('allocation_by_uploader');
    expect(await refusalOf(by(company.approver.user.id))).toBeNull();
    const [sql, values] = by('');
    expect(await refusalOf([sql.replace("'CHOICE'", "'EXACT'"), values.with(6, null)])).toBe(
      'allocation_by_uploader',
    );
    expect(await refusalOf([sql, values.with(6, null)])).toMatch(/receipt_allocation_user|by_uploader/u);
  });

  it('allocations across entities', async () => {
    const other = await collectingCompany(installation);
    const foreign = await other.asked({ amount: '500.00' });
    expect(await refusalOf(allocation({ request: foreign.id }))).toMatch(
      /^(allocation_above_request|receipt_allocations_request_fk)$/u,
    );
    expect(await refusalOf(allocation({ payer: foreign.payer.id }))).toBe('receipt_allocations_payer_fk');
    expect(await refusalOf(allocation({ request: foreign.id, entity: other.entityId }))).toMatch(
      /^(allocation_of_returned|allocation_across_entities)$/u,
    );
    const own = await company.asked({ amount: '500.00' });
    expect(await refusalOf(allocation({ request: own.id, by: other.approver.user.id }))).toBe(
      'allocation_across_entities',
    );
  });

  it('a receipt that says another thing than the bank, or that begins allocated', async () => {
    for (const [column, value] of [
      ['amount_minor', 1n],
      ['text', 'OTHER'],
      ['received_on', '2020-01-01'],
      ['entry_id', randomUUID()],
      ['version', 0],
    ] as const)
      expect(await refusalOf([`UPDATE receipts SET ${column} = $2 WHERE id = $1`, [receiptId, value]])).toBe(
        'receipt_kept',
      );
    expect(
      await refusalOf([
        "UPDATE receipts SET status = 'ALLOCATED', allocated_minor = amount_minor WHERE id = $1",
        [receiptId],
      ]),
    ).toBe('receipt_allocated');
    expect(await refusalOf(['DELETE FROM receipts', []])).toEqual(DENIED);
    const copy: Step = [
      `INSERT INTO receipts
              (id, entity_id, account_id, entry_id, currency, amount_minor, received_on, text, reason, status,
               allocated_minor, transfer_id, payout_id, version, created_at, updated_at)
       SELECT gen_random_uuid(), entity_id, account_id, entry_id, currency, amount_minor, received_on, text,
              reason, 'UNALLOCATED', 0, transfer_id, payout_id, 1, created_at, updated_at
         FROM receipts
        WHERE id = $1`,
      [receiptId],
    ];
    expect(await refusalOf(copy)).toMatch(/^receipts_\w+_unique$/u);
  });

  it('a receipt that was taken back without an entry of the bank', async () => {
    expect(
      await refusalOf([
        `UPDATE receipts
            SET status = 'RETURNED', return_entry_id = entry_id, returned_on = received_on,
                returned_at = now(), return_transfer_id = transfer_id
          WHERE id = $1`,
        [receiptId],
      ]),
    ).toBe('receipt_taken_back');
  });

  it('an entry of a receiving account that is posted as a payment or as funding', async () => {
    const post = (kind: string, entity: string): Step => [
      `INSERT INTO entry_postings
              (id, entry_id, account_id, entity_id, kind, part, amount_minor, expected_minor, booking_date,
               book_day, posted_at)
       SELECT gen_random_uuid(), r.entry_id, r.account_id, r.entity_id, $1, 1, 1, 1, r.booking_date,
              r.booking_date, now()
         FROM reconciled_entries r WHERE r.entity_id = $2`,
      [kind, entity],
    ];
    for (const kind of ['FUNDING', 'PAYOUT', 'RETURN'])
      expect(await refusalOf(post(kind, company.entityId))).toBe('receiving_account_postings');
  });
});

describe('every transition of a receipt', () => {
  it.each(RECEIPT_STATUSES.flatMap((from) => RECEIPT_STATUSES.map((to) => [from, to] as const)))(
    'from %s to %s is accepted by the database exactly if the state table has it',
    async (from, to) => {
      const owner = ownerOf(installation.context.database);
      const minor = { UNALLOCATED: 0, PARTLY_ALLOCATED: 1, ALLOCATED: 1_000, RETURNED: 0 };
      const set = (status: ReceiptStatus) =>
        `UPDATE receipts
            SET status = '${status}', allocated_minor = ${minor[status]},
                return_entry_id = ${status === 'RETURNED' ? 'entry_id' : 'NULL'},
                returned_on = ${status === 'RETURNED' ? 'received_on' : 'NULL'},
                returned_at = ${status === 'RETURNED' ? 'updated_at' : 'NULL'},
                return_transfer_id = ${status === 'RETURNED' ? 'transfer_id' : 'NULL'}
          WHERE id = '${receiptId}'`;
      const accepted = await owner
        .transaction(async (tx) => {
          await tx.execute('ALTER TABLE receipts DISABLE TRIGGER receipts_guard');
          await tx.execute('ALTER TABLE receipts DISABLE TRIGGER receipts_moves');
          await tx.execute(set(from));
          await tx.execute('ALTER TABLE receipts ENABLE ALWAYS TRIGGER receipts_moves');
          await tx.execute(set(to));
          throw new Undone();
        })
        .catch((error: unknown) => error instanceof Undone);
      const isTransition = receiptStates.transitions.some(([a, , b]) => a === from && b === to);
      expect(accepted).toBe(from === to || isTransition);
    },
  );
});
