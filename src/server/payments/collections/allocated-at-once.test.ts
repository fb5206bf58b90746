import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyAudit } from '../../audit/audit.ts';
import { rounds } from '../../platform/testing/rounds.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { collectingCompany, RECEIPTS } from './testing/receiving-account.ts';

const ROUNDS = rounds(4, 1_000);
const COPIES = 20;
/** Companies do not grow with the rounds. */
const ROUNDS_OF_COMPANY = 10;

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

/** The answers that a user may get when others act at the same time. */
const EXPECTED = [
  'allocation_above_receipt',
  'allocation_above_request',
  'allocation_ended',
  'proposal_changed',
  'receipt_taken_back',
  'wrong_request_status',
];

it(`${ROUNDS} rounds of ${COPIES} users and the bank at once allocate no receipt twice`, async () => {
  let company = await collectingCompany(installation);
  let allocated = 0;
  for (let round = 0; round < ROUNDS; round++) {
    if (round > 0 && round % ROUNDS_OF_COMPANY === 0) company = await collectingCompany(installation);
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
    expect(await company.collected()).toBe(company.bank.balanceMinor);
  }
  expect(allocated).toBeGreaterThan(ROUNDS);
  const { database } = installation.context;
  expect((await verifyLedger(ownerOf(database))).faults).toEqual([]);
  expect((await verifyAudit(database)).faults).toEqual([]);
});
