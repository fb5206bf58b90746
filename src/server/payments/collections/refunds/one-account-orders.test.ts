import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseAmount, formatAmount } from '../../../../shared/money.ts';
import { rounds } from '../../../platform/testing/rounds.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import { installBanks } from '../../entity/banks/install-banks.ts';
import { verifyLedger } from '../../ledger/verify-ledger.ts';
import { reverseReturned } from '../../paying/settlement/reverse-returned.ts';
import { payBatch } from '../../paying/worker/pay-batch.ts';
import { instantBank, through } from '../../testing/instant-bank.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { oneAccount } from '../testing/one-account.ts';
import { RECEIPTS } from '../testing/receiving-account.ts';
import { refundBody } from '../testing/refunding-company.ts';

/**
 * One account that pays and receives: refunds are asked for, approved, cancelled, sent back, paid, fail and
 * come back, and the bank takes receipts back, in any order. After each step FUNDING and COLLECTION are what
 * has come and gone, and COLLECTION is what payers have paid less what is given back.
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
  isReturned: boolean;
}

it(`keeps the money of payers apart through refunds in ${ROUNDS} random orders`, async () => {
  for (let seed = 1; seed <= ROUNDS; seed++) await story(seed);
}, 600_000);

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
  let isShort = false;

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
  const steps = {
    receive: async () => {
      const minor = 10_000n + BigInt(++count) * 7n;
      await company.receive({ text: `PAID ${count}`, amountMinor: minor, name: 'T NKOSI' });
      const { entry } = await entryOf(minor);
      await send(`${ENTRIES}/${entry.id}/post`, approver, { kind: 'RECEIPT' });
      const known = new Set(receipts.map(({ id }) => id));
      const found = (await company.receipts()).find(({ id }: any) => !known.has(id));
      receipts.push({ id: found!.id, minor, isReturned: false });
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
      if (one) await send(`${BATCHES}/${one.batchId}/approve`);
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
    const hasGone = ({ status }: Refund) => status === 'APPROVED' || status === 'PAID';
    const given = refunds.filter(hasGone).reduce((sum, { minor }) => sum + minor, 0n);
    const paidIn = receipts.reduce((sum, { minor, isReturned }) => (isReturned ? sum : sum + minor), 0n);
    const money = await company.money();
    expect(money.funding + money.collection, said).toBe(100_000n + paidIn - goneMinor);
    // Once money that was given back is taken back too, COLLECTION has less than its payers paid, and later
    // refunds may move less than they give back.
    isShort ||= refunds.some((one) => hasGone(one) && one.receipt.isReturned);
    if (isShort) expect(money.collection, said).toBeGreaterThanOrEqual(paidIn - given);
    else expect(money.collection, said).toBe(paidIn - given);
    expect((await verifyLedger(ownerOf(context.database))).faults, said).toEqual([]);
    // No refund of a receipt that was taken back waits or is on its way.
    const waits = refunds.filter(({ receipt, status }) => receipt.isReturned && status.includes('APPROV'));
    expect(waits, said).toEqual([]);
  }
}
