import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../shared/time.ts';
import {
  approvedBatch,
  approvedBatchOf,
  batchStatus,
  FUNDED,
  statusesOf,
} from '../testing/approved-batch.ts';
import { balanceOf } from '../testing/fund.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { bankFileEntity, makeReady } from './testing/bank-file-entity.ts';
import {
  actionsOf,
  batchPath,
  carriersOf,
  download,
  endToEndIdOf,
  filedBatches,
  fileOf,
  ROWS,
  switchTo,
} from './testing/filed-batches.ts';
import { inTestFormat } from './testing/test-format.ts';

inTestFormat();

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const { turn, sealed, departed } = filedBatches(() => installation);

describe('sealing', () => {
  it('writes the file of an approved batch once, and the batch waits for it', async () => {
    const filed = await sealed();
    const file = await fileOf(filed);
    expect(file).toMatchObject({
      state: 'SEALED',
      fileNumber: 1,
      paymentCount: 4,
      totalAmount: '1000.00',
      contentDigest: filed.contentDigest,
      leftAt: null,
      states: [{ state: 'SILENT', count: 4, amount: '1000.00' }],
    });
    expect(await turn(filed.id)).toBe('ask later');
    expect(await fileOf(filed)).toEqual(file);
    const { body } = await filed.preparer.send('GET', batchPath(filed.id));
    expect(body).toMatchObject({ status: 'APPROVED', waitingFor: 'BANK_FILE' });
    expect(await actionsOf(filed, 'bank_file.')).toEqual(['bank_file.sealed']);
  });

  it('gives the payments of the file their end-to-end ids and running sequence numbers', async () => {
    const first = await sealed();
    const second = await approvedBatchOf(installation, first.entityId, ROWS);
    await turn(second.id);
    const { body } = await first.preparer.send('GET', `/app/bank-files?connectionId=${first.connectionId}`);
    expect(body.items.map((file: { fileNumber: number }) => file.fileNumber)).toEqual([2, 1]);
    const payments = async (fileId: string) =>
      (await first.preparer.send('GET', `/app/bank-files/${fileId}/payments`)).body.items;
    expect(await payments(first.fileId)).toMatchObject(
      ROWS.map((row, index) => ({
        endToEndId: endToEndIdOf(first, index + 1),
        sequenceNumber: index + 1,
        accountNumber: row.accountNumber,
        state: null,
        status: 'PENDING',
      })),
    );
    expect(
      (await payments(body.items[0].id)).map((one: { sequenceNumber: number }) => one.sequenceNumber),
    ).toEqual([6, 7, 8, 9]);
  });

  it('is done again when the connection was changed or the day has passed', async () => {
    const filed = await sealed();
    const { body: connection } = await filed.admin.send('GET', '/app/bank-connections');
    const { displayName, rails, payer, profile, version } = connection[0];
    const changed = await filed.admin.send('PUT', `/app/bank-connections/${filed.connectionId}`, {
      body: { displayName, rails, payer, profile: { ...profile, nameLength: 20 }, version },
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { version: 2, certification: null, rehearsal: null, state: 'OFF' },
    });
    expect((await download(filed)).body).toMatchObject({ code: 'bank_file_not_live' });
    await turn(filed.id);
    expect(await statusesOf(filed.context, filed.id)).toEqual(ROWS.map(() => 'PENDING'));
    await makeReady(filed.admin, filed.connectionId);
    expect((await switchTo(filed.second, filed.connectionId, 'LIVE')).status).toBe(200);
    await turn(filed.id);
    expect(await fileOf(filed)).toMatchObject({ state: 'WITHDRAWN', states: [] });
    const { body } = await filed.preparer.send('GET', `/app/bank-files?batchId=${filed.id}`);
    expect(body.items.map((file: { state: string }) => file.state)).toEqual(['SEALED', 'WITHDRAWN']);
    const next = { ...filed, fileId: body.items[0].id };
    expect((await download(next)).status).toBe(200);
    installation.passMs(48 * HOUR_MS);
    await turn(filed.id);
    expect(await fileOf(next)).toMatchObject({ state: 'LEFT' });
    expect((await download(next)).status).toBe(200);
  });

  it('that is no longer possible withdraws the file, and the batch says why, each reason once', async () => {
    const filed = await sealed();
    const { currency: _, ...settings } = filed.settings;
    const why = async (version: number, change: Record<string, unknown>) => {
      const profile = { ...(filed.settings['profile'] as object), ...change };
      const path = `/app/bank-connections/${filed.connectionId}`;
      const saved = await filed.admin.send('PUT', path, { body: { ...settings, profile, version } });
      expect(saved.status, saved.text).toBe(200);
      await makeReady(filed.admin, filed.connectionId);
      await switchTo(filed.second, filed.connectionId, 'LIVE');
      for (let turns = 0; turns < 2; turns++) expect(await turn(filed.id)).toBe('ask later');
      const [row] = await filed.context.database.query('SELECT held_why FROM batches WHERE id = $1', [
        filed.id,
      ]);
      return row!.held_why;
    };
    expect(await why(1, { maxPayments: 1 })).toContain('at most 1 payments');
    expect(await fileOf(filed)).toMatchObject({ state: 'WITHDRAWN' });
    expect((await download(filed)).body).toMatchObject({ code: 'bank_file_not_live' });
    expect(await why(2, { maxPayments: 2 })).toContain('at most 2 payments');
    const { body } = await filed.admin.send('GET', '/app/audit?action=batch.held_back');
    const reasons = JSON.stringify(body.items).match(/at most \d payments/g)!;
    expect(new Set(reasons)).toEqual(new Set(['at most 1 payments', 'at most 2 payments']));
    expect(await why(3, { maxPayments: 4 })).toBeNull();
  });

  it('ends a batch whose rows no longer match the approved digest, without a file', async () => {
    const entity = await bankFileEntity(installation);
    const batch = await approvedBatchOf(installation, entity.entityId, ROWS);
    await entity.breakDigest(batch.id);
    expect(await turn(batch.id)).toBe('done');
    expect(await batchStatus(entity.context, batch.id)).toBe('FAILED');
    expect((await entity.preparer.send('GET', '/app/bank-files')).body.total).toBe(0);
  });

  it('leaves batches of other entities to the sandbox, and keeps those of other rails waiting', async () => {
    const entity = await bankFileEntity(installation);
    const elsewhere = await approvedBatch(installation, ROWS);
    await turn(elsewhere.id);
    expect(await carriersOf(elsewhere)).toEqual(['sandbox']);
    const other = await approvedBatchOf(installation, entity.entityId, [
      { rail: 'RTC', accountNumber: '62000009999' },
    ]);
    expect(await turn(other.id)).toBe('ask later');
    expect(await carriersOf(other)).toEqual([null]);
    const { body } = await entity.preparer.send('GET', batchPath(other.id));
    expect(body).toMatchObject({ status: 'APPROVED', waitingFor: 'BANK_FILE' });
  });
});

