import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loosenedSettings, type GuardedConfig } from '../../../../domain/payouts/looser-config.ts';
import { guardedConfigs } from '../../../../domain/payouts/testing/guarded-configs.ts';
import { HOUR_MS } from '../../../../shared/time.ts';
import { ownerOf, tamper } from '../../../platform/testing/test-database.ts';
import { fund } from '../../testing/fund.ts';
import { insertBatch } from '../../testing/insert-batch.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../../testing/payments-installation.ts';
import { savePaymentConfig } from '../../testing/save-payment-config.ts';
import { applyDueChanges } from './apply-due-changes.ts';
import { storedRule, storedThreshold } from './payment-config.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const PATH = '/v1/payments/config';
const ONE = [{ currency: 'ZAR', upToAmount: null, approvalsRequired: 1 }];
const TWO = [{ currency: 'ZAR', upToAmount: null, approvalsRequired: 2 }];
const THREE = [{ currency: 'ZAR', upToAmount: null, approvalsRequired: 3 }];

/** A funded entity that asks for two approvals, its people, and how they save and decide. */
async function company() {
  const { context } = installation;
  const entityId = await installation.entity();
  await savePaymentConfig(context, entityId, {
    approvalRules: [{ currency: 'ZAR', upToAmountMinor: null, approvalsRequired: 2 }],
  });
  await fund(context, entityId, 10_000_000n);
  const user = async (...roles: Parameters<PaymentsInstallation['user']>[1]) =>
    installation.as(await installation.user(entityId, roles));
  const [admin, second, preparer, approver, other] = await Promise.all([
    user('ADMIN'),
    user('ADMIN'),
    user('PREPARER'),
    user('APPROVER'),
    user('APPROVER'),
  ]);
  const read = async () => (await approver.send('GET', PATH)).body;
  const save = async (change: object, by: TestCaller = admin) =>
    by.send('PUT', PATH, { body: { ...(await read()), ...change } });
  const decide = (by: TestCaller, step: 'confirm' | 'cancel', id: string) =>
    by.send('POST', `${PATH}/changes/${id}/${step}`);
  return { context, entityId, admin, second, preparer, approver, other, read, save, decide };
}

/** Moves waiting changes a day into the past, for both clocks. */
async function letADayPass(entityId: string): Promise<void> {
  await ownerOf(installation.context.database).transaction(async (tx) => {
    await tx.execute('ALTER TABLE payment_config_changes DISABLE TRIGGER payment_config_changes_guard');
    await tx.query(
      `UPDATE payment_config_changes
          SET proposed_at = proposed_at - interval '1 day', counts_from = counts_from - interval '1 day',
              recorded_at = recorded_at - interval '1 day'
        WHERE entity_id = $1`,
      [entityId],
    );
    await tx.execute('ALTER TABLE payment_config_changes ENABLE ALWAYS TRIGGER payment_config_changes_guard');
  });
}

const stateOf = async (id: string) => {
  const [row] = await installation.context.database.query(
    'SELECT state FROM payment_config_changes WHERE id = $1',
    [id],
  );
  return row!.state;
};

/** A new batch, and the status that one approval gives it. */
async function statusAfterOneApproval({
  context,
  entityId,
  preparer,
  approver,
}: Awaited<ReturnType<typeof company>>) {
  const { id } = await insertBatch(context, { entityId, createdBy: preparer.user.id, approvalsRequired: 1 });
  const { body } = await approver.send('POST', `/v1/payments/bulk-withdrawals/batches/${id}/approve`);
  return body.status;
}

