import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../shared/time.ts';
import { batchStatus, statusesOf } from '../testing/approved-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { bankFileEntity } from './testing/bank-file-entity.ts';
import {
  actionsOf,
  download,
  expectBalanced,
  type Filed,
  filedBatches,
  fileOf,
  ROWS,
  switchTo,
  upload,
  uploadAlone,
} from './testing/filed-batches.ts';
import { inTestFormat } from './testing/test-format.ts';

inTestFormat();

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const { turn, sealed, departed } = filedBatches(() => installation);

describe('leaving', () => {
  it('is the first download: the batch is being paid, and the same bytes come again', async () => {
    const filed = await sealed();
    const first = await download(filed);
    const file = await fileOf(filed);
    expect(createHash('sha256').update(first.text).digest('hex')).toBe(file.sha256);
    expect(first.headers.get('content-digest')).toBe(
      `sha-256=:${Buffer.from(file.sha256, 'hex').toString('base64')}:`,
    );
    expect(first.headers.get('content-disposition')).toContain(file.fileName);
    expect(file).toMatchObject({ state: 'LEFT', leftBy: { userId: filed.preparer.user.id } });
    expect(await batchStatus(filed.context, filed.id)).toBe('PROCESSING');
    expect((await download(filed)).text).toBe(first.text);
    expect(await actionsOf(filed, 'bank_file.')).toEqual([
      'bank_file.sealed',
      'bank_file.left',
      'bank_file.downloaded_again',
    ]);
  });

  it('submits the payments even when payouts are switched off afterwards', async () => {
    const filed = await sealed();
    await download(filed);
    await filed.switchPayouts(false);
    expect(await turn(filed.id)).toBe('ask later');
    expect(await statusesOf(filed.context, filed.id)).toEqual(ROWS.map(() => 'SUBMITTED'));
  });

  it('is refused while payouts are off, and while an approval has lapsed', async () => {
    const filed = await sealed();
    await filed.switchPayouts(false);
    expect((await download(filed)).body).toMatchObject({ status: 400, code: 'payouts_disabled' });
    await filed.switchPayouts(true);
    await filed.context.database.query("UPDATE users SET roles = '{VIEWER}' WHERE id = $1", [
      filed.approver.user.id,
    ]);
    expect((await download(filed)).body).toMatchObject({ status: 400, code: 'approvals_lapsed' });
    expect(await fileOf(filed)).toMatchObject({ state: 'SEALED' });
  });

  it('is refused when the rows no longer match, and ends the batch', async () => {
    const filed = await sealed();
    await filed.breakDigest(filed.id);
    expect((await download(filed)).body).toMatchObject({ status: 400, code: 'bank_file_not_live' });
    expect(await batchStatus(filed.context, filed.id)).toBe('FAILED');
    expect(await fileOf(filed)).toMatchObject({ state: 'CANCELLED' });
  });

  it('is refused while the connection is off', async () => {
    const filed = await sealed();
    await switchTo(filed.admin, filed.connectionId, 'OFF');
    expect((await download(filed)).body).toMatchObject({ code: 'bank_file_not_live' });
  });

  it('happens once when two people download at the same time', async () => {
    const filed = await sealed();
    const answers = await Promise.all([download(filed), download(filed)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await actionsOf(filed, 'bank_file.left')).toHaveLength(1);
    expect(await actionsOf(filed, 'batch.released')).toHaveLength(1);
  });

  it('comes with a text of the figures', async () => {
    const filed = await sealed();
    const file = await fileOf(filed);
    const { text, headers } = await filed.preparer.send('GET', `/app/bank-files/${filed.fileId}/summary`);
    expect(headers.get('content-type')).toContain('text/plain');
    for (const figure of [file.sha256, 'ZAR 1000.00', '000000000042', '4\r\n'])
      expect(text).toContain(figure);
  });
});

describe('a file that has left', () => {
  it.each([
    ['the bank rejected it', (filed: Filed) => upload(filed, { file: filed.fileId, status: 'REJECTED' })],
    [
      'a recall is recorded',
      ({ approver, fileId }: Filed) =>
        approver.send('POST', `/app/bank-files/${fileId}/recall`, {
          body: { reason: 'Wrong month.', confirmedBy: 'Lerato Mokoena' },
        }),
    ],
    [
      'its batch has ended',
      async (filed: Filed) => {
        await upload(filed, { file: filed.fileId, status: 'ACCEPTED' });
        return turn(filed.id);
      },
    ],
  ])('is not handed over again after %s', async (_, end) => {
    const filed = await departed();
    await end(filed);
    expect((await download(filed)).body).toMatchObject({ status: 400, code: 'bank_file_ended' });
    expect(await actionsOf(filed, 'bank_file.downloaded_again')).toEqual([]);
  });
});

describe('a silent bank', () => {
  it('leaves payments submitted, then unconfirmed, and never failed', async () => {
    const filed = await departed({ silentAfterHours: 5 });
    installation.passMs(4 * HOUR_MS);
    await turn(filed.id);
    expect(new Set(await statusesOf(filed.context, filed.id))).toEqual(new Set(['SUBMITTED']));
    installation.passMs(2 * HOUR_MS);
    await turn(filed.id);
    expect(new Set(await statusesOf(filed.context, filed.id))).toEqual(new Set(['UNCONFIRMED']));
    installation.passMs(1_000 * HOUR_MS);
    expect(await turn(filed.id)).toBe('ask later');
    expect(new Set(await statusesOf(filed.context, filed.id))).toEqual(new Set(['UNCONFIRMED']));
    await upload(filed, { file: filed.fileId, status: 'ACCEPTED' });
    expect(await turn(filed.id)).toBe('done');
    await expectBalanced(filed);
  });
});

describe('other entities', () => {
  it('find neither the connection, nor the file, nor the reply', async () => {
    const filed = await departed();
    const { body: reply } = await upload(filed, 'Dear customer');
    const stranger = await bankFileEntity(installation);
    for (const [method, path] of [
      ['GET', `/app/bank-files/${filed.fileId}`],
      ['POST', `/app/bank-files/${filed.fileId}/download`],
      ['GET', `/app/bank-files/${filed.fileId}/payments`],
      ['GET', `/app/bank-replies/${reply.id}`],
    ] as const)
      expect((await stranger.preparer.send(method, path)).status, path).toBe(404);
    const theirs = { file: filed.fileId, status: 'REJECTED' } as const;
    expect((await uploadAlone(filed, theirs, stranger.preparer)).status).toBe(404);
    const seen = { readAt: reply.readAt };
    expect(
      (await stranger.second.send('POST', `/app/bank-replies/${reply.id}/confirm`, { body: seen })).status,
    ).toBe(404);
    expect((await stranger.preparer.send('GET', `/app/bank-replies/${reply.id}/changes`)).status).toBe(404);
    const close = { body: { note: 'Mine', ...seen } };
    expect((await stranger.preparer.send('POST', `/app/bank-replies/${reply.id}/close`, close)).status).toBe(
      404,
    );
    expect((await stranger.preparer.send('GET', '/app/bank-files')).body.total).toBe(0);
  });
});
