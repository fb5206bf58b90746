import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installBanks } from '../../entity/banks/install-banks.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../../testing/payments-installation.ts';
import { tokenFor } from '../../testing/test-access.ts';

const PATH = '/v1/payments/bulk-withdrawals/batches';
const MIB = 1024 * 1024;

let installation: PaymentsInstallation;
let caller: TestCaller;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
  caller = installation.as(await installation.user(await installation.entity(), ['PREPARER']));
});
afterAll(() => installation.close());

const row = {
  beneficiaryName: 'Thandi Nkosi',
  bankCode: 'FNB',
  accountNumber: '62012345678',
  accountType: 'CURRENT',
  amount: '1250.00',
  beneficiaryReference: 'SALARY MAR',
};
const json = (more: object = {}) =>
  JSON.stringify({ label: 'Salaries', currency: 'ZAR', withdrawals: [row], ...more });
const withRow = (more: object) => json({ withdrawals: [{ ...row, ...more }] });
const gzip = (body: string | Buffer) => new Uint8Array(gzipSync(body));
const GZIP = { 'content-encoding': 'gzip' };

interface Refusal {
  code: string;
  detail: string;
  errors: { path: string }[];
}

async function post(
  body: BodyInit,
  headers: Record<string, string> = {},
  path = PATH,
): Promise<{ status: number; refusal: Refusal }> {
  const answer = await fetch(installation.url + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokenFor(caller.user.id, Date.now())}`,
      'x-user-unique-id': caller.user.id,
      'x-entity-id': caller.user.entityId,
      'content-type': 'application/json',
      ...headers,
    },
    body,
  });
  return { status: answer.status, refusal: (await answer.json()) as Refusal };
}

async function batchesWritten(): Promise<number> {
  return (await installation.context.database.query('SELECT 1 FROM batches')).length;
}

describe('a hostile body', () => {
  it.each<[string, string, string]>([
    ['a NUL in the label', json({ label: 'a\u0000b' }), 'label'],
    ['a line break in the label', json({ label: 'a\nb' }), 'label'],
    ['half a character in the label', json({ label: 'a\ud800b' }), 'label'],
    ['a zero-width joiner in the label', json({ label: 'a\u200db' }), 'label'],
    ['a tag letter in the label', json({ label: 'Salaries\u{e0041}' }), 'label'],
    ['a direction override in the reason', json({ duplicateReason: 'a\u202eb' }), 'duplicateReason'],
    ['a Hangul filler in the reason', json({ duplicateReason: 'bonus \u3164 paid' }), 'duplicateReason'],
    [
      'a soft hyphen in the file name',
      json({ source: { fileName: 'pay\u00adroll.csv', sha256: '0'.repeat(64) } }),
      'source.fileName',
    ],
    [
      'a zero-width joiner in a name',
      withRow({ beneficiaryName: 'Tha\u200dndi' }),
      'withdrawals[0].beneficiaryName',
    ],
    [
      'a filler in a reference',
      withRow({ beneficiaryReference: 'SAL\u3164' }),
      'withdrawals[0].beneficiaryReference',
    ],
    ['a tag letter in an external id', withRow({ externalId: 'E1\u{e0041}' }), 'withdrawals[0].externalId'],
    [
      'a word joiner in an account number',
      withRow({ accountNumber: '620123\u206045678' }),
      'withdrawals[0].accountNumber',
    ],
    ['a NUL in the reason', json({ duplicateReason: 'a\u0000b' }), 'duplicateReason'],
    [
      'a NUL in the file name',
      json({ source: { fileName: 'a\u0000b', sha256: '0'.repeat(64) } }),
      'source.fileName',
    ],
    ['a NUL in a name', withRow({ beneficiaryName: 'a\u0000b' }), 'withdrawals[0].beneficiaryName'],
    [
      'half a character in a name',
      withRow({ beneficiaryName: 'a\ud800b' }),
      'withdrawals[0].beneficiaryName',
    ],
    ['half a character in an external id', withRow({ externalId: 'a\udc00b' }), 'withdrawals[0].externalId'],
    [
      'an unknown field inside the source',
      json({ source: { fileName: 'a', sha256: '0'.repeat(64), size: 1 } }),
      'source.size',
    ],
    ['__proto__ beside the label', json().replace('{', '{"__proto__":{"rail":"RTGS"},'), '__proto__'],
    ['a number as the label', json().replace('"label":"Salaries"', '"label":1e99999'), 'label'],
    ['an amount beyond the batch', withRow({ amount: '999999999999999.99' }), 'withdrawals[0].amount'],
    ['an amount with an exponent', withRow({ amount: '1e3' }), 'withdrawals[0].amount'],
    ['a list', '[]', ''],
    ['null', 'null', ''],
  ])('is refused with the path of the error: %s', async (_, body, path) => {
    const { status, refusal } = await post(body);
    expect({ status, code: refusal.code }).toEqual({ status: 400, code: 'validation_failed' });
    expect(refusal.errors.map((error) => error.path)).toContain(path);
    expect(refusal.errors.map((error) => JSON.stringify(error)).join()).not.toContain('..');
  });

  it('does not occupy a thread with a name that goes on and on', async () => {
    const startedMs = performance.now();
    const name = `(${' '.repeat(200_000)}x`;
    const { status, refusal } = await post(withRow({ beneficiaryName: name }));
    expect(status).toBe(400);
    expect(refusal.errors).toMatchObject([{ path: 'withdrawals[0].beneficiaryName', code: 'too_long' }]);
    expect(performance.now() - startedMs).toBeLessThan(5_000);
  });

  it('lists every unknown field with its own path', async () => {
    const { refusal } = await post(
      json({ staus: 'x', colour: 'y', source: { fileName: 'a', sha256: '0'.repeat(64), size: 1, rows: 2 } }),
    );
    expect(refusal.errors.map(({ path }) => path).sort()).toEqual([
      'colour',
      'source.rows',
      'source.size',
      'staus',
    ]);
  });

  it.each<[string, BodyInit, Record<string, string>, number, string]>([
    ['half a JSON text', json().slice(0, -3), {}, 400, 'invalid_json'],
    ['bytes that are not UTF-8', new Uint8Array([0x7b, 0xff, 0x7d]), {}, 400, 'invalid_json'],
    ['nothing', '', {}, 400, 'empty_body'],
    ['nothing, compressed', gzip(''), GZIP, 400, 'invalid_json'],
    ['a body that claims to be gzip', json(), GZIP, 400, 'invalid_gzip'],
    ['gzip that was cut off', gzip(json()).subarray(0, 60), GZIP, 400, 'invalid_gzip'],
    ['another encoding', json(), { 'content-encoding': 'br' }, 415, 'unsupported_encoding'],
    ['another media type', json(), { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    [
      'three million nested lists',
      json().replace('"label"', `"x":${'['.repeat(3_000_000)}${']'.repeat(3_000_000)},"label"`),
      {},
      413,
      'body_too_large',
    ],
    ['gigabytes out of a few kilobytes', gzip(Buffer.alloc(256 * MIB)), GZIP, 413, 'body_too_large'],
    [
      'twenty million empty withdrawals',
      gzip(`{"label":"a","currency":"ZAR","withdrawals":[${'{},'.repeat(20_000_000)}{}]}`),
      GZIP,
      413,
      'body_too_large',
    ],
    [
      'thirty million numbers',
      gzip(`{"label":"a","currency":"ZAR","withdrawals":[${'1,'.repeat(30_000_000)}1]}`),
      GZIP,
      413,
      'body_too_large',
    ],
    [
      'two million fields',
      `{${Array.from({ length: 2_000_000 }, (__, i) => `"k${i}":1`).join(',')}}`,
      {},
      413,
      'body_too_large',
    ],
    ['more bytes than the limit', json() + ' '.repeat(64 * MIB), {}, 413, 'body_too_large'],
  ])('is refused with a sentence: %s', async (_, body, headers, status, code) => {
    const answer = await post(body, headers);
    expect({ status: answer.status, code: answer.refusal.code }).toEqual({ status, code });
    expect(answer.refusal.detail).toMatch(/\.$/);
  });

  it('is answered with the number of its errors, and with the first thousand of them', async () => {
    const { status, refusal } = await post(json({ withdrawals: Array.from({ length: 2_000 }, () => ({})) }));
    expect(status).toBe(400);
    expect(refusal.errors).toHaveLength(1_000);
    expect(refusal.detail).toContain('1000 of 12000');
  });

  it('writes nothing and does not affect the next batch', async () => {
    expect(await batchesWritten()).toBe(0);
    // Brackets and commas inside a text are not structure.
    const { status } = await post(withRow({ beneficiaryName: 'Ann {[,"\\",]}'.repeat(10) }));
    expect(status).toBe(200);
    expect(await batchesWritten()).toBe(1);
  });
});

describe('a comparison with earlier payments that is sent as gzip', () => {
  const lookUps = (rows: number) => {
    const { bankCode, accountNumber, amount, beneficiaryName } = row;
    return JSON.stringify({
      currency: 'ZAR',
      rows: Array.from({ length: rows }, () => ({ bankCode, accountNumber, amount, beneficiaryName })),
    });
  };
  const compare = (body: Uint8Array<ArrayBuffer>) => post(body, GZIP, '/app/history-check');

  it('is answered like one that is not compressed', async () => {
    const answer = await compare(gzip(lookUps(1_000)));
    expect(answer.status).toBe(200);
    expect(answer).toEqual(await post(lookUps(1_000), {}, '/app/history-check'));
  });

  it('is refused when it cannot be unpacked', async () => {
    const { status, refusal } = await compare(new Uint8Array(Buffer.from(lookUps(1))));
    expect([status, refusal.code]).toEqual([400, 'invalid_gzip']);
    const cut = gzip(lookUps(1_000));
    expect((await compare(cut.slice(0, cut.length - 20))).refusal.code).toBe('invalid_gzip');
  });

  it('is refused when its unpacked bytes exceed the limit', async () => {
    const { status } = await compare(gzip(' '.repeat(200 * MIB)));
    expect(status).toBe(413);
  });
});

describe('a NUL character', () => {
  it.each<['GET' | 'PUT' | 'POST', string, unknown]>([
    ['GET', '/v1/payments/payout/history?query=%00', undefined],
    ['GET', '/v1/payments/payout/history?query=a%00b', undefined],
    ['GET', '/app/recipients?query=a%00b', undefined],
    [
      'POST',
      '/app/history-check',
      {
        currency: 'ZAR',
        rows: [
          { bankCode: 'FNB', accountNumber: '62012345678', amount: '1.00', beneficiaryName: 'a\u0000b' },
        ],
      },
    ],
    [
      'POST',
      '/app/history-check',
      {
        currency: 'ZAR',
        rows: [
          {
            bankCode: 'FNB',
            accountNumber: '62012345678',
            amount: '1.00',
            beneficiaryName: 'a',
            externalId: '\u0000',
          },
        ],
      },
    ],
  ])('is refused as invalid input, not with a server error: %s %s', async (method, path, body) => {
    const answer = await caller.send(method, path, { body });
    expect({ status: answer.status, code: answer.body.code }).toEqual({
      status: 400,
      code: 'validation_failed',
    });
  });
});