describe('cancelling', () => {
  it('is possible until the file leaves; the file then never leaves', async () => {
    const filed = await sealed();
    expect((await filed.preparer.send('POST', `${batchPath(filed.id)}/cancel`)).status).toBe(200);
    expect((await download(filed)).body).toMatchObject({ code: 'bank_file_not_live' });
    expect(await fileOf(filed)).toMatchObject({ state: 'CANCELLED' });
    expect(await balanceOf(filed.context, filed.entityId)).toEqual({ available: FUNDED, reserved: 0n });
  });

  it('is refused after the file has left, with a code that names the recall', async () => {
    const filed = await departed();
    expect(await filed.preparer.send('POST', `${batchPath(filed.id)}/cancel`)).toMatchObject({
      status: 400,
      body: { code: 'batch_file_left' },
    });
  });

  it('and downloading at the same time end in one of the two', async () => {
    for (let round = 0; round < 4; round++) {
      const filed = await sealed();
      const [cancelled, left] = await Promise.all([
        filed.preparer.send('POST', `${batchPath(filed.id)}/cancel`),
        download(filed),
      ]);
      expect(new Set([cancelled.status, left.status])).toEqual(new Set([200, 400]));
      const status = cancelled.status === 200 ? 'CANCELLED' : 'PROCESSING';
      expect(await batchStatus(filed.context, filed.id)).toBe(status);
    }
  });
});
