import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOfRow, recordAudit, WORKER } from '../../audit/audit.ts';
import { growingSteps, statementsOf } from '../../platform/testing/read-plan.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { loadSubjects } from '../audit/load-subjects.ts';
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
  it('leaves out sign-ins that succeeded where asked, in the list and in the export', async () => {
    const { context } = installation;
    const entityId = await installation.entity();
    const admin = installation.as(await installation.user(entityId, ['ADMIN']));
    const actions = ['session.opened', 'session.closed', 'sign_in.failed', 'batch.created'];
    await context.database.transaction(async (tx) => {
      for (const action of actions)
        await recordAudit(tx, {
          entityId,
          at: new Date(context.clock.nowMs()),
          actor: WORKER,
          action,
          subjectType: 'test',
          subjectId: 'a',
          details: {},
        });
    });
    const found = async (query: string) => {
      const { body } = await admin.send<{ items: { action: string }[]; total: number }>(
        'GET',
        `/app/audit?subjectId=a&${query}`,
      );
      expect(body.total).toBe(body.items.length);
      return body.items.map(({ action }) => action).toReversed();
    };
    expect(await found('')).toEqual(actions);
    expect(await found('signIns=SHOWN')).toEqual(actions);
    expect(await found('signIns=HIDDEN')).toEqual(['sign_in.failed', 'batch.created']);
    // A filter that names sign-ins finds them.
    expect(await found('signIns=HIDDEN&action=session.opened')).toEqual(['session.opened']);
    const { text } = await admin.send('GET', '/app/audit.csv?subjectId=a&signIns=HIDDEN');
    expect(text).toContain('sign_in.failed');
    expect(text).not.toContain('session.opened');
  });

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

  it('names subjects and the ids in details, but nothing of another entity', async () => {
    const { context } = installation;
    const entityId = await installation.entity();
    const other = await installation.entity();
    const preparer = await installation.user(entityId, ['PREPARER']);
    const stranger = await installation.user(other, ['PREPARER']);
    const admin = installation.as(await installation.user(entityId, ['ADMIN']));
    const batch = await insertBatch(context, {
      entityId,
      createdBy: preparer.id,
      label: 'Salaries of March',
      rows: [{ beneficiaryName: 'Thandi Nkosi', accountNumber: '62000005678', status: 'COMPLETE' }],
    });
    const foreign = await insertBatch(context, { entityId: other, createdBy: stranger.id, label: 'Secret' });
    const { id: withdrawalId, beneficiaryId } = batch.withdrawals[0]!;
    const [payoutId] = (await insertPayouts(context, entityId, [
      { batchId: batch.id, withdrawalId, beneficiaryId },
    ])) as [string];
    const record = (subjectType: string, subjectId: string, details: Record<string, unknown>) =>
      context.database.transaction((tx) =>
        recordAudit(tx, {
          entityId,
          at: new Date(context.clock.nowMs()),
          actor: WORKER,
          action: 'test.recorded',
          subjectType,
          subjectId,
          details,
        }),
      );
    await record('batch', batch.id, { mentions: [preparer.id, stranger.id], amountMinor: '100' });
    await record('payout', payoutId, { withdrawalIds: [withdrawalId] });
    await record('user', preparer.id, {});
    await record('batch', foreign.id, { retryOfBatchId: foreign.id });
    await record('banks', '2026-03-02', {});

    const answer = await admin.send<{ items: { subject: unknown; names: unknown }[] }>(
      'GET',
      '/app/audit?action=test.recorded',
    );
    const recipient = expect.stringMatching(/^Thandi Nkosi, .+ …5678$/) as string;
    expect(answer.body.items.map(({ subject, names }) => ({ subject, names }))).toEqual([
      { subject: { label: null, currency: null }, names: {} },
      { subject: { label: null, currency: null }, names: {} },
      { subject: { label: preparer.name, currency: null }, names: {} },
      { subject: { label: recipient, currency: 'ZAR' }, names: { [withdrawalId]: recipient } },
      { subject: { label: 'Salaries of March', currency: 'ZAR' }, names: { [preparer.id]: preparer.name } },
    ]);
    const kinds = async (kind: string) =>
      (await admin.send<{ total: number }>('GET', `/app/audit?actorKind=${kind}&action=test.recorded`)).body
        .total;
    expect([await kinds('SYSTEM'), await kinds('USER')]).toEqual([5, 0]);
  });

  it('is exported with the same filters, people by name and each cell whole', async () => {
    const { context } = installation;
    const entityId = await installation.entity();
    const user = await installation.user(entityId, ['ADMIN', 'PREPARER']);
    await ownerOf(context.database).execute(
      `UPDATE users SET display_name = 'Lindiwe Khumalo' WHERE id = '${user.id}'`,
    );
    const admin = installation.as(user);
    const batch = await insertBatch(context, { entityId, createdBy: user.id, label: 'Pay, "March"' });
    await ownerOf(context.database).execute(
      `SELECT audit_append('${entityId}', now(), 'SYSTEM', NULL, 'Outlay', 'test.filled', 'banks', n::text,
                           '{}')
         FROM generate_series(1, 2200) n`,
    );
    await admin.send('PUT', `/v1/payments/bulk-withdrawals/batches/${batch.id}/label`, {
      body: { label: '=1+1' },
    });
    const exported = async (query: string) => {
      const answer = await admin.send('GET', `/app/audit.csv${query}`);
      expect(answer.headers.get('content-disposition')).toMatch(/audit-log-\d{4}-\d\d-\d\d\.csv/);
      return Papa.parse<Record<string, string>>(answer.text, { header: true, skipEmptyLines: true }).data;
    };

    const all = await exported('');
    expect(all.map(({ number }) => Number(number))).toEqual(
      Array.from({ length: 2_203 }, (_, index) => 2_203 - index),
    );
    expect(all[0]).toMatchObject({
      action: 'Audit log exported',
      action_code: 'audit_log.exported',
      person: 'Lindiwe Khumalo',
    });
    const labelled = await exported(`?actorId=${user.id}&action=batch.labelled`);
    expect(labelled).toHaveLength(1);
    expect(labelled[0]).toMatchObject({
      person: 'Lindiwe Khumalo',
      user_name: user.name,
      action: 'Batch labelled',
      about: "'=1+1",
      about_id: batch.id,
      what_changed: 'Changed: Pay, "March" → =1+1',
    });
    expect(labelled[0]!['time']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \+02:00$/);
    const { time, time_utc: utc } = labelled[0]!;
    expect(new Date(time!.replace(' ', 'T').replace(' ', '')).getTime()).toBe(
      Math.floor(new Date(utc!).getTime() / 1000) * 1000,
    );
    expect(Object.keys(labelled[0]!).slice(-3)).toEqual(['previous_hash', 'hash', 'details']);
    expect(all[1]!['hash']).toBe(all[0]!['previous_hash']);
    expect(JSON.parse(labelled[0]!['details']!)).toEqual({ before: 'Pay, "March"', after: '=1+1' });
    const { body } = await admin.send<{ items: { actor: unknown }[] }>('GET', '/app/audit?limit=1');
    expect(body.items[0]!.actor).toEqual({
      kind: 'USER',
      userId: user.id,
      name: user.name,
      displayName: 'Lindiwe Khumalo',
    });
  });

  it('finds the names of a page from indexes, however long the history is', async () => {
    const { context } = installation;
    const entityId = await installation.entity();
    const user = await installation.user(entityId, ['ADMIN']);
    const rows = Array.from({ length: 3_000 }, (_, index) => ({
      accountNumber: `62${String(index).padStart(8, '0')}`,
    }));
    const batch = await insertBatch(context, { entityId, createdBy: user.id, rows });
    await ownerOf(context.database).execute('VACUUM ANALYZE withdrawals');
    const statements = await statementsOf(context.database, () =>
      loadSubjects(context.database, entityId, [
        batch.id,
        ...batch.withdrawals.slice(0, 20).map(({ id }) => id),
      ]),
    );
    expect(statements).toHaveLength(1);
    expect(await growingSteps(context.database, statements[0]!, new Set(['withdrawals']))).toEqual([]);
  });
});