describe('a looser config that one admin saves', () => {
  it('waits when fewer approvals need a passkey, and counts at once when more do', async () => {
    const own = await company();
    const first = await own.save({ passkeyAbove: '500.00' });
    expect(first).toMatchObject({ status: 200, body: { passkeyAbove: '500.00', pendingChange: null } });
    expect((await own.save({ passkeyAbove: '400.00' })).body).toMatchObject({
      passkeyAbove: '400.00',
      pendingChange: null,
    });
    for (const passkeyAbove of ['400.01', null]) {
      const answer = await own.save({ passkeyAbove });
      expect(answer.body).toMatchObject({
        passkeyAbove: '400.00',
        pendingChange: { loosened: ['passkeyAbove'], settings: { passkeyAbove } },
      });
    }
    const { pendingChange } = await own.read();
    expect((await own.decide(own.second, 'confirm', pendingChange.id)).body.passkeyAbove).toBeNull();
    for (const passkeyAbove of ['-1.00', '1.001', 'ten'])
      expect((await own.save({ passkeyAbove })).status, passkeyAbove).toBe(400);
    expect((await own.save({ passkeyAbove: '-1.00' })).body.code).toBe('invalid_passkey_amount');
    await expect(
      own.context.database.execute(
        'UPDATE payment_configs SET passkey_above_minor = -1 WHERE entity_id = $1',
        [own.entityId],
      ),
    ).rejects.toMatchObject({ constraint: 'payment_config_passkey_above' });
  });

  it('is kept by an older client, which does not send the amount', async () => {
    const own = await company();
    await own.save({ passkeyAbove: '500.00' });
    const { passkeyAbove: _, ...older } = await own.read();
    const answer = await own.admin.send('PUT', PATH, { body: older });
    expect(answer.body.passkeyAbove).toBe('500.00');
  });

  it('does not count: approvals follow the config in force, which shows what waits', async () => {
    const own = await company();
    const answer = await own.save({ approvalRules: ONE });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        approvalRules: TWO,
        version: 1,
        pendingChange: {
          loosened: ['approvalRules'],
          settings: { approvalRules: ONE },
          proposedBy: { userId: own.admin.user.id },
        },
      },
    });
    const { proposedAt, countsFrom } = answer.body.pendingChange;
    expect(Date.parse(countsFrom) - Date.parse(proposedAt)).toBe(24 * HOUR_MS);
    expect(await own.read()).toEqual(answer.body);
    await applyDueChanges(own.context);
    expect(await statusAfterOneApproval(own)).toBe('PENDING_APPROVAL');
  });

  it('counts a day later, once, with an entry in the audit log', async () => {
    const own = await company();
    const { pendingChange } = (await own.save({ approvalRules: ONE })).body;
    await letADayPass(own.entityId);
    await Promise.all([applyDueChanges(own.context), applyDueChanges(own.context)]);
    await applyDueChanges(own.context);
    expect(await own.read()).toMatchObject({
      approvalRules: ONE,
      version: 2,
      updatedBy: { userId: own.admin.user.id },
      pendingChange: null,
    });
    expect(await stateOf(pendingChange.id)).toBe('IN_FORCE');
    expect(await statusAfterOneApproval(own)).toBe('APPROVED');
    const { body } = await own.admin.send('GET', '/app/audit?action=payment-config.updated');
    expect(body.items.map(({ details }: { details: object }) => details)).toMatchObject([
      { before: { version: 1 }, after: { version: 2 }, changeId: pendingChange.id },
    ]);
  });

  it('does not count a day later by a clock of Outlay that runs ahead of the database', async () => {
    const own = await company();
    await own.save({ approvalRules: ONE });
    const ahead = { ...own.context, clock: { nowMs: () => Date.now() + 48 * HOUR_MS } };
    await applyDueChanges(ahead);
    expect(await own.read()).toMatchObject({ version: 1, pendingChange: { loosened: ['approvalRules'] } });
  });

  it('counts at once when another admin confirms it', async () => {
    const own = await company();
    const { pendingChange } = (await own.save({ approvalRules: ONE })).body;
    const { status, body } = await own.decide(own.second, 'confirm', pendingChange.id);
    expect([status, body]).toMatchObject([200, { approvalRules: ONE, version: 2, pendingChange: null }]);
    expect(await statusAfterOneApproval(own)).toBe('APPROVED');
    const again = await own.decide(own.second, 'confirm', pendingChange.id);
    expect(again).toMatchObject({ status: 400, body: { code: 'config_change_not_pending' } });
  });

  it('is not confirmed by the admin who saved it, nor by an approver', async () => {
    const own = await company();
    const { pendingChange } = (await own.save({ approvalRules: ONE })).body;
    expect(await own.decide(own.admin, 'confirm', pendingChange.id)).toMatchObject({
      status: 400,
      body: { code: 'own_config_change' },
    });
    expect((await own.decide(own.approver, 'confirm', pendingChange.id)).status).toBe(403);
    const stranger = await company();
    expect((await own.decide(stranger.second, 'confirm', pendingChange.id)).status).toBe(404);
    expect(await own.read()).toMatchObject({ version: 1, pendingChange: { id: pendingChange.id } });
  });

  it('is confirmed only with a fresh sign-in where the config in force asks for one', async () => {
    const own = await company();
    await own.save({ stepUpMaxAgeSeconds: 60 });
    const { pendingChange } = (await own.save({ approvalRules: ONE })).body;
    const stale = installation.as(own.second.user, 120_000);
    expect((await own.decide(stale, 'confirm', pendingChange.id)).body.code).toBe('fresh_sign_in_required');
    expect((await own.decide(own.second, 'confirm', pendingChange.id)).body.approvalRules).toEqual(ONE);
  });

  it.each(['approver', 'second', 'admin'] as const)('never counts once cancelled by: %s', async (who) => {
    const own = await company();
    const { pendingChange } = (await own.save({ approvalRules: ONE })).body;
    const { status, body } = await own.decide(own[who], 'cancel', pendingChange.id);
    expect([status, body]).toMatchObject([200, { approvalRules: TWO, version: 1, pendingChange: null }]);
    await letADayPass(own.entityId);
    await applyDueChanges(own.context);
    expect(await own.read()).toMatchObject({ approvalRules: TWO, version: 1 });
    expect((await own.decide(own.second, 'confirm', pendingChange.id)).body.code).toBe(
      'config_change_not_pending',
    );
  });

  it('is not cancelled by a preparer', async () => {
    const own = await company();
    const { pendingChange } = (await own.save({ approvalRules: ONE })).body;
    expect((await own.decide(own.preparer, 'cancel', pendingChange.id)).status).toBe(403);
  });

  it('ends when a stricter config is saved, which counts at once and is not undone a day later', async () => {
    const own = await company();
    const { pendingChange } = (await own.save({ approvalRules: ONE })).body;
    const stricter = await own.save({ approvalRules: THREE }, own.second);
    expect(stricter.body).toMatchObject({ approvalRules: THREE, version: 2, pendingChange: null });
    expect(await stateOf(pendingChange.id)).toBe('REPLACED');
    await letADayPass(own.entityId);
    await applyDueChanges(own.context);
    expect(await own.read()).toMatchObject({ approvalRules: THREE, version: 2 });
  });

  it('starts its day again when another looser config replaces it', async () => {
    const own = await company();
    const first = (await own.save({ approvalRules: ONE })).body.pendingChange;
    await letADayPass(own.entityId);
    const next = (await own.save({ approvalRules: ONE, approvalExpiryDays: 9 })).body.pendingChange;
    await applyDueChanges(own.context);
    expect([await stateOf(first.id), await stateOf(next.id)]).toEqual(['REPLACED', 'PENDING']);
    expect((await own.read()).version).toBe(1);
  });

  it('never counts when its author has lost the role meanwhile, not even confirmed', async () => {
    const own = await company();
    const { pendingChange } = (await own.save({ approvalRules: ONE })).body;
    await own.context.database.query('UPDATE users SET disabled_at = now() WHERE id = $1', [
      own.admin.user.id,
    ]);
    expect((await own.decide(own.second, 'confirm', pendingChange.id)).body.code).toBe(
      'config_change_not_pending',
    );
    await applyDueChanges(own.context);
    expect(await stateOf(pendingChange.id)).toBe('LAPSED');
    expect((await own.read()).version).toBe(1);
  });

  it('waits for a limit of differences too, and for an entity with one admin only', async () => {
    const { context } = installation;
    const entityId = await installation.entity();
    await fund(context, entityId, 1n);
    const alone = installation.as(await installation.user(entityId, ['ADMIN', 'APPROVER']));
    const body = {
      ...(await alone.send('GET', PATH)).body,
      settlementDifferenceLimit: { currency: 'ZAR', amount: '999999999.00' },
    };
    const saved = (await alone.send('PUT', PATH, { body })).body;
    expect(saved).toMatchObject({
      version: 0,
      settlementDifferenceLimit: { amount: '0.00' },
      pendingChange: { loosened: ['settlementDifferenceLimit'] },
    });
    await letADayPass(entityId);
    await applyDueChanges(context);
    expect((await alone.send('GET', PATH)).body).toMatchObject({
      version: 1,
      settlementDifferenceLimit: { amount: '999999999.00' },
    });
  });

  it('needs attention of approvers and admins until it is decided', async () => {
    const own = await company();
    const { pendingChange } = (await own.save({ approvalRules: ONE })).body;
    const attention = async () =>
      (await own.approver.send('GET', '/app/attention')).body.filter(
        ({ kind }: { kind: string }) => kind === 'LOOSER_CONFIG_WAITS',
      );
    expect(await attention()).toMatchObject([{ until: pendingChange.countsFrom }]);
    await own.decide(own.other, 'cancel', pendingChange.id);
    expect(await attention()).toEqual([]);
  });

  it('waits once when two admins save their first config at the same time', async () => {
    const { context } = installation;
    const entityId = await installation.entity();
    await fund(context, entityId, 1n);
    const admin = installation.as(await installation.user(entityId, ['ADMIN']));
    const body = { ...(await admin.send('GET', PATH)).body, approvalRules: ONE };
    const answers = await Promise.all(Array.from({ length: 6 }, () => admin.send('PUT', PATH, { body })));
    const pending = await context.database.query(
      "SELECT id FROM payment_config_changes WHERE entity_id = $1 AND state = 'PENDING'",
      [entityId],
    );
    expect(pending).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200 && status !== 400)).toEqual([]);
    expect((await admin.send('GET', PATH)).body.version).toBe(0);
  });
});

