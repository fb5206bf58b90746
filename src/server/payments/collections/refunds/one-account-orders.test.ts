import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweep } from '../../../../domain/ledger/transfers.ts';
import { parseAmount, formatAmount } from '../../../../shared/money.ts';
import { rounds } from '../../../platform/testing/rounds.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import { installBanks } from '../../entity/banks/install-banks.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';
import { verifyLedger } from '../../ledger/verify-ledger.ts';
import { reverseReturned } from '../../paying/settlement/reverse-returned.ts';
import { payBatch } from '../../paying/worker/pay-batch.ts';
import { instantBank, through } from '../../testing/instant-bank.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { oneAccount } from '../testing/one-account.ts';
import { RECEIPTS } from '../testing/receiving-account.ts';
import { COLLECTIONS } from '../testing/receiving-company.ts';
import { refundBody } from '../testing/refunding-company.ts';

/**
 * One account that pays and receives: refunds are asked for, approved, cancelled, sent back, paid, fail and
 * come back, users move money to FUNDING, and the bank takes receipts back, in any order. After each step
 * FUNDING and COLLECTION are what has come and gone. COLLECTION is what payers have paid, less what users
 * have moved, and less what approved and paid refunds have moved; those that end unpaid have moved nothing.
 */

const ROUNDS = rounds(4, 60);
const STEPS = 16;
const BATCHES = '/v1/payments/bulk-withdrawals/batches';
const ENTRIES = '/app/reconciliation/entries';
const BEGINNING = ['receive', 'ask', 'approve', 'end'] as const;
const FATES = ['1234', '1234', '0001', '0005'] as const;

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
});
afterAll(() => installation.close());

