import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { acbProfile } from '../../../../domain/bank-files/testing/orders.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts';
import { verifyAudit } from '../../../audit/audit.ts';
import { openBankConnections } from '../registry.ts';
import { bankFileEntity, switchOn } from '../../bank-files/testing/bank-file-entity.ts';
import { visitBank } from '../../bank-visits/visit-bank.ts';
import { approvedBatch, batchStatus } from '../../testing/approved-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { payBatch } from './pay-batch.ts';
import { rightTimes } from './right-times.ts';

/** A machine's clock is nine days ahead for a while, and is then corrected. */
const AHEAD_MS = 9 * DAY_MS;

let root: string;
let installation: PaymentsInstallation;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'outlay-times-'));
  installation = await paymentsInstallation({ BANK_FILES_DIR: root });
});
afterEach(async () => {
  const { faults } = await verifyAudit(installation.context.database);
  expect(faults).toEqual([]);
});
afterAll(async () => {
  await installation.close();
  rmSync(root, { recursive: true, force: true });
});

async function underAWrongClock<T>(work: () => Promise<T>): Promise<T> {
  installation.passMs(AHEAD_MS);
  try {
    return await work();
  } finally {
    installation.passMs(-AHEAD_MS);
  }
}

const inMs = async (at: Promise<Date | null | undefined>) =>
  ((await at)?.getTime() ?? NaN) - installation.context.clock.nowMs();

describe('after a clock that was days ahead was corrected', () => {
  it('a batch that was approved meanwhile is dispatched', async () => {
    const { context } = installation;
    const { id } = await underAWrongClock(() => approvedBatch(installation, [{}]));
    const turn = () => payBatch(context, openBankConnections(context), id, () => false);
    await turn();
    expect(await batchStatus(context, id)).toBe('APPROVED');
    await rightTimes(context);
    installation.passMs(MINUTE_MS);
    await turn();
    expect(await batchStatus(context, id)).not.toBe('APPROVED');
    const audit = await context.database.query(
      "SELECT details FROM audit_log WHERE subject_id = $1 AND action = 'batch.date_moved'",
      [id],
    );
    expect(audit.map(({ details }) => JSON.parse(details).why)).toEqual(['WRONG_CLOCK']);
  });

  it('a batch that was approved before keeps its time', async () => {
    const { context } = installation;
    const { id } = await approvedBatch(installation, [{}]);
    const releaseAt = new Date(context.clock.nowMs() + 3 * DAY_MS);
    await context.database.query('UPDATE batches SET release_at = $2 WHERE id = $1', [id, releaseAt]);
    await rightTimes(context);
    const [batch] = await context.database.query('SELECT release_at FROM batches WHERE id = $1', [id]);
    expect(batch!.release_at).toEqual(releaseAt);
  });

  it('a bank that was visited meanwhile is due at once', async () => {
    const { context } = installation;
    const entity = await bankFileEntity(installation, acbProfile('ZA-ACB-198', { paidBy: 'ACCEPTANCE' }));
    for (const name of ['outbox', 'inbox', 'archive'])
      mkdirSync(join(root, entity.entityId, name), { recursive: true });
    const put = (path: string, body: object) =>
      entity.admin.send('PUT', `/app/bank-connections/${entity.connectionId}/${path}`, { body });
    const folders = { outbox: 'outbox', inbox: 'inbox', archive: 'archive' };
    expect((await put('transport', { transport: 'FOLDER', folders })).status).toBe(200);
    expect((await switchOn(entity.second, entity.connectionId)).status).toBe(200);
    await underAWrongClock(() => visitBank(context, entity.connectionId));
    const nextVisit = async () => {
      const [row] = await context.database.query(
        'SELECT next_visit_at FROM bank_file_transports WHERE connection_id = $1',
        [entity.connectionId],
      );
      return row?.next_visit_at;
    };
    expect(await inMs(nextVisit())).toBeGreaterThan(8 * DAY_MS);
    await rightTimes(context);
    expect(await inMs(nextVisit())).toBeLessThanOrEqual(0);
  });

  it('mail about notifications goes on, and news are unread', async () => {
    const { context } = installation;
    const user = installation.as(await installation.user(await installation.entity(), ['VIEWER']));
    await underAWrongClock(async () => {
      const until = new Date(context.clock.nowMs()).toISOString();
      await user.send('PUT', '/app/notification-settings', { body: { mail: 'DAILY' } });
      await user.send('PUT', '/app/notifications/read', { body: { until } });
    });
    await rightTimes(context);
    const [settings] = await context.database.query(
      'SELECT read_until, mailed_until FROM notification_settings WHERE user_id = $1',
      [user.user.id],
    );
    const now = context.clock.nowMs();
    expect(settings!.mailed_until!.getTime()).toBeLessThanOrEqual(now);
    expect(settings!.read_until!.getTime()).toBeLessThanOrEqual(now);
  });

  it('a session that began meanwhile lasts no longer than others', async () => {
    const { context } = installation;
    const user = await installation.user(await installation.entity(), ['VIEWER']);
    const ahead = new Date(context.clock.nowMs() + AHEAD_MS);
    await context.database.query(
      `INSERT INTO sessions (token_hash, user_id, entity_id, authenticated_at, created_at, last_seen_at,
         expires_at)
       VALUES ($1, $2, $5, $3, $3, $3, $4)`,
      [Buffer.alloc(32, 7), user.id, ahead, new Date(ahead.getTime() + 12 * HOUR_MS), user.entityId],
    );
    await rightTimes(context);
    const [session] = await context.database.query(
      'SELECT authenticated_at, last_seen_at, expires_at FROM sessions WHERE user_id = $1',
      [user.id],
    );
    const now = context.clock.nowMs();
    expect(session!.authenticated_at.getTime()).toBeLessThanOrEqual(now);
    expect(session!.last_seen_at.getTime()).toBeLessThanOrEqual(now);
    expect(session!.expires_at.getTime()).toBeLessThanOrEqual(now + 12 * HOUR_MS);
  });

  it('a payment that the sandbox received meanwhile has its outcome', async () => {
    const { context } = installation;
    const { id } = await underAWrongClock(async () => {
      const batch = await approvedBatch(installation, [{}]);
      installation.passMs(MINUTE_MS);
      await payBatch(context, openBankConnections(context), batch.id, () => false);
      installation.passMs(-MINUTE_MS);
      return batch;
    });
    await rightTimes(context);
    await expect
      .poll(
        async () => {
          await payBatch(context, openBankConnections(context), id, () => false);
          return batchStatus(context, id);
        },
        { timeout: 120_000, interval: 200 },
      )
      .toMatch(/^(COMPLETED|FAILED)$/);
  });
});