describe('a config counts at once', () => {
  it('when it is as strict or stricter', async () => {
    const own = await company();
    const { body } = await own.save({ approvalRules: THREE, approvalExpiryDays: 3, timezone: 'UTC' });
    expect(body).toMatchObject({ approvalRules: THREE, version: 2, pendingChange: null });
  });

  it('when it is the first of an entity for which no money was booked yet', async () => {
    const entityId = await installation.entity();
    const admin = installation.as(await installation.user(entityId, ['ADMIN']));
    const body = { ...(await admin.send('GET', PATH)).body, approvalRules: ONE };
    expect((await admin.send('PUT', PATH, { body })).body).toMatchObject({
      approvalRules: ONE,
      version: 1,
      pendingChange: null,
    });
    const second = { ...body, version: 1, settlementDifferenceLimit: { currency: 'ZAR', amount: '1.00' } };
    expect((await admin.send('PUT', PATH, { body: second })).body).toMatchObject({
      version: 1,
      pendingChange: { loosened: ['settlementDifferenceLimit'] },
    });
  });
});

describe('the preview of a looser config', () => {
  it('says what it would have changed for the batches of the last 90 days', async () => {
    const own = await company();
    const { context, entityId, preparer } = own;
    const make = (label: string, amountMinor: bigint, daysAgo: number) =>
      insertBatch(context, {
        entityId,
        createdBy: preparer.user.id,
        label,
        status: 'COMPLETE',
        createdAt: new Date(Date.now() - daysAgo * 24 * HOUR_MS),
        rows: [{ amountMinor }],
      });
    await make('Small', 10_000n, 5);
    await make('Large', 900_000n, 80);
    await make('Old', 900_000n, 100);
    const { body } = await own.admin.send('POST', '/app/payment-config-preview', {
      body: {
        approvalRules: [{ currency: 'ZAR', upToAmount: '100.00', approvalsRequired: 2 }, ONE[0]],
        settlementDifferenceLimit: { currency: 'ZAR', amount: '0.00' },
      },
    });
    expect(body).toMatchObject({
      loosened: ['approvalRules'],
      countsAtOnce: false,
      batches: {
        total: 2,
        fewerApprovals: [{ currency: 'ZAR', count: 1, oneApproval: 1, totalAmount: '9000.00' }],
        largest: [{ label: 'Large', approvalsBefore: 2, approvalsAfter: 1 }],
      },
      differences: { total: 0, oneUser: 0 },
    });
  });
});

