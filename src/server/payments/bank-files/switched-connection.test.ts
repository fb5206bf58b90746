import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvedBatchOf } from '../testing/approved-batch.ts';
import { instantBank } from '../testing/instant-bank.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { dispatchBatch } from '../paying/worker/dispatch-batch.ts';
import { payBatch } from '../paying/worker/pay-batch.ts';
import { bankConnections, openBankConnections } from '../paying/registry.ts';
import { openBankFiles } from './bank-file-connection.ts';
import { bankFileEntity, makeReady } from './testing/bank-file-entity.ts';
import {
  batchPath,
  carriersOf,
  download,
  expectBalanced,
  filedBatches,
  ROWS,
  switchTo,
  upload,
  withoutCurrency,
  type Filed,
} from './testing/filed-batches.ts';
import { inTestFormat } from './testing/test-format.ts';

inTestFormat();

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const { turn, sealed, departed } = filedBatches(() => installation);

const offered = async ({ preparer }: Filed) =>
  (await preparer.send('GET', '/app/attention')).body
    .map(({ kind }: { kind: string }) => kind)
    .filter((kind: string) => kind.startsWith('BANK_FILE'));

describe('a connection that is switched off', () => {
  it('is still asked about files that have left', async () => {
    const filed = await departed();
    await switchTo(filed.admin, filed.connectionId, 'OFF');
    await upload(filed, { file: filed.fileId, status: 'ACCEPTED' });
    expect(await turn(filed.id)).toBe('done');
    await expectBalanced(filed);
  });

  it('keeps a batch that waits for its file, which leaves when the connection is on again', async () => {
    const filed = await sealed();
    await switchTo(filed.admin, filed.connectionId, 'OFF');
    expect(await turn(filed.id)).toBe('ask later');
    expect(await carriersOf(filed)).toEqual([null]);
    expect((await filed.preparer.send('GET', batchPath(filed.id))).body).toMatchObject({
      status: 'APPROVED',
      waitingFor: 'BANK_FILE',
    });
    expect((await download(filed)).body).toMatchObject({ code: 'bank_file_not_live' });
    expect(await offered(filed)).toEqual(['BANK_FILE_OFF']);
    expect((await switchTo(filed.second, filed.connectionId, 'LIVE')).status).toBe(200);
    expect(await offered(filed)).toEqual(['BANK_FILE_READY']);
    expect(await turn(filed.id)).toBe('ask later');
    expect((await download(filed)).status).toBe(200);
  });

  it('pays no new batch through another connection, unless a route names its entity', async () => {
    const filed = await sealed();
    await switchTo(filed.admin, filed.connectionId, 'OFF');
    const other = await approvedBatchOf(installation, filed.entityId, ROWS);
    expect(await turn(other.id)).toBe('ask later');
    expect(await carriersOf(other)).toEqual([null]);
    const named = bankConnections(
      [{ connection: instantBank(filed.context), entityIds: [filed.entityId] }],
      openBankFiles(filed.context),
    );
    expect(await payBatch(filed.context, named, other.id, () => false)).toBe('done');
    // No other carrier may pay a batch whose file is written.
    expect(await payBatch(filed.context, named, filed.id, () => false)).toBe('ask later');
    expect(await carriersOf(filed)).toEqual([null]);
  });

  it('cannot be switched on while another carries its rails', async () => {
    const filed = await sealed();
    const second = await filed.admin.send('POST', '/app/bank-connections', { body: filed.settings });
    expect(second.body).toMatchObject({ state: 'DRAFT', version: 1, certification: null });
    await makeReady(filed.admin, second.body.id);
    expect(await switchTo(filed.second, second.body.id, 'LIVE')).toMatchObject({
      status: 400,
      body: { code: 'rail_already_carried' },
    });
  });
});

