import { randomBytes } from 'node:crypto';
import { createLocalJWKSet, flattenedVerify, type JSONWebKeySet } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountFingerprint } from '../payments/collections/pay-page/account-fingerprint.ts';
import { MINUTE_MS } from '../../shared/time.ts';
import { switchOn } from '../payments/bank-files/testing/bank-file-entity.ts';
import {
  RECEIVING,
  receivingConnection,
  receivingSettings,
} from '../payments/bank-files/testing/receiving-connection.ts';
import { ownerOf } from '../platform/testing/test-database.ts';
import { publicInstallation, type PublicInstallation } from './testing/public-installation.ts';
import { collectingCompany } from '../payments/collections/testing/receiving-account.ts';
import { COLLECTIONS, receivingCompany } from '../payments/collections/testing/receiving-company.ts';
import { expireRequests } from '../payments/collections/expire-requests.ts';

type Company = Awaited<ReturnType<typeof collectingCompany>>;

const LARGEST_BYTES = 30 * 1024;
const FINGERPRINT = accountFingerprint({ country: 'ZA', bankName: 'Nedbank', accountNumber: RECEIVING });
const REASON = { reason: 'The child has left the school.' };

let installation: PublicInstallation;
let company: Company;
beforeAll(async () => {
  installation = await publicInstallation();
  company = await collectingCompany(installation);
});
afterAll(() => installation.close());

