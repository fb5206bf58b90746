import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseError } from '../../../platform/database/pool.ts';
import { parseAmount } from '../../../../shared/money.ts';
import { placeHold } from '../../ledger/place-hold.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import { insertBatch } from '../../testing/insert-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { refundingCompany } from '../testing/refunding-company.ts';

type Company = Awaited<ReturnType<typeof refundingCompany>>;

let installation: PaymentsInstallation;
let company: Company;
/** A receipt of 100.00 that is not allocated, and a batch of one withdrawal of 60.00. */
let receiptId: string;
let batchId: string;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
beforeEach(async () => {
  company = await refundingCompany(installation);
  receiptId = await company.received();
  batchId = await batchOf(6_000n);
});
afterAll(() => installation.close());

async function batchOf(amountMinor: bigint): Promise<string> {
  const { id } = await insertBatch(installation.context, {
    entityId: company.entityId,
    createdBy: company.preparer.user.id,
    rows: [{ amountMinor }],
  });
  return id;
}

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

interface Given {
  batch?: string;
  minor?: bigint;
  account?: string;
  by?: string;
  entity?: string;
}

const refund = ({ batch, minor, account, by, entity }: Given = {}): Step => [
  `INSERT INTO receipt_refunds
          (id, entity_id, receipt_id, batch_id, amount_minor, account, reason, created_by, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, 'Paid twice.', $7, now())`,
  [
    randomUUID(),
    entity ?? company.entityId,
    receiptId,
    batch ?? batchId,
    minor ?? 6_000n,
    account ?? 'TYPED',
    by ?? company.preparer.user.id,
  ],
];

const allocate = (payerId: string, minor: bigint): Step => [
  `INSERT INTO receipt_allocations
          (id, entity_id, receipt_id, payer_id, amount_minor, way, allocated_by, allocated_at)
   VALUES ($1, $2, $3, $4, $5, 'CHOICE', $6, now())`,
  [randomUUID(), company.entityId, receiptId, payerId, minor, company.approver.user.id],
];

const DENIED = expect.stringContaining('permission denied');