/** Numbers from 0 up to a bound, the same for a seed. */
function drawing(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

interface Refund {
  batchId: string;
  minor: bigint;
  receipt: Received;
  status: string;
}

interface Received {
  id: string;
  minor: bigint;
  /** What its refunds have moved to FUNDING. */
  movedMinor: bigint;
  isReturned: boolean;
}

it(`keeps the money of payers apart through refunds in ${ROUNDS} random orders`, async () => {
  for (let seed = 1; seed <= ROUNDS; seed++) await story(seed);
}, 600_000);

it('pays a refund while an earlier one, which failed before this, still has money in FUNDING', async () => {
  const company = await oneAccount(installation);
  const { context, entityId, preparer, approver } = company;
  await company.become('BOTH');
  await company.switchOn();
  await company.receive({ text: 'PAID', amountMinor: 10_000n, name: 'T NKOSI' });
  const { items } = (await approver.send('GET', `${ENTRIES}?state=OPEN`)).body;
  await approver.send('POST', `${ENTRIES}/${items[0].entry.id}/post`, { body: { kind: 'RECEIPT' } });
  const [receipt] = await company.receipts();
  const approved = async (amount: string, accountNumber: string) => {
    const body = refundBody({ amount, accountNumber, duplicateReason: 'Asked for again.' });
    const asked = await preparer.send('POST', `${RECEIPTS}/${receipt!.id}/refund`, { body });
    const batchId: string = asked.body.refunds.at(-1).batch.id;
    expect((await approver.send('POST', `${BATCHES}/${batchId}/approve`)).status).toBe(200);
    return batchId;
  };
  const first = await approved('100.00', '62010011234');
  expect((await approver.send('POST', `${BATCHES}/${first}/cancel`)).status).toBe(200);
  // As a refund left it when nothing was moved back yet.
  await context.database.transaction(async (tx) => {
    const at = new Date(context.clock.nowMs());
    const left = { ...sweep(10_000n), id: randomUUID(), batchId: first, withdrawalId: null };
    await postTransfers(tx, { entityId, currency: 'ZAR' }, [left], at);
    await tx.execute(
      `UPDATE bank_day_totals
          SET amount_minor = amount_minor + 10000
        WHERE entity_id = $1 AND part = 'SWEPT'`,
      [entityId],
    );
  });
  expect((await company.money()).collection).toBe(0n);
  const second = await approved('60.00', '62010021234');
  while ((await payBatch(context, through(context), second, () => false)) === 'more');
  const { body } = await approver.send('GET', `${RECEIPTS}/${receipt!.id}`);
  const status = (id: string) => body.refunds.find(({ batch }: any) => batch.id === id).status;
  expect([status(first), status(second)]).toEqual(['CANCELLED', 'PAID']);
  // The next refund that ends unpaid moves everything back that no refund gives back.
  const third = await approved('40.00', '62010031234');
  expect((await company.money()).collection).toBe(0n);
  expect((await approver.send('POST', `${BATCHES}/${third}/cancel`)).status).toBe(200);
  expect((await company.money()).collection).toBe(4_000n);
  expect((await verifyLedger(ownerOf(context.database))).faults).toEqual([]);
});

async function story(seed: number): Promise<void> {
  const draw = drawing(seed);
  const company = await oneAccount(installation);
  const { context, preparer, approver } = company;
  await company.become('BOTH');
  await company.switchOn();
  const receipts: Received[] = [];
  const refunds: Refund[] = [];
  let count = 0;
  let goneMinor = 0n;
  let collectionMinor = 0n;

  const send = async (path: string, by = approver, body?: object) => {
    const answer = await by.send('POST', path, body ? { body } : {});
    expect(answer.status, `seed ${seed}: ${path} ${answer.text}`).toBe(200);
    return answer.body;
  };
  const entryOf = async (minor: bigint) => {
    const { items } = (await approver.send('GET', `${ENTRIES}?state=OPEN`)).body;
    return items.find(({ entry }: any) => entry.amount === formatAmount(minor, 'ZAR'));
  };
  /** What the batches say now: a take-back may have ended some. */
  const look = async () => {
    for (const one of refunds) {
      const { body } = await approver.send('GET', `${RECEIPTS}/${one.receipt.id}`);
      one.status = body.refunds.find(({ batch }: any) => batch.id === one.batchId).status;
    }
  };
  const hasGone = ({ status }: Refund) => status === 'APPROVED' || status === 'PAID';
  const givenOf = (receipt: Received) =>
    refunds.reduce((sum, one) => (one.receipt === receipt && hasGone(one) ? sum + one.minor : sum), 0n);
  /** What refunds that are over have moved, and no other refund of their receipt gives back, goes back. */
  const moveBack = () => {
    for (const receipt of receipts) {
      const leftMinor = receipt.movedMinor - givenOf(receipt);
      if (leftMinor <= 0n) continue;
      receipt.movedMinor -= leftMinor;
      collectionMinor += leftMinor;
    }
  };
  const steps = {
    receive: async () => {
      const minor = 10_000n + BigInt(++count) * 7n;
      await company.receive({ text: `PAID ${count}`, amountMinor: minor, name: 'T NKOSI' });
      const { entry } = await entryOf(minor);
      await send(`${ENTRIES}/${entry.id}/post`, approver, { kind: 'RECEIPT' });
      const known = new Set(receipts.map(({ id }) => id));
      const found = (await company.receipts()).find(({ id }: any) => !known.has(id));
      receipts.push({ id: found!.id, minor, movedMinor: 0n, isReturned: false });
      collectionMinor += minor;
    },
    ask: async () => {
      const open = receipts.filter(({ isReturned }) => !isReturned);
      const receipt = open[draw(open.length)];
      if (!receipt) return;
      const { body } = await approver.send('GET', `${RECEIPTS}/${receipt.id}`);
      const left = parseAmount(body.unallocatedAmount, 'ZAR')!;
      if (left <= 0n) return;
      const minor = draw(2) === 0 ? left : (left + 1n) / 2n;
      const accountNumber = `620${String(1_000 + ++count)}${FATES[draw(FATES.length)]}`;
      const asked = await send(
        `${RECEIPTS}/${receipt.id}/refund`,
        preparer,
        refundBody({
          amount: formatAmount(minor, 'ZAR'),
          accountNumber,
          duplicateReason: 'Asked for again.',
        }),
      );
      refunds.push({ batchId: asked.refunds.at(-1).batch.id, minor, receipt, status: 'PENDING_APPROVAL' });
    },
    approve: async () => {
      const one = refunds.find(({ status }) => status === 'PENDING_APPROVAL');
      if (!one) return;
      await send(`${BATCHES}/${one.batchId}/approve`);
      // A refund moves no more than payers have there: FUNDING pays the rest.
      const wantedMinor = givenOf(one.receipt) + one.minor - one.receipt.movedMinor;
      const movedMinor = wantedMinor < collectionMinor ? wantedMinor : collectionMinor;
      if (movedMinor <= 0n) return;
      one.receipt.movedMinor += movedMinor;
      collectionMinor -= movedMinor;
    },
    sweep: async () => {
      const minor = BigInt(draw(20_000) + 1);
      const body = { currency: 'ZAR', amount: formatAmount(minor, 'ZAR'), reason: 'For salaries' };
      const answer = await approver.send('POST', `${COLLECTIONS}/sweep`, { body });
      expect(answer.status, answer.text).toBe(minor <= collectionMinor ? 200 : 400);
      if (answer.status === 200) collectionMinor -= minor;
    },
    end: async () => {
      const open = refunds.filter(({ status }) => status === 'APPROVED' || status === 'PENDING_APPROVAL');
      const one = open[draw(open.length)];
      if (!one) return;
      if (draw(2) === 0) await send(`${BATCHES}/${one.batchId}/cancel`);
      else await send(`${BATCHES}/${one.batchId}/reject`, approver, { reason: 'Ask the payer first.' });
    },
    pay: async () => {
      const one = refunds.find(({ status }) => status === 'APPROVED');
      if (!one) return;
      while ((await payBatch(context, through(context), one.batchId, () => false)) === 'more');
      const { body } = await approver.send('GET', `${BATCHES}/${one.batchId}`);
      if (body.status === 'COMPLETE') goneMinor += one.minor + parseAmount(body.totalFee, 'ZAR')!;
    },
    bringBack: async () => {
      await look();
      const paid = refunds.filter(({ status }) => status === 'PAID');
      await reverseReturned(context, await instantBank(context).returnedSince(new Date(0)));
      await look();
      for (const one of paid) if (one.status === 'RETURNED') goneMinor -= one.minor;
    },
    takeBack: async () => {
      const open = receipts.filter(({ isReturned }) => !isReturned);
      const receipt = open[draw(open.length)];
      if (!receipt) return;
      await company.receive({ text: 'RETURNED', amountMinor: -receipt.minor, isReversal: true });
      const { entry, proposal } = await entryOf(-receipt.minor);
      await send(`${ENTRIES}/${entry.id}/post-proposal`, approver, { proposalId: proposal.id });
      receipt.isReturned = true;
      collectionMinor -= receipt.minor;
    },
  };
  const names = Object.keys(steps) as (keyof typeof steps)[];
  const done: string[] = [];
  for (let step = 0; step < STEPS; step++) {
    // Each story begins with an approved refund that ends, so that there is money to move back.
    const name = BEGINNING[step] ?? names[draw(names.length)]!;
    done.push(name);
    await steps[name]();
    await look();
    const said = `seed ${seed}: ${done.join(', ')}`;
    moveBack();
    const paidIn = receipts.reduce((sum, { minor, isReturned }) => (isReturned ? sum : sum + minor), 0n);
    const money = await company.money();
    expect(money.funding + money.collection, said).toBe(100_000n + paidIn - goneMinor);
    expect(money.collection, said).toBe(collectionMinor);
    expect((await verifyLedger(ownerOf(context.database))).faults, said).toEqual([]);
    // No refund of a receipt that was taken back waits or is on its way.
    const waits = refunds.filter(({ receipt, status }) => receipt.isReturned && status.includes('APPROV'));
    expect(waits, said).toEqual([]);
  }
}
