import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOfRow } from '../../audit/audit.ts';
import { insertPayouts } from '../testing/insert-payouts.ts';
import { insertBatch } from '../testing/insert-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { savePaymentConfig } from '../testing/save-payment-config.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

describe('payouts by day', () => {
  it("are counted by days of the entity's time zone, up to today", async () => {
    const { context } = installation;
    const entityId = await installation.entity();
    await savePaymentConfig(context, entityId, { timezone: 'Pacific/Auckland' });
    const viewer = installation.as(await installation.user(entityId, ['VIEWER']));
    const dayOf = (ms: number) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland', dateStyle: 'short' }).format(ms);
    const now = context.clock.nowMs();
    const today = dayOf(now);
    // The start of today in that time zone; a millisecond earlier is yesterday.
    let midnight = now - (now % 3_600_000);
    while (dayOf(midnight - 1) === today) midnight -= 3_600_000;
    const first = dayOf(midnight - 1);
    await insertPayouts(context, entityId, [
      { createdAt: new Date(midnight), amountMinor: 100n },
      { createdAt: new Date(midnight), amountMinor: 23n },
      { createdAt: new Date(midnight), status: 'FAILED', amountMinor: 5n },
      { createdAt: new Date(midnight - 1), amountMinor: 7n },
      { createdAt: new Date(midnight), direction: 'CREDIT', amountMinor: 1n },
      { createdAt: new Date(midnight), currency: 'USD', amountMinor: 9n },
    ]);
    expect((await viewer.send('GET', '/app/payout-days?days=1')).body).toEqual([
      { day: today, status: 'COMPLETE', count: 2, amount: '1.23' },
      { day: today, status: 'FAILED', count: 1, amount: '0.05' },
    ]);
    expect((await viewer.send('GET', '/app/payout-days?days=2')).body[0]).toEqual({
      day: first,
      status: 'COMPLETE',
      count: 1,
      amount: '0.07',
    });
    expect((await viewer.send('GET', '/app/payout-days?currency=USD')).body).toEqual([
      { day: today, status: 'COMPLETE', count: 1, amount: '0.09' },
    ]);
  });
});

describe('the audit log', () => {
  it('is listed newest first for admins, supports each filter, and has chained hashes', async () => {
    const { context } = installation;
    const entityId = await installation.entity();
    const creator = installation.as(await installation.user(entityId, ['PREPARER']));
    const admin = installation.as(await installation.user(entityId, ['ADMIN']));
    const first = await insertBatch(context, { entityId, createdBy: creator.user.id });
    const second = await insertBatch(context, { entityId, createdBy: creator.user.id });
    for (const { id } of [first, second])
      await creator.send('PUT', `/v1/payments/bulk-withdrawals/batches/${id}/label`, {
        body: { label: 'Changed' },
      });
    const ask = async (query: string) =>
      (await admin.send<{ items: { seq: number; at: string }[]; total: number }>('GET', `/app/audit${query}`))
        .body;

    const all = await ask('');
    expect(all.items.map(({ seq }) => seq)).toEqual([4, 3, 2, 1]);
    expect(all.items[0]).toMatchObject({
      action: 'batch.labelled',
      subjectId: second.id,
      actor: { kind: 'USER', userId: creator.user.id, name: creator.user.name },
      details: { after: 'Changed' },
    });
    expect((await ask('?action=batch.created')).total).toBe(2);
    expect((await ask(`?actorId=${creator.user.id}`)).items.map(({ seq }) => seq)).toEqual([4, 3]);
    expect((await ask(`?subjectId=${first.id}`)).items.map(({ seq }) => seq)).toEqual([3, 1]);
    const at = Date.parse(all.items[1]!.at);
    expect((await ask(`?from=${at}&to=${at}`)).items.map(({ seq }) => seq)).toContain(3);
    expect((await ask(`?from=${Date.parse(all.items[0]!.at) + 1}`)).total).toBe(0);
    expect(await ask('?offset=1&limit=2')).toMatchObject({ total: 4, items: [{ seq: 3 }, { seq: 2 }] });

    const rows = await context.database.query('SELECT * FROM audit_log WHERE entity_id = $1 ORDER BY seq', [
      entityId,
    ]);
    for (const row of rows) expect(hashOfRow(row).equals(row.hash)).toBe(true);
  });
});
