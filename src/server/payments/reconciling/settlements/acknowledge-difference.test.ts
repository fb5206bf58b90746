import { randomUUID } from 'node:crypto';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../../shared/calendar-day.ts';
import { verifyAudit } from '../../../audit/audit.ts';
import { databaseError } from '../../../platform/database/pool.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import {
  amountsOf,
  deliver,
  filedBatch,
  named,
  Statements,
  type FiledBatch,
} from '../reconciliation/testing/filed-batch.ts';
import { wrongStates } from '../reconciliation/testing/wrong-states.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../../testing/payments-installation.ts';
import type { SettlementDetail } from './settlement-detail.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(async () => {
  const { database } = installation.context;
  expect(await wrongStates(database)).toEqual([]);
  expect((await verifyAudit(database)).faults).toEqual([]);
  await installation.close();
});

const REASON = 'The bank kept its fee.';
const pathOf = ({ fileId }: FiledBatch) => `/v1/payments/settlements/${fileId}`;

interface Differing {
  filed: FiledBatch;
  bank: Statements;
  /** A statement shows the payment at a position with an amount, and a user posts it as proposed. */
  show: (position: number, amountMinor: bigint) => Promise<void>;
}

/** A settlement of two payments, of 10.00 and 20.00; a statement shows 9.00 of the first. */
async function differing(limit?: { currency: string; amount: string }): Promise<Differing> {
  const filed = await filedBatch(installation, amountsOf(1_000, 2_000));
  const { admin, approver, payments, date } = filed;
  if (limit) {
    const { body: config } = await admin.send('GET', '/v1/payments/config');
    const body = { ...config, settlementDifferenceLimit: limit };
    const { body: saved } = await admin.send('PUT', '/v1/payments/config', { body });
    const second = installation.as(await installation.user(filed.entityId, ['ADMIN']));
    const confirm = `/v1/payments/config/changes/${saved.pendingChange.id}/confirm`;
    expect((await second.send('POST', confirm)).status).toBe(200);
    await installation.context.database.query('UPDATE users SET disabled_at = now() WHERE id = $1', [
      second.user.id,
    ]);
  }
  const bank = new Statements();
  let day = date;
  const show = async (position: number, amountMinor: bigint) => {
    await deliver(filed, bank.next(day, [named(-amountMinor, day, payments[position]!.endToEndId)]));
    day = addDays(day, 1);
    const { body } = await approver.send('GET', '/app/reconciliation/entries');
    for (const { entry, proposal } of body.items)
      await approver.send('POST', `/app/reconciliation/entries/${entry.id}/post-proposal`, {
        body: { proposalId: proposal.id },
      });
    await filed.work();
  };
  await show(0, 900n);
  return { filed, bank, show };
}

const read = async (filed: FiledBatch): Promise<SettlementDetail> =>
  (await filed.approver.send('GET', pathOf(filed))).body;

