import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../../../shared/time.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import { twoAdmins } from '../../control/testing/two-admins.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { savePaymentConfig } from '../../testing/save-payment-config.ts';
import { applyDueChanges } from '../config/apply-due-changes.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const PATH = '/v1/payments/config';

async function company(admins = 2) {
  const own = await twoAdmins(installation, admins);
  await savePaymentConfig(installation.context, own.entityId, {});
  await own.first.send('POST', '/app/access/second-admin');
  const read = async () => (await own.first.send('GET', PATH)).body;
  const save = async (part: object) => own.first.send('PUT', PATH, { body: { ...(await read()), ...part } });
  const confirm = (id: string, by = own.second) => by.send('POST', `${PATH}/changes/${id}/confirm`);
  return { own, read, save, confirm };
}

/** Moves waiting changes days into the past, for both clocks. */
async function letDaysPass(entityId: string, days: number): Promise<void> {
  await ownerOf(installation.context.database).transaction(async (tx) => {
    await tx.execute('ALTER TABLE payment_config_changes DISABLE TRIGGER payment_config_changes_guard');
    await tx.execute(
      `UPDATE payment_config_changes
          SET proposed_at = proposed_at - $2 * interval '1 day',
              counts_from = counts_from - $2 * interval '1 day',
              recorded_at = recorded_at - $2 * interval '1 day'
        WHERE entity_id = $1`,
      [entityId, days],
    );
    await tx.execute('ALTER TABLE payment_config_changes ENABLE ALWAYS TRIGGER payment_config_changes_guard');
  });
}

it('every change waits for a second admin, even a stricter one, and never counts by time', async () => {
  const { own, read, save, confirm } = await company();
  const before = await read();
  const { body } = await save({ approvalExpiryDays: 3 });
  expect(body).toMatchObject({
    version: before.version,
    pendingChange: { loosened: [], needsSecondAdmin: true, settings: { approvalExpiryDays: 3 } },
  });
  await letDaysPass(own.entityId, 2);
  await applyDueChanges(installation.context);
  expect((await read()).version).toBe(before.version);
  expect((await confirm(body.pendingChange.id, own.first)).body.code).toBe('own_config_change');
  expect((await confirm(body.pendingChange.id)).body).toMatchObject({
    approvalExpiryDays: 3,
    version: before.version + 1,
    pendingChange: null,
  });
});

it('a change lapses after seven days', async () => {
  const { own, read, save } = await company();
  await save({ approvalExpiryDays: 3 });
  await letDaysPass(own.entityId, 8);
  await applyDueChanges(installation.context);
  expect(await read()).toMatchObject({ pendingChange: null });
  expect((await read()).approvalExpiryDays).not.toBe(3);
});

it('the only admin confirms again after a day', async () => {
  const { own, save, confirm } = await company(1);
  const { id } = (await save({ approvalExpiryDays: 3 })).body.pendingChange;
  expect((await confirm(id, own.first)).body.code).toBe('own_config_change');
  await letDaysPass(own.entityId, 1.1);
  expect((await confirm(id, own.first)).body).toMatchObject({ approvalExpiryDays: 3, pendingChange: null });
});

it('an admin who ends the access of the second one confirms an own change only a day later', async () => {
  const { own, save, confirm } = await company();
  const { database } = installation.context;
  const { id } = (await save({ approvalExpiryDays: 3 })).body.pendingChange;
  await letDaysPass(own.entityId, 1.1);
  await own.first.send('POST', `/app/access/users/${own.second.user.id}/disable`);
  const { pendingChange } = (await own.first.send('GET', PATH)).body;
  expect(Date.parse(pendingChange.countsFrom)).toBeGreaterThan(
    installation.context.clock.nowMs() + DAY_MS / 2,
  );
  expect((await confirm(id, own.first)).body.code).toBe('own_config_change');
  await expect(
    database.execute(
      `UPDATE payment_config_changes
          SET state = 'IN_FORCE', decided_by = proposed_by, decided_at = now()
        WHERE id = $1`,
      [id],
    ),
  ).rejects.toMatchObject({ constraint: 'config_change_in_force' });
  await database.execute("UPDATE users SET disabled_at = disabled_at - interval '1 day' WHERE id = $1", [
    own.second.user.id,
  ]);
  expect((await confirm(id, own.first)).body).toMatchObject({ approvalExpiryDays: 3, pendingChange: null });
});

it('ends only when a second admin agrees', async () => {
  const { own, save } = await company();
  const { id } = (await own.ask({ kind: 'CONFIG_BY_ONE_ADMIN' })).body;
  expect((await own.decide(id, 'confirm', own.first)).body.code).toBe('own_control_change');
  await own.decide(id, 'confirm');
  expect((await save({ approvalExpiryDays: 3 })).body).toMatchObject({
    approvalExpiryDays: 3,
    pendingChange: null,
  });
});

it('the database refuses a config without a second admin, and ending this alone', async () => {
  const { own, read, save } = await company();
  const { database } = installation.context;
  const write = (set: string) =>
    database.execute(`UPDATE payment_configs SET ${set} WHERE entity_id = $1`, [own.entityId]);
  for (const set of ['approval_expiry_days = 3', 'version = version + 1, approval_expiry_days = 3'])
    await expect(write(set)).rejects.toMatchObject({ constraint: 'payment_config_by_two' });
  await save({ approvalExpiryDays: 3 });
  await expect(write('version = version + 1, approval_expiry_days = 3')).rejects.toMatchObject({
    constraint: 'payment_config_by_two',
  });
  await expect(
    database.execute(
      `UPDATE payment_config_changes
          SET state = 'IN_FORCE', decided_by = $2, decided_at = now()
        WHERE entity_id = $1`,
      [own.entityId, own.first.user.id],
    ),
  ).rejects.toMatchObject({ constraint: 'config_change_in_force' });
  for (const since of ['NULL', `now() + interval '${DAY_MS} milliseconds'`])
    await expect(
      database.execute(
        `UPDATE entity_configs SET config_needs_second_since = ${since} WHERE entity_id = $1`,
        [own.entityId],
      ),
    ).rejects.toMatchObject({ constraint: 'config_by_two_kept' });
  expect((await read()).approvalExpiryDays).not.toBe(3);
});

it('no one loses this choice with the row that holds it', async () => {
  const { own, read, save } = await company();
  const { database } = installation.context;
  await expect(
    database.execute('DELETE FROM entity_configs WHERE entity_id = $1', [own.entityId]),
  ).rejects.toThrow('permission denied');
  await expect(
    database.execute('UPDATE entity_configs SET entity_id = gen_random_uuid() WHERE entity_id = $1', [
      own.entityId,
    ]),
  ).rejects.toMatchObject({ constraint: 'entity_config_kept' });
  const before = await read();
  expect((await save({ approvalExpiryDays: 3 })).body.version).toBe(before.version);
});

it('changes nothing for an entity that has not chosen it', async () => {
  const own = await twoAdmins(installation);
  await savePaymentConfig(installation.context, own.entityId, {});
  const config = (await own.first.send('GET', PATH)).body;
  const { body } = await own.first.send('PUT', PATH, { body: { ...config, approvalExpiryDays: 3 } });
  expect(body).toMatchObject({ approvalExpiryDays: 3, version: config.version + 1, pendingChange: null });
});