describe('a connection that is switched on', () => {
  it('carries no row of a batch that is being paid another way', async () => {
    const entity = await bankFileEntity(installation, {}, 'DRAFT');
    const batch = await approvedBatchOf(installation, entity.entityId, ROWS);
    const connections = openBankConnections(installation.context);
    expect(await dispatchBatch(installation.context, connections, entity.entityId, batch.id)).toBe(
      'dispatched',
    );
    expect((await switchTo(entity.second, entity.connectionId, 'LIVE')).status).toBe(200);
    await turn(batch.id);
    expect(await carriersOf(batch)).toEqual(['sandbox']);
  });

  it('needs the acceptance of a test file of its profile and account', async () => {
    const { admin, second, settings } = await bankFileEntity(installation);
    const { body } = await admin.send('POST', '/app/bank-connections', { body: settings });
    expect((await switchTo(second, body.id, 'LIVE')).body).toMatchObject({
      code: 'bank_connection_not_ready',
    });
    await makeReady(admin, body.id);
    const { version, ...certified } = (await admin.send('GET', '/app/bank-connections')).body.at(-1);
    expect(certified).toMatchObject({
      certification: { version: 1 },
      changed: { by: { userId: admin.user.id } },
    });
    const renamed = await admin.send('PUT', `/app/bank-connections/${body.id}`, {
      body: { ...withoutCurrency(settings), displayName: 'Renamed', version },
    });
    expect(renamed.body).toMatchObject({ version: 2, certification: { version: 1 } });
    const moved = await admin.send('PUT', `/app/bank-connections/${body.id}`, {
      body: {
        ...withoutCurrency(settings),
        payer: { ...(settings['payer'] as object), accountNumber: '62000000002' },
        version: 2,
      },
    });
    expect(moved.body).toMatchObject({ version: 3, certification: null });
    expect((await switchTo(second, body.id, 'LIVE')).body).toMatchObject({
      code: 'bank_connection_not_ready',
    });
  });

  it('takes another user than the one who last changed it, and the refusal names who may', async () => {
    const { admin, second, connectionId, entityId } = await bankFileEntity(installation, {}, 'DRAFT');
    expect((await switchTo(admin, connectionId, 'LIVE')).body).toMatchObject({
      code: 'own_connection_change',
      detail: expect.stringContaining(second.user.name) as string,
    });
    const { context } = installation;
    await context.database.query("UPDATE users SET roles = '{VIEWER}' WHERE id = $1", [second.user.id]);
    expect((await switchTo(admin, connectionId, 'LIVE')).body).toMatchObject({
      code: 'own_connection_change',
      detail: expect.stringContaining('under People') as string,
    });
    const other = installation.as(await installation.user(entityId, ['ADMIN']));
    expect((await switchTo(other, connectionId, 'LIVE')).status).toBe(200);
  });

  it('takes a fresh sign-in, like its certification and a change of account; off needs none', async () => {
    const { context, admin, second, connectionId, settings, entityId } = await bankFileEntity(installation);
    await context.database.query(
      'UPDATE payment_configs SET step_up_max_age_seconds = 60 WHERE entity_id = $1',
      [entityId],
    );
    const [old, oldAdmin] = [second, admin].map(({ user }) => installation.as(user, 120_000));
    const stale = { status: 401, body: { code: 'fresh_sign_in_required' } };
    const path = `/app/bank-connections/${connectionId}`;
    expect((await switchTo(old!, connectionId, 'OFF')).status).toBe(200);
    expect(await switchTo(old!, connectionId, 'LIVE')).toMatchObject(stale);
    const body = { version: 1, note: 'Accepted.' };
    expect(await oldAdmin!.send('POST', `${path}/certification`, { body })).toMatchObject(stale);
    const payer = { ...(settings['payer'] as object), accountNumber: '62000000002' };
    const change = { ...withoutCurrency(settings), version: 1 };
    expect(await oldAdmin!.send('PUT', path, { body: { ...change, payer } })).toMatchObject(stale);
    expect((await oldAdmin!.send('PUT', path, { body: { ...change, displayName: 'Renamed' } })).status).toBe(
      200,
    );
  });
});