async function acknowledge(filed: FiledBatch, by: TestCaller, change: object = {}, key?: string) {
  const { overAmount, underAmount } = await read(filed);
  return by.send('POST', `${pathOf(filed)}/acknowledge`, {
    body: { overAmount, underAmount, reason: REASON, ...change },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
}

async function step(filed: FiledBatch, by: TestCaller, verb: 'confirm' | 'withdraw', id?: string) {
  const acknowledgementId = id ?? (await read(filed)).acknowledgement?.id ?? randomUUID();
  const body = { acknowledgementId, ...(verb === 'withdraw' ? { reason: 'The bank corrects it.' } : {}) };
  return by.send('POST', `${pathOf(filed)}/acknowledge/${verb}`, { body });
}

const attentionOf = async ({ approver }: FiledBatch): Promise<string[]> =>
  (await approver.send('GET', '/app/attention')).body
    .map(({ kind }: { kind: string }) => kind)
    .filter((kind: string) => kind.startsWith('SETTLEMENT'));

const listedUnder = async ({ approver, fileId }: FiledBatch, state: string): Promise<boolean> =>
  (await approver.send('GET', `/v1/payments/settlements?difference=${state}`)).body.items.some(
    ({ id }: { id: string }) => id === fileId,
  );

describe('an acknowledgement', () => {
  it('counts once a second user has confirmed it, and is audited at each step', async () => {
    const { filed } = await differing();
    const { approver, admin } = filed;
    expect(await read(filed)).toMatchObject({
      state: 'PARTIAL',
      differenceState: 'OPEN',
      differenceAmount: '-1.00',
      acknowledgement: null,
      needsSecondUser: true,
      mayConfirm: [],
    });
    expect(await attentionOf(filed)).toEqual(['SETTLEMENT_DIFFERS']);

    const key = randomUUID();
    const first = await acknowledge(filed, approver, {}, key);
    expect(first.status, first.text).toBe(200);
    expect(first.body).toMatchObject({
      differenceState: 'WAITING',
      acknowledgement: {
        overAmount: '0.00',
        underAmount: '1.00',
        reason: REASON,
        by: { userId: approver.user.id },
        needsSecondUser: true,
        confirmed: null,
      },
    });
    expect((await acknowledge(filed, approver, {}, key)).text).toBe(first.text);
    expect(first.body.mayConfirm).toContainEqual({ userId: admin.user.id, name: admin.user.name });
    expect(first.body.mayConfirm.map(({ userId }: { userId: string }) => userId)).not.toContain(
      approver.user.id,
    );
    expect(await attentionOf(filed)).toEqual(['SETTLEMENT_TO_CONFIRM']);
    expect((await acknowledge(filed, admin)).body.code).toBe('difference_acknowledged');

    const own = await step(filed, approver, 'confirm');
    expect([own.status, own.body.code]).toEqual([400, 'own_acknowledgement']);
    expect(own.body.detail).toContain(admin.user.name);
    const confirmed = await step(filed, admin, 'confirm');
    expect(confirmed.body, confirmed.text).toMatchObject({
      differenceState: 'ACKNOWLEDGED',
      acknowledgement: { confirmed: { by: { userId: admin.user.id } } },
      mayConfirm: [],
    });
    expect(await attentionOf(filed)).toEqual([]);
    expect(await listedUnder(filed, 'ACKNOWLEDGED')).toBe(true);
    expect(await listedUnder(filed, 'OPEN')).toBe(false);
    expect((await step(filed, admin, 'confirm')).body.code).toBe('acknowledgement_not_waiting');

    const { body: log } = await admin.send('GET', '/app/audit?limit=5');
    expect(log.items.slice(0, 2)).toMatchObject([
      {
        action: 'settlement.difference_confirmed',
        subjectId: filed.fileId,
        details: { currency: 'ZAR', overAmount: '0.00', underAmount: '1.00', reason: REASON },
      },
      { action: 'settlement.difference_acknowledged', details: { reason: REASON, needsSecondUser: true } },
    ]);
  });

  it('needs one user up to the limit, and two above it or in another currency', async () => {
    const { filed } = await differing({ currency: 'ZAR', amount: '1.00' });
    expect((await read(filed)).needsSecondUser).toBe(false);
    expect((await acknowledge(filed, filed.approver)).body).toMatchObject({
      differenceState: 'ACKNOWLEDGED',
      acknowledgement: { needsSecondUser: false, confirmed: null },
    });
    expect((await step(filed, filed.admin, 'confirm')).body.code).toBe('acknowledgement_not_waiting');
    for (const limit of [
      { currency: 'ZAR', amount: '0.99' },
      { currency: 'USD', amount: '1.00' },
    ]) {
      const above = await differing(limit);
      expect((await acknowledge(above.filed, above.filed.approver)).body.differenceState).toBe('WAITING');
    }
  });

  it('is refused when the user saw another difference, and when nothing differs', async () => {
    const { filed, show } = await differing();
    const { approver } = filed;
    for (const seen of [{ underAmount: '0.90' }, { overAmount: '1.00' }, { underAmount: '1.001' }])
      expect((await acknowledge(filed, approver, seen)).body.code).toBe('settlement_difference_changed');
    expect((await acknowledge(filed, approver, { underAmount: '1' })).status).toBe(200);
    expect((await acknowledge(filed, approver, { reason: ' ' })).body.code).toBe('validation_failed');

    const exact = await filedBatch(installation, amountsOf(1_000));
    expect((await acknowledge(exact, exact.approver)).body.code).toBe('settlement_without_difference');
    expect(await attentionOf(exact)).toEqual([]);
    await show(1, 2_000n);
    expect((await read(filed)).state).toBe('DIFFERENT');
  });

  it('is outdated when entries change the difference, and is then replaced by another one', async () => {
    const { filed, show } = await differing();
    const { approver, admin } = filed;
    await acknowledge(filed, approver);
    const waiting = (await read(filed)).acknowledgement!.id;
    await show(1, 2_100n);
    expect(await read(filed)).toMatchObject({
      state: 'DIFFERENT',
      differenceState: 'OUTDATED',
      overAmount: '1.00',
      underAmount: '1.00',
      differenceAmount: '0.00',
      acknowledgement: { overAmount: '0.00', underAmount: '1.00' },
    });
    expect(await attentionOf(filed)).toEqual(['SETTLEMENT_DIFFERS']);
    expect((await step(filed, admin, 'confirm')).body.code).toBe('settlement_difference_changed');
    expect((await acknowledge(filed, admin)).body).toMatchObject({
      differenceState: 'WAITING',
      acknowledgement: { overAmount: '1.00', underAmount: '1.00', by: { userId: admin.user.id } },
    });
    // The id that the user saw names the acknowledgement that was replaced.
    expect((await step(filed, approver, 'confirm', waiting)).body.code).toBe('acknowledgement_not_waiting');
    expect((await step(filed, approver, 'confirm')).body.differenceState).toBe('ACKNOWLEDGED');
  });

  it('stays while exact entries come, and is outdated when its payment fails afterwards', async () => {
    const { filed, show } = await differing({ currency: 'ZAR', amount: '5.00' });
    await acknowledge(filed, filed.approver);
    await show(1, 2_000n);
    expect(await read(filed)).toMatchObject({ state: 'DIFFERENT', differenceState: 'ACKNOWLEDGED' });
  });

  it('can be withdrawn with a reason while it waits, when it counts, and when it is outdated', async () => {
    const { filed, show } = await differing();
    const { approver, admin } = filed;
    await acknowledge(filed, approver);
    expect((await step(filed, approver, 'withdraw')).body).toMatchObject({
      differenceState: 'OPEN',
      acknowledgement: null,
    });
    await acknowledge(filed, approver);
    await step(filed, admin, 'confirm');
    const { id } = (await read(filed)).acknowledgement!;
    expect((await step(filed, approver, 'withdraw')).body.differenceState).toBe('OPEN');
    expect((await step(filed, approver, 'withdraw', id)).body.code).toBe('acknowledgement_ended');
    expect((await step(filed, admin, 'confirm', id)).body.code).toBe('acknowledgement_not_waiting');
    await acknowledge(filed, admin);
    await show(1, 2_100n);
    expect((await step(filed, approver, 'withdraw')).body.differenceState).toBe('OPEN');
    const { body } = await admin.send('GET', '/app/audit?action=settlement.difference_withdrawn');
    expect(body.items.map((one: { details: { before: string } }) => one.details.before)).toEqual([
      'OUTDATED',
      'ACKNOWLEDGED',
      'WAITING',
    ]);
  });

  it('is in the export of the settlement', async () => {
    const { filed } = await differing();
    const { approver, admin } = filed;
    await acknowledge(filed, approver, { reason: '=1+1' });
    await step(filed, admin, 'confirm');
    const { text } = await approver.send('GET', `${pathOf(filed)}/export`);
    const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
    expect(data.at(-1)).toMatchObject({
      kind: 'ACKNOWLEDGEMENT',
      state: 'ACKNOWLEDGED',
      currency: 'ZAR',
      over: '',
      under: '1.00',
      acknowledged_by: approver.user.name,
      confirmed_by: admin.user.name,
      reason: "'=1+1",
    });
  });

  it('is for approvers and admins of the entity, with a fresh sign-in where approvals need one', async () => {
    const { filed } = await differing();
    const { preparer, approver, context, entityId } = filed;
    const stranger = installation.as(await installation.user(await installation.entity(), ['APPROVER']));
    const asked = [
      ['acknowledge', { overAmount: '0.00', underAmount: '1.00', reason: REASON }],
      ['acknowledge/confirm', { acknowledgementId: randomUUID() }],
      ['acknowledge/withdraw', { acknowledgementId: randomUUID(), reason: REASON }],
    ] as const;
    await context.database.query(
      'UPDATE payment_configs SET step_up_max_age_seconds = 60 WHERE entity_id = $1',
      [entityId],
    );
    const stale = installation.as(approver.user, 120_000);
    for (const [verb, body] of asked) {
      const send = (by: TestCaller) => by.send('POST', `${pathOf(filed)}/${verb}`, { body });
      expect((await send(preparer)).status, verb).toBe(403);
      expect((await send(stranger)).status, verb).toBe(404);
      expect((await send(stale)).body.code, verb).toBe('fresh_sign_in_required');
      expect((await approver.send('POST', `${pathOf(filed)}/${verb}`, { body: {} })).status, verb).toBe(400);
    }
    expect((await read(filed)).differenceState).toBe('OPEN');
  });

  it('is recorded once by two users at the same time', async () => {
    const { filed } = await differing();
    const answers = await Promise.all([filed.approver, filed.admin].map((by) => acknowledge(filed, by)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });
});

describe('the database refuses', () => {
  /** Why the owner of the tables, whom no permission restricts, may not run an SQL statement; or 'done'. */
  async function refusal(text: string, values?: unknown[]): Promise<string> {
    try {
      await ownerOf(installation.context.database).execute(text, values);
      return 'done';
    } catch (error) {
      const refused = databaseError(error);
      if (!refused) throw error;
      return refused.constraint ?? refused.message;
    }
  }
  const INSERT = `
    INSERT INTO settlement_acknowledgements
           (id, entity_id, file_id, over_minor, under_minor, reason, acknowledged_at, acknowledged_by,
            needs_second)
    SELECT gen_random_uuid(), $2, $1, $3, $4, 'x', now(), $5, $6`;

  it('an acknowledgement of another difference, of other users, or by one user above the limit', async () => {
    const { filed } = await differing();
    const { fileId, entityId, approver } = filed;
    const other = await installation.user(await installation.entity(), ['APPROVER']);
    const by = approver.user.id;
    const tries: [unknown[], string][] = [
      [[fileId, entityId, 1, 100, by, true], 'acknowledgement_of_difference'],
      [[fileId, entityId, 0, 99, by, true], 'acknowledgement_of_difference'],
      [[fileId, other.entityId, 0, 100, other.id, true], 'acknowledgement_across_entities'],
      [[fileId, entityId, 0, 100, other.id, true], 'acknowledgement_across_entities'],
      [[fileId, entityId, 0, 100, by, false], 'acknowledgement_above_limit'],
      [[fileId, entityId, 0, 100, by, true], 'done'],
      [[fileId, entityId, 0, 100, by, true], 'settlement_acknowledgements_one'],
    ];
    for (const [values, expected] of tries) expect(await refusal(INSERT, values)).toBe(expected);
  });

  it('a confirmation by the same user, and every change of what was signed', async () => {
    const { filed } = await differing();
    const { approver, admin, fileId } = filed;
    await acknowledge(filed, approver);
    const update = (change: string) =>
      refusal(`UPDATE settlement_acknowledgements SET ${change} WHERE file_id = $1`, [fileId]);
    const confirm = (by: string) => update(`confirmed_at = now(), confirmed_by = '${by}'`);
    expect(await confirm(approver.user.id)).toBe('settlement_acknowledgement_by_two');
    for (const change of [
      "reason = 'y'",
      'needs_second = false',
      `acknowledged_by = '${admin.user.id}'`,
      'acknowledged_at = now()',
    ])
      expect(await update(change), change).toBe('settlement_acknowledgements_signed');
    expect(await update('under_minor = 1')).not.toBe('done');
    expect(await confirm(admin.user.id)).toBe('done');
    expect(await update('confirmed_at = NULL, confirmed_by = NULL')).toBe(
      'settlement_acknowledgements_signed',
    );
    const end = `ended_at = now(), ended_by = '${admin.user.id}', ended_how = 'WITHDRAWN'`;
    expect(await update(end)).toBe('settlement_acknowledgement_ended');
    expect(await update(`${end}, ending_reason = 'x'`)).toBe('done');
    expect(await update("ending_reason = 'y'")).toBe('settlement_acknowledgements_signed');
    for (const text of ['DELETE FROM', 'TRUNCATE'])
      expect(await refusal(`${text} settlement_acknowledgements`)).not.toBe('done');
  });

  it('a settlement whose state is not the one that follows', async () => {
    const { filed } = await differing();
    await refusal(
      "UPDATE settlement_totals SET state = 'SETTLED', difference_state = 'NONE' WHERE file_id = $1",
      [filed.fileId],
    );
    expect(await read(filed)).toMatchObject({ state: 'PARTIAL', differenceState: 'OPEN' });
  });
});
