import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { verifyAudit } from '../../audit/audit.ts';
import { rounds } from '../../platform/testing/rounds.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { installBanks } from '../entity/banks/install-banks.ts';
import { fund } from '../testing/fund.ts';
import { collectingCompany, RECEIPTS } from './testing/receiving-account.ts';
import { refundBody } from './testing/refunding-company.ts';

// A busy machine needs longer for the long form.
vi.setConfig({ testTimeout: rounds(600_000, 3_600_000) });

const ROUNDS = rounds(4, 1_000);
const COPIES = 20;
/** Companies do not grow with the rounds. */
const ROUNDS_OF_COMPANY = 10;

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

/** R 10.00 back, to an account of the round. */
function refundOf(round: number) {
  return {
    ...refundBody({ amount: '10.00', accountNumber: `6200003${String(round % 10_000).padStart(4, '0')}` }),
    duplicateReason: 'Several at once.',
  };
}

/** The answers that a user may get when others act at the same time. */
const EXPECTED = [
  'allocation_above_receipt',
  'allocation_above_request',
  'allocation_ended',
  'batch_not_pending',
  'already_approved',
  'invalid_allocation',
  'proposal_changed',
  'receipt_taken_back',
  'refund_above_receipt',
  'refund_taken_back',
  'write_off_waiting',
  'wrong_request_status',
];

it(`${ROUNDS} rounds of ${COPIES} users and the bank at once use no receipt twice`, async () => {
  await installBanks(installation.context);
  const newCompany = async () => {
    const made = await collectingCompany(installation);
    await fund(made.context, made.entityId, 10n ** 9n);
    return made;
  };
  let company = await newCompany();
  let allocated = 0;
  for (let round = 0; round < ROUNDS; round++) {
    if (round > 0 && round % ROUNDS_OF_COMPANY === 0) company = await newCompany();
    const { approver, admin, preparer } = company;
    const requests = [await company.asked({ amount: '10.00' }), await company.asked({ amount: '20.00' })];
    const text = requests[0]!.reference.slice(1);
    const money = { text, endToEndId: `ROUND-${round}` };
    await company.receive({ ...money, amountMinor: 2_500n });
    const id = (await company.receipts()).at(-1)!.id;
    const path = `${RECEIPTS}/${id}`;
    const send = (verb: string, body: object, by = approver) => by.send('POST', `${path}/${verb}`, { body });
    const actions = [
      async () => {
        const { proposal } = (await admin.send('GET', path)).body;
        return proposal ? send('allocate', { proposalId: proposal.id }, admin) : null;
      },
      () => send('allocate', { allocations: [{ paymentRequestId: requests[0]!.id, amount: '10.00' }] }),
      () =>
        send('allocate', {
          allocations: requests.toReversed().map((one) => ({ paymentRequestId: one.id, amount: '5.00' })),
        }),
      () => send('allocate', { credit: { payerId: requests[0]!.payer.id, amount: '12.50' } }, admin),
      async () => {
        const { allocations } = (await approver.send('GET', path)).body;
        const open = allocations.filter(({ ended }: { ended: object | null }) => ended === null);
        if (open.length === 0) return null;
        return send('deallocate', { allocationIds: [open[0].id], reason: 'Wrong.' });
      },
      async () => {
        const asked = await send('refund', refundOf(round), preparer);
        if (asked.status !== 200) return asked;
        const batchId = asked.body.refunds.at(-1).batch.id;
        return approver.send('POST', `/v1/payments/bulk-withdrawals/batches/${batchId}/approve`);
      },
      () =>
        admin.send('POST', `/v1/payments/collections/${requests[0]!.id}/write-off`, {
          body: { reason: 'Bad debt.' },
        }),
      () =>
        preparer.send('POST', `/v1/payments/collections/${requests[1]!.id}/cancel`, {
          body: { reason: 'Over.' },
        }),
    ];
    const isTakenBack = round % 2 === 0;
    const answers = await Promise.all([
      ...Array.from({ length: COPIES }, (_, copy) => actions[(copy * 7 + round) % actions.length]!()),
      isTakenBack
        ? company.receive(
            { text: 'ANOTHER', amountMinor: 100n },
            { ...money, amountMinor: -2_500n, isReversal: true },
          )
        : null,
    ]);
    for (const answer of answers) {
      if (!answer) continue;
      if (answer.status !== 200) expect(EXPECTED, answer.text).toContain(answer.body.code);
      else allocated++;
    }
    const row = (await company.receipts()).find((one) => one.id === id);
    expect(row!.status === 'RETURNED').toBe(isTakenBack);
    const [used] = await installation.context.database.query(
      `SELECT (coalesce((SELECT sum(a.amount_minor)
                           FROM receipt_allocations a
                          WHERE a.receipt_id = r.id AND a.ended_at IS NULL), 0)
               + refunded_of(r.id))::bigint AS minor
         FROM receipts r
        WHERE r.id = $1`,
      [id],
    );
    // What the bank took back may have been refunded before; nothing else is used above the receipt.
    expect(used!.minor).toBeLessThanOrEqual(2_500n);
    expect(await company.collected()).toBe(company.bank.balanceMinor);
  }
  expect(allocated).toBeGreaterThan(ROUNDS);
  const { database } = installation.context;
  expect((await verifyLedger(ownerOf(database))).faults).toEqual([]);
  expect((await verifyAudit(database)).faults).toEqual([]);
});