describe('the database refuses, by direct SQL as the role of the server,', () => {
  it('a refund above what the receipt has left, and a second one above the rest', async () => {
    expect(await refusalOf(refund())).toBeNull();
    const large = await batchOf(10_001n);
    expect(await refusalOf(refund({ batch: large, minor: 10_001n }))).toBe('refund_above_receipt');
    const second = await batchOf(4_001n);
    expect(await refusalOf(refund(), refund({ batch: second, minor: 4_001n }))).toBe('refund_above_receipt');
    const rest = await batchOf(4_000n);
    expect(await refusalOf(refund(), refund({ batch: rest, minor: 4_000n }))).toBeNull();
  });

  it('a refund of allocated money, and an allocation of money that is given back', async () => {
    const { payer } = await company.asked({ amount: '500.00' });
    expect(await refusalOf(allocate(payer.id, 4_001n), refund())).toBe('refund_above_receipt');
    expect(await refusalOf(refund(), allocate(payer.id, 4_001n))).toBe('allocation_above_receipt');
    expect(await refusalOf(refund(), allocate(payer.id, 4_000n))).toBeNull();
  });

  it('two refunds by one batch, and a refund of another amount than its batch pays', async () => {
    expect(await refusalOf(refund({ minor: 4_000n }))).toBe('refund_of_batch');
    const half = await batchOf(3_000n);
    const one = { batch: half, minor: 3_000n };
    expect(await refusalOf(refund(one), refund(one))).toBe('receipt_refunds_batch_id_unique');
  });

  it('a batch that no longer waits, or that another user created', async () => {
    expect(await refusalOf(refund({ by: company.approver.user.id }))).toBe('refund_of_batch');
    expect(
      await refusalOf(["UPDATE batches SET status = 'CANCELLED' WHERE id = $1", [batchId]], refund()),
    ).toBe('refund_of_batch');
  });

  it('that a typed account passes as the one of the statement', async () => {
    expect(await refusalOf(refund({ account: 'STATEMENT' }))).toBe('refund_account_of_statement');
    expect(await refusalOf(refund({ account: 'GUESSED' }))).toBe('receipt_refund_account');
  });

  it('a change or a deletion of a refund', async () => {
    expect(
      await refusalOf(refund(), [
        'UPDATE receipt_refunds SET amount_minor = 1 WHERE receipt_id = $1',
        [receiptId],
      ]),
    ).toEqual(DENIED);
    expect(
      await refusalOf(refund(), ['DELETE FROM receipt_refunds WHERE receipt_id = $1', [receiptId]]),
    ).toEqual(DENIED);
  });

  it('a refund with a user or a batch of another entity', async () => {
    const other = await refundingCompany(installation);
    expect(await refusalOf(refund({ by: other.preparer.user.id }))).toBe('refund_across_entities');
    expect(await refusalOf(refund({ entity: other.entityId }))).not.toBeNull();
  });

  it('that a refund whose receipt the bank has taken back is approved or paid', async () => {
    const taken = await company.received({ endToEndId: 'E-9' });
    await company.receive({ text: 'BACK', amountMinor: -10_000n, isReversal: true, endToEndId: 'E-9' });
    const owner = ownerOf(installation.context.database);
    const approved = await company.refundOk(await company.received());
    expect((await company.approve(approved)).status).toBe(200);
    const waiting = await company.refundOk(await company.received(), { accountNumber: '62000012346' });
    // As an older version left them: a take-back ends them now.
    await owner.transaction(async (tx) => {
      await tx.execute('ALTER TABLE receipt_refunds DISABLE TRIGGER receipt_refunds_guard', []);
      await tx.execute('UPDATE receipt_refunds SET receipt_id = $1 WHERE batch_id = ANY($2)', [
        taken,
        [waiting, approved],
      ]);
      await tx.execute('ALTER TABLE receipt_refunds ENABLE ALWAYS TRIGGER receipt_refunds_guard', []);
    });
    const becomes = (batch: string, status: string) =>
      refusalOf(['UPDATE batches SET status = $2 WHERE id = $1', [batch, status]]);
    expect(await becomes(approved, 'PROCESSING')).toBe('refund_of_returned');
    // Everything else that an approval needs is there: a second user, and the money.
    const { totalAmount, totalFee, contentDigest } = await company.batchOf(waiting);
    await installation.context.database.transaction(async (tx) => {
      await tx.execute(
        `INSERT INTO approvals (batch_id, user_id, entity_id, content_digest, approved_at)
         VALUES ($1, $2, $3, $4, now())`,
        [waiting, company.approver.user.id, company.entityId, contentDigest],
      );
      const amountMinor = parseAmount(totalAmount, 'ZAR')! + parseAmount(totalFee, 'ZAR')!;
      const money = { entityId: company.entityId, batchId: waiting, currency: 'ZAR', amountMinor } as const;
      await placeHold(tx, { ...money, atMs: Date.now() });
    });
    expect(await becomes(waiting, 'APPROVED')).toBe('refund_of_returned');
    expect(await becomes(approved, 'CANCELLED')).not.toBe('refund_of_returned');
  });

  it('a transfer back to COLLECTION that no unpaid refund has moved', async () => {
    const { database } = installation.context;
    const account = async (accessType: string) => {
      const [row] = await database.query(
        `SELECT id FROM ledger_accounts
          WHERE entity_id = $1 AND access_type = $2 AND bucket = 'AVAILABLE' AND currency = 'ZAR'`,
        [company.entityId, accessType],
      );
      return row!.id;
    };
    const [funding, collection] = [await account('FUNDING'), await account('COLLECTION')];
    const back = (batch: string | null): Step[] => {
      const id = randomUUID();
      return [
        [
          `INSERT INTO transfers (id, entity_id, kind, batch_id, created_at)
           VALUES ($1, $2, 'SWEEP_BACK', $3, now())`,
          [id, company.entityId, batch],
        ],
        [
          `INSERT INTO postings (transfer_id, entity_id, account_id, currency, amount_minor, created_at)
           VALUES ($1, $2, $3, 'ZAR', -100, now()), ($1, $2, $4, 'ZAR', 100, now())`,
          [id, company.entityId, funding, collection],
        ],
      ];
    };
    expect(await refusalOf(...back(null))).toBe('sweep_back_of_refund');
    expect(await refusalOf(...back(batchId))).toBe('sweep_back_of_refund');
    const ended = await company.refundOk(await company.received(), { accountNumber: '62000012347' });
    expect(await refusalOf(...back(ended))).toBe('sweep_back_of_refund');
    expect((await company.end(ended, 'cancel')).status).toBe(200);
    expect(await refusalOf(...back(ended))).toBe('sweep_back_of_refund');
  });
});
