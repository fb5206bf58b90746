import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rounds } from '../platform/testing/rounds.ts';
import { balanceOf, fund } from './testing/fund.ts';
import { insertBatch } from './testing/insert-batch.ts';
import { through } from './testing/instant-bank.ts';
import { paymentsInstallation, type PaymentsInstallation } from './testing/payments-installation.ts';
import { savePaymentConfig } from './testing/save-payment-config.ts';
import { dispatchBatch } from './paying/worker/dispatch-batch.ts';
import { payBatch } from './paying/worker/pay-batch.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const RACES = rounds(120, 500);
const AT_ONCE = 8;
const FUNDED = 10n ** 12n;

it(`${RACES} races of approve, cancel and dispatch leave each batch fully sent or cancelled`, async () => {
  const { context } = installation;
  const { database } = context;
  const entityId = await installation.entity();
  await savePaymentConfig(context, entityId, {});
  await fund(context, entityId, FUNDED);
  const creator = installation.as(await installation.user(entityId, ['PREPARER']));
  const approver = installation.as(await installation.user(entityId, ['APPROVER']));
  const connections = through(context);

  const post = async (caller: typeof creator, id: string, verb: 'approve' | 'cancel') => {
    const answer = await caller.send('POST', `/v1/payments/bulk-withdrawals/batches/${id}/${verb}`);
    if (answer.status === 400)
      expect(['batch_not_pending', 'batch_not_cancellable']).toContain(answer.body.code);
    else expect(answer.status, answer.text).toBe(200);
  };
  const pay = async (id: string) => void (await payBatch(context, connections, id, () => false));

  const dispatch = async (id: string) => void (await dispatchBatch(context, connections, entityId, id));
  /** Starts a little later, so that each side wins some of the races. */
  const dispatchSoon = async (id: string) => {
    await sleep(Number.parseInt(id.slice(-2), 16) % 8);
    await dispatch(id);
  };

  /**
   * The steps of one race. All steps of one list start together; the next list starts after they have ended.
   */
  const STARTS: ((id: string) => (() => Promise<void>)[][])[] = [
    (id) => [[() => post(approver, id, 'approve'), () => post(creator, id, 'cancel'), () => pay(id)]],
    (id) => [[() => post(approver, id, 'approve')], [() => post(creator, id, 'cancel'), () => dispatch(id)]],
    (id) => [
      [() => post(approver, id, 'approve')],
      [() => dispatchSoon(id), () => post(creator, id, 'cancel'), () => pay(id)],
    ],
    (id) => [
      [() => post(approver, id, 'approve'), () => dispatchSoon(id)],
      [() => post(creator, id, 'cancel'), () => dispatchSoon(id)],
    ],
    (id) => [[() => post(creator, id, 'cancel'), () => post(approver, id, 'approve')], [() => pay(id)]],
    (id) => [
      [() => post(approver, id, 'approve')],
      [() => pay(id), () => pay(id)],
      [() => post(creator, id, 'cancel')],
    ],
  ];
  const run = async (race: number) => {
    const { id } = await insertBatch(context, {
      entityId,
      createdBy: creator.user.id,
      rows: [{ accountNumber: `62${race}1111` }, { accountNumber: `62${race}2222` }],
    });
    for (const moves of STARTS[race % STARTS.length]!(id)) await Promise.all(moves.map((move) => move()));
    // A batch that was approved too late for its race is paid in the next turn of the worker.
    await pay(id);
  };
  let next = 0;
  const lane = async () => {
    while (next < RACES) await run(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));

  const ended = await database.query(
    `SELECT b.id, b.status, b.total_amount_minor + b.total_unit_fee_minor + b.total_vat_minor AS total_minor,
            (SELECT sum(p.amount_minor)::bigint
               FROM transfers t
               JOIN postings p ON p.transfer_id = t.id
               JOIN ledger_accounts a ON a.id = p.account_id
              WHERE t.batch_id = b.id AND a.bucket = 'RESERVED') AS hold_minor,
            ARRAY(SELECT DISTINCT w.status FROM withdrawals w WHERE w.batch_id = b.id) AS row_statuses,
            (SELECT count(w.attempt_id) FROM withdrawals w WHERE w.batch_id = b.id) AS attempts,
            (SELECT count(*)
               FROM sandbox_rail.payments s
               JOIN withdrawals w ON w.attempt_id = s.attempt_id
              WHERE w.batch_id = b.id) AS sent,
            (SELECT count(*) FROM payouts p WHERE p.batch_id = b.id) AS payouts
       FROM batches b WHERE b.entity_id = $1`,
    [entityId],
  );
  expect(ended).toHaveLength(RACES);
  const cancelled = ended.filter(({ status }) => status === 'CANCELLED');
  const paid = ended.filter(({ status }) => status === 'COMPLETE');
  expect(cancelled.length + paid.length).toBe(RACES);
  expect(cancelled.length).toBeGreaterThan(0);
  expect(paid.length).toBeGreaterThan(0);
  for (const batch of cancelled)
    expect(batch).toMatchObject({ row_statuses: ['CANCELLED'], attempts: 0n, sent: 0n, payouts: 0n });
  for (const batch of paid)
    expect(batch).toMatchObject({
      row_statuses: ['COMPLETE'],
      attempts: 2n,
      sent: 2n,
      payouts: 2n,
      hold_minor: 0n,
    });
  for (const batch of cancelled) expect(batch.hold_minor ?? 0n).toBe(0n);
  expect(await balanceOf(context, entityId)).toEqual({
    available: FUNDED - paid.reduce((sum, batch) => sum + batch.total_minor, 0n),
    reserved: 0n,
  });
  const [bank] = await database.query('SELECT count(*) AS n FROM sandbox_rail.payments');
  expect(Number(bank!.n)).toBe(paid.length * 2);
});