/** The words of a page, without its markup and style. */
function wordsOf(html: string): string {
  return html
    .replace(/<style>[^]*?<\/style>/, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
}

async function pageOf(id: string, reader: Parameters<PublicInstallation['open']>[1] = {}) {
  const { payUrl } = await company.read(id);
  const page = await installation.open(payUrl!, reader);
  expect(page.status).toBe(200);
  return { ...page, words: wordsOf(page.text) };
}

describe('the pay page', () => {
  it('shows what to pay, into which account, under which reference, and has nothing to load', async () => {
    const { id, reference, payUrl } = await company.asked({ invoiceNumber: 'INV-7' });
    expect(payUrl).toMatch(/^http:\/\/localhost:4000\/pay\/[A-Za-z0-9_-]{22}$/);
    const { text, words, headers } = await pageOf(id);
    for (const shown of [
      'School fees',
      'R 4,200.00',
      'Due on 31 March 2027',
      'INV-7',
      'Naledi M.',
      'Test Entity (Pty) Ltd',
      'Nedbank',
      '198765',
      RECEIVING,
      reference,
      FINGERPRINT,
      'never changes its account by mail',
    ])
      expect(words).toContain(shown);
    // Values are whole: what is selected is what is copied.
    expect(text).toContain(`<span class="value">${reference}</span>`);
    expect(text).toContain('<span class="value">4200.00</span>');
    expect(text).not.toMatch(
      /<(?:script|form|input|button|iframe|object|embed|img|base)\b|javascript:|\son\w+=/i,
    );
    // The icon is the only thing that a browser may load.
    const loaded = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
    expect(loaded.filter((address) => !address!.startsWith('/'))).toEqual([]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('shows neither the whole name of the payer, nor an id, nor anything of another payer', async () => {
    const other = await company.asked({ payer: { name: 'Sipho Dlamini', email: 'sipho@example.com' } });
    const { id, payer } = await company.asked({ payer: { name: 'Naledi Mokoena' } });
    const { text } = await pageOf(id);
    for (const hidden of [
      'Mokoena',
      'naledi@',
      id,
      payer.id,
      payer.reference,
      'Sipho',
      'Dlamini',
      other.id,
      other.reference,
      company.entityId,
      company.connectionId,
    ])
      expect(text).not.toContain(hidden);
  });

  it.each(['en', 'af'])('is below 30 KB whole in %s, with the longest texts', async (language) => {
    const { id } = await company.asked({
      payer: { name: `${'é'.repeat(60)} Bpk` },
      label: '&'.repeat(100),
      invoiceNumber: "'".repeat(63) + (language === 'en' ? 'e' : 'a'),
      minimumPart: '1.00',
      expiresOn: '2027-12-31',
    });
    const { text } = await pageOf(id, { language });
    expect(Buffer.byteLength(text)).toBeLessThan(LARGEST_BYTES);
    expect(text).toContain('&amp;&amp;');
  });

  it('speaks the language of the browser, and the other one by a link', async () => {
    const { id, payUrl } = await company.asked();
    const afrikaans = await pageOf(id, { language: 'af-ZA,af;q=0.9,en;q=0.5' });
    expect(afrikaans.text).toContain('<html lang="af">');
    expect(afrikaans.words).toContain('Betaalbaar op 31 Maart 2027');
    expect(afrikaans.words).toContain('R 4 200,00');
    const link = /<a href="([^"]+)" lang="en"/.exec(afrikaans.text)![1]!;
    expect(link).toBe(`${new URL(payUrl!).pathname}?lang=en`);
    const english = await installation.open(link, { language: 'af' });
    expect(english.text).toContain('<html lang="en">');
  });

  it('has strict headers, is not indexed, and is not kept', async () => {
    const { id } = await company.asked();
    const { headers, text } = await pageOf(id);
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    const policy = headers['content-security-policy']!;
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; form-action 'none'/,
    );
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src|unsafe|https?:/);
    expect(headers['set-cookie']).toBeUndefined();
    expect(text).toContain('<meta name="robots" content="noindex, nofollow, noarchive" />');
  });

  it('asks for the rest once a part was received, and for nothing once all was', async () => {
    const { id, reference } = await company.asked({ amount: '1000.00' });
    await company.receive({ text: reference, amountMinor: 40_000n });
    const part = await pageOf(id);
    expect(part.words).toContain('R 600.00');
    expect(part.words).toContain('R 400.00 of R 1,000.00 was received.');
    await company.receive({ text: reference, amountMinor: 60_000n });
    const paid = await pageOf(id);
    expect(paid.words).toContain('R 1,000.00 was received, and nothing more is due.');
    expect(paid.words).not.toContain(RECEIVING);
    expect(paid.words).not.toContain(reference);
  });

  it('asks for nothing once the request is cancelled, expired or written off', async () => {
    const cancelled = await company.asked();
    await company.post(`${COLLECTIONS}/${cancelled.id}/cancel`, REASON);
    const writtenOff = await company.asked();
    const asked = await company.post(`${COLLECTIONS}/${writtenOff.id}/write-off`, REASON, company.approver);
    await company.post(
      `${COLLECTIONS}/${writtenOff.id}/write-off/confirm`,
      { writeOffId: asked.body.writeOff.id },
      company.admin,
    );
    const expired = await company.asked({ dueOn: company.today, expiresOn: company.today });
    await company.context.database.query(
      'UPDATE payment_requests SET expires_on = $2, due_on = $2 WHERE id = $1',
      [expired.id, company.day(-1)],
    );
    await expireRequests(company.context);
    for (const [{ id, reference }, heading] of [
      [cancelled, 'Cancelled: please do not pay'],
      [writtenOff, 'Closed: please do not pay'],
      [expired, 'Expired: please do not pay'],
    ] as const) {
      const { words } = await pageOf(id);
      expect(words).toContain(heading);
      for (const hidden of [RECEIVING, reference, FINGERPRINT, 'Amount due'])
        expect(words).not.toContain(hidden);
    }
  });

  it('shows no account until a second user has switched one on', async () => {
    const without = await receivingCompany(installation);
    const { payUrl, payInto } = await without.asked();
    expect(payInto).toBeNull();
    const { text } = await installation.open(payUrl!);
    expect(wordsOf(text)).toContain('You cannot pay yet');
    expect(text).not.toContain('class="value"');
  });
});

describe('the account of the pay page', () => {
  const OTHER = '62000000099';

  it('does not become another one by what one user does, only by two', async () => {
    const own = await collectingCompany(installation);
    const { admin, approver, connectionId: first } = own;
    const second = await receivingConnection({ admin, second: approver }, OTHER);
    const { payUrl } = await own.asked();
    const shown = async () => {
      const words = wordsOf((await installation.open(payUrl!)).text);
      return [RECEIVING, OTHER, '62000000055', 'You cannot pay yet'].filter((one) => words.includes(one));
    };
    const version = async (id: string) =>
      (await admin.send('GET', '/app/bank-connections')).body.find((one: { id: string }) => one.id === id)
        .version;
    const path = (id: string) => `/app/bank-connections/${id}`;
    expect(await shown()).toEqual([RECEIVING]);
    // One admin changes the account: it is off, and the other account does not take its place.
    installation.passMs(MINUTE_MS);
    const changed = await admin.send('PUT', path(first), {
      body: { ...receivingSettings('62000000055'), currency: undefined, version: await version(first) },
    });
    expect(changed.body, changed.text).toMatchObject({ state: 'OFF' });
    expect(await shown()).toEqual(['You cannot pay yet']);
    // Other words of the second one confirm nothing.
    installation.passMs(MINUTE_MS);
    const renamed = await admin.send('PUT', path(second), {
      body: {
        ...receivingSettings(OTHER),
        displayName: 'Fees',
        currency: undefined,
        version: await version(second),
      },
    });
    expect(renamed.body, renamed.text).toMatchObject({ state: 'LIVE' });
    expect(await shown()).toEqual(['You cannot pay yet']);
    // Two users decide for the second account, and then for the first one.
    installation.passMs(MINUTE_MS);
    await admin.send('PUT', `${path(second)}/state`, { body: { state: 'OFF' } });
    expect(await shown()).toEqual(['You cannot pay yet']);
    expect((await switchOn(approver, second)).body).toMatchObject({ state: 'LIVE' });
    expect(await shown()).toEqual([OTHER]);
    expect((await switchOn(approver, first)).body).toMatchObject({ state: 'LIVE' });
    expect(await shown()).toEqual(['62000000055']);
    // Switched off by one user alone, it is not replaced either.
    installation.passMs(MINUTE_MS);
    await approver.send('PUT', `${path(first)}/state`, { body: { state: 'OFF' } });
    expect(await shown()).toEqual(['You cannot pay yet']);
  });
});