describe('the database', () => {
  const LOOSEN = `
    UPDATE payment_configs
       SET version = version + 1,
           approval_rules = '[{"currency":"ZAR","upToAmountMinor":null,"approvalsRequired":1}]'
     WHERE entity_id = $1`;

  it('agrees with the domain on which configs are looser', async () => {
    const json = (config: GuardedConfig) =>
      JSON.stringify({
        approvalRules: config.approvalRules.map(storedRule),
        settlementDifferenceLimit: storedThreshold(config.settlementDifferenceLimit),
        standingApprovals: config.standingApprovals && {
          ...config.standingApprovals,
          largestRunMinor: config.standingApprovals.largestRunMinor.toString(),
        },
        passkeyAbove: config.passkeyAbove && storedThreshold(config.passkeyAbove),
      });
    // The settings of the register have a separate function: register/database-refuses-payees.test.ts.
    const pairs = fc
      .sample(fc.tuple(guardedConfigs(), guardedConfigs()), 2_000)
      .map(
        ([before, after]) =>
          [
            before,
            { ...after, payeeAccounts: before.payeeAccounts, verifiedAbove: before.verifiedAbove },
          ] as const,
      );
    const rows = await installation.context.database.query(
      `SELECT loosens_config(before::jsonb, after::jsonb) AS looser
         FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS pairs (before, after, place)
        ORDER BY place`,
      [pairs.map(([before]) => json(before)), pairs.map(([, after]) => json(after))],
    );
    const said = pairs.map(([before, after]) => loosenedSettings(before, after).length > 0);
    expect(rows.map(({ looser }) => looser)).toEqual(said);
    expect(new Set(said).size).toBe(2);
  });

  it.each(['server', 'owner'] as const)(
    'refuses a looser config without confirmation, to the %s',
    async (as) => {
      const own = await company();
      const database = as === 'server' ? own.context.database : ownerOf(own.context.database);
      await expect(database.execute(LOOSEN, [own.entityId])).rejects.toMatchObject({
        constraint: 'payment_config_loosened',
      });
      await expect(
        database.execute('UPDATE payment_configs SET settlement_limit_minor = 1 WHERE entity_id = $1', [
          own.entityId,
        ]),
      ).rejects.toMatchObject({ constraint: 'payment_config_loosened' });
      await own.save({ approvalRules: ONE });
      await expect(database.execute(LOOSEN, [own.entityId])).rejects.toMatchObject({
        constraint: 'payment_config_loosened',
      });
      await expect(
        database.execute('DELETE FROM payment_configs WHERE entity_id = $1', [own.entityId]),
      ).rejects.toThrow(/permission denied|is refused/);
    },
  );

  it('lets no change count before its day, nor by its author, an approver or a stranger', async () => {
    const own = await company();
    const stranger = await company();
    const { id } = (await own.save({ approvalRules: ONE })).body.pendingChange;
    const count = (by: string | null) =>
      own.context.database.execute(
        `UPDATE payment_config_changes SET state = 'IN_FORCE', decided_by = $2, decided_at = now()
          WHERE id = $1`,
        [id, by],
      );
    for (const by of [null, own.admin.user.id, own.approver.user.id])
      await expect(count(by)).rejects.toMatchObject({ constraint: 'config_change_in_force' });
    await expect(count(stranger.second.user.id)).rejects.toThrow();
    for (const set of [
      "recorded_at = recorded_at - interval '2 days'",
      'config = config || \'{"approvalExpiryDays": 3}\'',
      'base_version = 0',
    ])
      await expect(
        own.context.database.execute(`UPDATE payment_config_changes SET ${set} WHERE id = $1`, [id]),
      ).rejects.toMatchObject({ constraint: 'config_change_kept' });
  });

  it('keeps the time by its clock, whatever time the server writes', async () => {
    const own = await company();
    const { id } = (await own.save({ approvalRules: ONE })).body.pendingChange;
    await own.decide(own.second, 'cancel', id);
    await own.context.database.execute(
      `INSERT INTO payment_config_changes
       SELECT gen_random_uuid(), entity_id, base_version, config, loosened, proposed_by,
              proposed_at - interval '9 days', counts_from - interval '9 days',
              recorded_at - interval '9 days', 'PENDING', NULL, NULL
         FROM payment_config_changes
        WHERE id = $1`,
      [id],
    );
    await applyDueChanges(own.context);
    expect(await own.read()).toMatchObject({ approvalRules: TWO, version: 1 });
  });

  it('refuses an approved batch with fewer approvals than the rules in force ask for', async () => {
    const { context, entityId, preparer, approver } = await company();
    const { id, contentDigest } = await insertBatch(context, {
      entityId,
      createdBy: preparer.user.id,
      approvalsRequired: 1,
    });
    await context.database.execute(
      `INSERT INTO approvals (batch_id, user_id, entity_id, content_digest, approved_at)
       VALUES ($1, $2, $3, $4, now())`,
      [id, approver.user.id, entityId, contentDigest],
    );
    const approved = "UPDATE batches SET status = 'APPROVED' WHERE id = $1";
    await expect(tamper(context.database, 'batches', 'batches_guard', approved, [id])).rejects.toMatchObject({
      constraint: 'batch_approved_by_rules',
    });
  });
});