describe('the link', () => {
  it('stops working at once when a new one is made, and when it is switched off', async () => {
    const { id, payUrl } = await company.asked();
    const renewed = await company.post(`${COLLECTIONS}/${id}/pay-link/renew`, {});
    expect(renewed.status, renewed.text).toBe(200);
    expect(renewed.body.payUrl).not.toBe(payUrl);
    expect(renewed.body.history[0]).toMatchObject({ event: 'LINK_RENEWED' });
    expect((await installation.open(payUrl!)).status).toBe(404);
    expect((await installation.open(`${payUrl}.json`, { accept: '*/*' })).status).toBe(404);
    expect((await installation.open(renewed.body.payUrl)).status).toBe(200);
    const off = await company.post(`${COLLECTIONS}/${id}/pay-link/switch-off`, {});
    expect(off.body).toMatchObject({ payUrl: null, history: [{ event: 'LINK_SWITCHED_OFF' }, {}, {}] });
    expect((await installation.open(renewed.body.payUrl)).status).toBe(404);
    const again = await company.post(`${COLLECTIONS}/${id}/pay-link/switch-off`, {});
    expect(again.body.history).toHaveLength(3);
    const last = await company.post(`${COLLECTIONS}/${id}/pay-link/renew`, {});
    expect((await installation.open(last.body.payUrl)).status).toBe(200);
    expect(new Set([payUrl, renewed.body.payUrl, last.body.payUrl]).size).toBe(3);
  });

  it('is not changed by a user of another company', async () => {
    const { id, payUrl } = await company.asked();
    const other = await receivingCompany(installation);
    for (const step of ['renew', 'switch-off'])
      expect((await other.post(`${COLLECTIONS}/${id}/pay-link/${step}`, {})).status).toBe(404);
    expect((await installation.open(payUrl!)).status).toBe(200);
  });

  it('is nowhere in the database, also not in the answers that are kept for a repetition', async () => {
    const headers = { 'idempotency-key': '01939b5e-7c1a-7f00-8a54-0d5a3e1b9e11' };
    const body = { payer: { name: 'Naledi Mokoena' }, label: 'Fees', currency: 'ZAR', amount: '1.00' };
    const send = () =>
      company.preparer.send('POST', COLLECTIONS, { body: { ...body, dueOn: '2027-03-31' }, headers });
    const first = await send();
    const { payUrl } = first.body;
    const token = new URL(payUrl).pathname.slice('/pay/'.length);
    expect(token).toHaveLength(22);
    const replayed = await send();
    expect([replayed.text, replayed.headers.get('idempotency-replayed')]).toEqual([first.text, 'true']);
    const { pool } = ownerOf(company.context.database);
    const { rows: tables } = await pool.query<{ name: string }>(
      `SELECT format('%I.%I', n.nspname, c.relname) AS name
         FROM pg_class c
         JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema')`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await pool.query(`SELECT 1 FROM ${name} t WHERE t::text LIKE '%' || $1 || '%'`, [
        token,
      ]);
      if (rows.length > 0) found.push(name);
    }
    expect(tables.length).toBeGreaterThan(40);
    expect(found).toEqual([]);
  });

  it('is found by no guess, and an address that guesses waits', async () => {
    await company.asked();
    const address = '198.51.100.9';
    const answers = new Map<number, number>();
    for (let guess = 0; guess < 10_000; guess++) {
      const token = randomBytes(16).toString('base64url');
      const { status, headers } = await installation.open(`/pay/${token}`, { address });
      answers.set(status, (answers.get(status) ?? 0) + 1);
      if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    // Of fifty in ten minutes it learns that they are wrong.
    expect([...answers]).toEqual([
      [404, 50],
      [429, 9_950],
    ]);
    const { payUrl } = await company.asked();
    // Others may be behind the same address, such as the network of a school: their links open.
    expect((await installation.open(payUrl!, { address })).status).toBe(200);
    expect((await installation.open(`${payUrl}.json`, { address })).status).toBe(200);
    const wrong = `/pay/${randomBytes(16).toString('base64url')}`;
    const page = await installation.open(wrong, { address });
    // The guesses have taken some of the ten minutes.
    expect(page.status).toBe(429);
    expect(wordsOf(page.text)).toMatch(/Try again in \d+ minutes/);
    expect((await installation.open(wrong, { address: '198.51.100.10' })).status).toBe(404);
    installation.passMs(10 * MINUTE_MS);
    expect((await installation.open(wrong, { address })).status).toBe(404);
  });

  it('of another form is a page that says what to do, and no guess', async () => {
    for (const path of ['/pay/x', '/pay/%00', '/pay/..%2f..', `/pay/${'A'.repeat(23)}`, '/pay/__proto__']) {
      for (let time = 0; time < 60; time++) {
        const { status, text } = await installation.open(path, { address: '198.51.100.11' });
        expect(status).toBe(404);
        if (time === 0) expect(wordsOf(text)).toContain('This link does not work');
      }
    }
  });
});

describe('the signed statement', () => {
  const keysOf = async () => {
    const { status, text, headers } = await installation.open('/.well-known/outlay-pay-keys.json', {
      accept: '*/*',
    });
    expect([status, headers['content-type']]).toEqual([200, 'application/jwk-set+json; charset=utf-8']);
    return JSON.parse(text) as JSONWebKeySet;
  };

  it('is verified by jose alone, and says what the page shows', async () => {
    const { payUrl, reference } = await company.asked();
    const { text, headers } = await installation.open(`${payUrl}.json`, { accept: '*/*' });
    expect(headers).toMatchObject({
      'content-type': 'application/jose+json; charset=utf-8',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    });
    const keys = await keysOf();
    expect(JSON.stringify(keys)).not.toMatch(/"d":/);
    const { payload, protectedHeader } = await flattenedVerify(JSON.parse(text), createLocalJWKSet(keys));
    expect(protectedHeader).toMatchObject({ alg: 'ES256', typ: 'outlay-pay-statement+jws' });
    expect(JSON.parse(Buffer.from(payload).toString())).toMatchObject({
      iss: 'http://localhost:4000',
      url: payUrl,
      reference,
      status: 'OPEN',
      currency: 'ZAR',
      openAmount: '4200.00',
      payInto: { accountNumber: RECEIVING, bankName: 'Nedbank', fingerprint: FINGERPRINT },
    });
  });

  it('is refused once a digit of the account is another one', async () => {
    const { payUrl } = await company.asked();
    const { text } = await installation.open(`${payUrl}.json`, { accept: '*/*' });
    const statement = JSON.parse(text) as { payload: string };
    const forged = Buffer.from(statement.payload, 'base64url').toString().replace(RECEIVING, '62000000078');
    const payload = Buffer.from(forged).toString('base64url');
    const keys = createLocalJWKSet(await keysOf());
    await expect(flattenedVerify({ ...statement, payload } as never, keys)).rejects.toThrow(
      'signature verification failed',
    );
  });
});

describe('the database refuses, by direct SQL as the role of the server,', () => {
  it('a link that works again, points elsewhere, or is deleted', async () => {
    const { id } = await company.asked();
    const other = await company.asked();
    const { database } = company.context;
    await company.post(`${COLLECTIONS}/${id}/pay-link/renew`, {});
    const refused = (sql: string, values: unknown[]) =>
      expect(database.transaction((tx) => tx.execute(sql, values))).rejects;
    await refused(
      'UPDATE pay_links SET ended_at = NULL, ended_by = NULL WHERE request_id = $1 AND number = 1',
      [id],
    ).toMatchObject({ constraint: 'pay_link_kept' });
    await refused('UPDATE pay_links SET request_id = $2 WHERE request_id = $1 AND number = 2', [
      id,
      other.id,
    ]).toMatchObject({ constraint: 'pay_link_kept' });
    await refused('DELETE FROM pay_links WHERE request_id = $1', [id]).toThrow('permission denied');
  });
});
