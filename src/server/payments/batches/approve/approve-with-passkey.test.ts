import { createHash, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readKeys, verifyApprovals } from '../../../../../scripts/verify-approvals.mjs';
import { approvalMessage } from '../../../../shared/approval-challenge.ts';
import { runs } from '../../../../shared/testing/runs.ts';
import { SoftwarePasskey, type Answering } from '../../../identity/passkeys/testing/software-passkey.ts';
import { fund } from '../../testing/fund.ts';
import { insertBatch, type TestBatch } from '../../testing/insert-batch.ts';
import {
  addPasskey,
  answerTo,
  askToApprove,
  installationWithPasskeys,
} from '../../testing/passkey-company.ts';
import type { PaymentsInstallation, TestCaller } from '../../testing/payments-installation.ts';
import { savePaymentConfig } from '../../testing/save-payment-config.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await installationWithPasskeys();
});
afterAll(() => installation.close());

const MINUTE_MS = 60_000;
const approvePath = (id: string) => `/v1/payments/bulk-withdrawals/batches/${id}/approve`;
const approve = (caller: TestCaller, id: string, passkey?: object) =>
  caller.send('POST', approvePath(id), { body: passkey ? { passkey } : {} });

/** A funded entity with two approvers who have a passkey each, and a batch. */
async function setting(batch: Partial<TestBatch> = {}, config: object = {}) {
  const { context } = installation;
  const entityId = await installation.entity();
  await savePaymentConfig(context, entityId, config);
  await fund(context, entityId, 10_000_000n);
  const creator = installation.as(await installation.user(entityId, ['PREPARER', 'APPROVER']));
  const approver = installation.as(await installation.user(entityId, ['APPROVER']));
  const second = installation.as(await installation.user(entityId, ['APPROVER', 'ADMIN']));
  const another = (changes: Partial<TestBatch> = {}) =>
    insertBatch(context, { entityId, createdBy: creator.user.id, ...batch, ...changes });
  const { passkey, id: passkeyId } = await addPasskey(installation, approver);
  const { passkey: other } = await addPasskey(installation, second);
  return { entityId, creator, approver, second, passkey, passkeyId, other, another, batch: await another() };
}

/** Everything that an approval could have changed. */
async function factsOf({ approver, batch }: { approver: TestCaller; batch: { id: string } }) {
  const { database } = installation.context;
  const facts = await database.query(
    `SELECT b.status, b.updated_at,
            (SELECT count(*) FROM approvals a WHERE a.batch_id = b.id) AS approvals,
            (SELECT count(*) FROM approval_assertions a WHERE a.batch_id = b.id) AS assertions,
            (SELECT count(*) FROM transfers t WHERE t.batch_id = b.id) AS transfers,
            (SELECT count(*) FROM audit_log l WHERE l.subject_id = b.id::text) AS audited,
            (SELECT jsonb_agg(jsonb_build_array(p.counter, p.last_used_at, p.removed_at) ORDER BY p.id)
               FROM passkeys p WHERE p.user_id = $2) AS passkeys
       FROM batches b
      WHERE b.id = $1`,
    [batch.id, approver.user.id],
  );
  return facts[0]!;
}

describe('an approval with a passkey', () => {
  it('is recorded once with its signature, which the export proves without the server', async () => {
    const { approver, passkey, batch } = await setting();
    const asked = await askToApprove(approver, batch);
    const expected = createHash('sha256')
      .update(Buffer.from(batch.contentDigest, 'hex'))
      .update(Buffer.from(batch.id.replaceAll('-', ''), 'hex'))
      .update(Buffer.from(asked.nonce, 'base64url'))
      .digest('base64url');
    expect(asked.challenge).toBe(expected);
    const answer = await approve(approver, batch.id, answerTo(passkey, asked));
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'APPROVED', approvals: [{ userId: approver.user.id, passkey: 'Laptop' }] },
    });
    const { body: file } = await approver.send('GET', `/app/batches/${batch.id}/approvals`);
    const fingerprints = [createHash('sha256').update(passkey.publicKey).digest('hex')];
    const verified = [{ approval: file.approvals[0], wrong: null, fingerprints }];
    expect(verifyApprovals(file)).toEqual(verified);
    const keys = JSON.stringify({ [approver.user.id]: fingerprints });
    expect(verifyApprovals(file, readKeys(keys))).toEqual(verified);
    expect(file.approvals[0]).toMatchObject({ contentDigest: batch.contentDigest, batchId: batch.id });
    const [audited] = await installation.context.database.query(
      "SELECT details FROM audit_log WHERE subject_id = $1 AND action = 'batch.approved'",
      [batch.id],
    );
    expect(JSON.parse(audited!.details)).toMatchObject({ passkey: 'Laptop' });
  });

  it.each(['EdDSA', 'RS256'] as const)(
    'is verified by the server and by the script with %s',
    async (algorithm) => {
      const { entityId, batch } = await setting();
      const approver = installation.as(await installation.user(entityId, ['APPROVER']));
      const { passkey } = await addPasskey(installation, approver, { algorithm });
      const answer = await approve(
        approver,
        batch.id,
        answerTo(passkey, await askToApprove(approver, batch)),
      );
      expect(answer.status).toBe(200);
      const { text } = await approver.send('GET', `/app/batches/${batch.id}/approvals`);
      expect(verifyApprovals(JSON.parse(text))).toMatchObject([{ wrong: null }]);
      const planted = JSON.parse(text);
      const { assertion } = planted.approvals[0].passkeys[0];
      const signature = Buffer.from(assertion.signature, 'base64url');
      signature[10]! ^= 1;
      assertion.signature = signature.toString('base64url');
      expect(verifyApprovals(planted)).toMatchObject([{ wrong: 'the signature is wrong' }]);
    },
  );

  it('is needed above the amount of the payment config, and not up to it', async () => {
    const above = await setting({}, { passkeyAbove: { currency: 'ZAR', amountMinor: 124_999n } });
    const total = (await above.approver.send('GET', approvePath(above.batch.id).replace('/approve', '')))
      .body;
    expect(total).toMatchObject({ totalAmount: '1250.00', passkeyRequired: true });
    const before = await factsOf(above);
    const answer = await approve(above.approver, above.batch.id);
    expect(answer).toMatchObject({ status: 401, body: { code: 'passkey_required' } });
    expect(answer.body.detail).toContain('R\u00a01,249.99');
    expect(answer.headers.get('www-authenticate')).toContain('insufficient_user_authentication');
    expect(await factsOf(above)).toEqual(before);
    const asked = await askToApprove(above.approver, above.batch);
    expect((await approve(above.approver, above.batch.id, answerTo(above.passkey, asked))).status).toBe(200);

    const upTo = await setting({}, { passkeyAbove: { currency: 'ZAR', amountMinor: 125_000n } });
    expect((await approve(upTo.approver, upTo.batch.id)).status).toBe(200);
  });

  it('is recorded once when 20 requests carry the same answer, for each required approval', async () => {
    const facts = await setting({ approvalsRequired: 2 });
    const assertion = answerTo(facts.passkey, await askToApprove(facts.approver, facts.batch));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => approve(facts.approver, facts.batch.id, assertion)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['passkey_challenge_unknown']));
    expect(await factsOf(facts)).toMatchObject({ approvals: 1n, assertions: 1n, transfers: 0n });
  });

  it('is answered the same to a repeated request with its idempotency key', async () => {
    const facts = await setting();
    const passkey = answerTo(facts.passkey, await askToApprove(facts.approver, facts.batch));
    const once = {
      body: { passkey },
      headers: { 'idempotency-key': '01939b5e-7c1a-7f00-8a54-0d5a3e1b9d77' },
    };
    const first = await facts.approver.send('POST', approvePath(facts.batch.id), once);
    const again = await facts.approver.send('POST', approvePath(facts.batch.id), once);
    expect(first.status).toBe(200);
    expect(again.text).toBe(first.text);
  });

  it('keeps the challenge when the approval fails for another reason', async () => {
    const facts = await setting();
    const { database } = installation.context;
    await database.query('UPDATE entity_configs SET payouts_enabled = false WHERE entity_id = $1', [
      facts.entityId,
    ]);
    const asked = await askToApprove(facts.approver, facts.batch);
    const refused = await approve(facts.approver, facts.batch.id, answerTo(facts.passkey, asked));
    expect(refused.body.code).toBe('payouts_disabled');
    const [left] = await database.query('SELECT count(*) AS n FROM passkey_challenges WHERE user_id = $1', [
      facts.approver.user.id,
    ]);
    expect(left!.n).toBe(1n);
  });
});

type Attack = (facts: Awaited<ReturnType<typeof setting>>) => Promise<object>;
const changed =
  (changes: Answering): Attack =>
  async ({ approver, passkey, batch }) =>
    answerTo(passkey, await askToApprove(approver, batch), changes);

const ATTACKS: Record<string, [string, Attack]> = {
  'for another batch': [
    'passkey_challenge_unknown',
    async ({ approver, passkey, another }) =>
      answerTo(passkey, await askToApprove(approver, await another())),
  ],
  'replayed after it approved': [
    'passkey_challenge_unknown',
    async ({ approver, passkey, batch }) => {
      const assertion = answerTo(passkey, await askToApprove(approver, batch));
      expect((await approve(approver, batch.id, assertion)).status).toBe(200);
      return assertion;
    },
  ],
  'to a challenge of another user': [
    'passkey_challenge_unknown',
    async ({ second, passkey, batch }) => answerTo(passkey, await askToApprove(second, batch)),
  ],
  'to a challenge that was never issued': [
    'passkey_challenge_unknown',
    async ({ passkey }) => {
      const nonce = randomBytes(32).toString('base64url');
      return { nonce, ...passkey.get(nonce) };
    },
  ],
  'to a challenge for proving who one is': [
    'passkey_challenge_unknown',
    async ({ approver, passkey }) =>
      answerTo(passkey, (await approver.send('POST', '/app/passkeys/proof')).body),
  ],
  'after six minutes': [
    'passkey_challenge_unknown',
    async ({ approver, passkey, batch }) => {
      const assertion = answerTo(passkey, await askToApprove(approver, batch));
      installation.passMs(6 * MINUTE_MS);
      return assertion;
    },
  ],
  'of another user’s passkey': [
    'passkey_unknown',
    async ({ approver, other, batch }) => answerTo(other, await askToApprove(approver, batch)),
  ],
  'of a passkey of another entity': [
    'passkey_unknown',
    async ({ approver, batch }) => {
      const foreign = await setting();
      return answerTo(foreign.passkey, await askToApprove(approver, batch));
    },
  ],
  'of a passkey that was never added': [
    'passkey_unknown',
    async ({ approver, batch }) =>
      answerTo(new SoftwarePasskey('http://localhost:4000'), await askToApprove(approver, batch)),
  ],
  'of a removed passkey': [
    'passkey_unknown',
    async ({ approver, passkey, passkeyId, batch }) => {
      const { passkey: kept } = await addPasskey(installation, approver, { known: passkey });
      const asked = await askToApprove(approver, batch);
      const proof = (await approver.send('POST', '/app/passkeys/proof')).body;
      const removed = await approver.send('POST', `/app/passkeys/${passkeyId}/remove`, {
        body: { proof: answerTo(kept, proof) },
      });
      expect(removed.status).toBe(200);
      return answerTo(passkey, asked);
    },
  ],
  'signed by another key than its credential id names': [
    'passkey_not_valid',
    async ({ approver, passkey, other, batch }) =>
      answerTo(other, await askToApprove(approver, batch), { credentialId: passkey.credentialId }),
  ],
  'whose counter did not rise': ['passkey_counter', changed({ counter: 1 })],
  'whose counter went back': ['passkey_counter', changed({ counter: 0 })],
  'at another origin': ['passkey_not_valid', changed({ origin: 'https://outlay.example' })],
  'at another port': ['passkey_not_valid', changed({ origin: 'http://localhost:4001' })],
  'in a frame of another site': ['passkey_not_valid', changed({ crossOrigin: true })],
  'in a frame of a named site': [
    'passkey_not_valid',
    changed({ crossOrigin: true, topOrigin: 'https://evil.example' }),
  ],
  'for another host': ['passkey_not_valid', changed({ rpId: 'evil.example' })],
  'without verifying the user': ['passkey_not_valid', changed({ isVerified: false })],
  'without anyone present': ['passkey_not_valid', changed({ isPresent: false })],
  'that was made for another ceremony': ['passkey_not_valid', changed({ type: 'webauthn.create' })],
  'to the bare nonce': [
    'passkey_not_valid',
    async ({ approver, passkey, batch }) => {
      const { nonce } = await askToApprove(approver, batch);
      return { nonce, ...passkey.get(nonce) };
    },
  ],
  'with a changed signature': [
    'passkey_not_valid',
    async ({ approver, passkey, batch }) => {
      const assertion = answerTo(passkey, await askToApprove(approver, batch));
      const bytes = Buffer.from(assertion.signature, 'base64url');
      bytes[bytes.length - 1]! ^= 1;
      return { ...assertion, signature: bytes.toString('base64url') };
    },
  ],
  'whose clientDataJSON is not JSON': [
    'passkey_not_valid',
    async ({ approver, passkey, batch }) => ({
      ...answerTo(passkey, await askToApprove(approver, batch)),
      clientDataJSON: Buffer.from('{').toString('base64url'),
    }),
  ],
};

describe('an answer of a passkey is refused with 401, and nothing is recorded:', () => {
  it.each(Object.entries(ATTACKS))('%s', async (_, [code, attack]) => {
    const facts = await setting({ approvalsRequired: 2 });
    // The counter that the passkey has on record rises.
    const first = await facts.another();
    const used = answerTo(facts.passkey, await askToApprove(facts.approver, first), { counter: 2 });
    expect((await approve(facts.approver, first.id, used)).status).toBe(200);
    facts.passkey.get('counts up');
    const assertion = await attack(facts);
    const before = await factsOf(facts);
    const answer = await approve(facts.approver, facts.batch.id, assertion);
    expect(answer).toMatchObject({ status: 401, body: { code } });
    expect(await factsOf(facts)).toEqual(before);
  });

  it('from a user who has lost the role, with 403', async () => {
    const facts = await setting();
    const assertion = answerTo(facts.passkey, await askToApprove(facts.approver, facts.batch));
    const { database } = installation.context;
    await database.query("UPDATE users SET roles = '{VIEWER}' WHERE id = $1", [facts.approver.user.id]);
    expect((await approve(facts.approver, facts.batch.id, assertion)).status).toBe(403);
    expect(await factsOf(facts)).toMatchObject({ approvals: 0n, assertions: 0n });
  });

  it('by its creator, with the reason of any approval', async () => {
    const facts = await setting();
    const { passkey } = await addPasskey(installation, facts.creator);
    const assertion = answerTo(passkey, await askToApprove(facts.creator, facts.batch));
    const answer = await approve(facts.creator, facts.batch.id, assertion);
    expect(answer).toMatchObject({ status: 400, body: { code: 'own_batch' } });
    expect(await factsOf(facts)).toMatchObject({ approvals: 0n, assertions: 0n });
  });
});

describe('a challenge', () => {
  it('is issued only for the content that the approver has read, in the own entity', async () => {
    const { approver, batch } = await setting();
    const ask = (id: string, contentDigest: string) =>
      approver.send('POST', `/app/batches/${id}/passkey-challenge`, { body: { contentDigest } });
    expect((await ask(batch.id, '0'.repeat(64))).body.code).toBe('digest_mismatch');
    const foreign = await setting();
    expect((await ask(foreign.batch.id, foreign.batch.contentDigest)).status).toBe(404);
    const without = installation.as(await installation.user(approver.user.entityId, ['APPROVER']));
    const { contentDigest } = batch;
    const answer = await without.send('POST', `/app/batches/${batch.id}/passkey-challenge`, {
      body: { contentDigest },
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'no_passkey' } });
  });

  it('differs whenever the digest, the batch or the nonce differ', () => {
    const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
    const hex = (data: Uint8Array) => Buffer.from(data).toString('hex');
    const parts = fc.record({ digest: bytes(32), batch: bytes(16), nonce: bytes(32) });
    type Parts = { digest: Uint8Array; batch: Uint8Array; nonce: Uint8Array };
    const messageOf = ({ digest, batch, nonce }: Parts) =>
      hex(approvalMessage(hex(digest), hex(batch), nonce));
    fc.assert(
      fc.property(parts, parts, fc.constantFrom('digest', 'batch', 'nonce'), (one, two, part) => {
        expect(messageOf(one) === messageOf(two)).toBe(
          hex(one.digest) === hex(two.digest) &&
            hex(one.batch) === hex(two.batch) &&
            hex(one.nonce) === hex(two.nonce),
        );
        const mixed = { ...one, [part]: two[part as keyof Parts] };
        expect(messageOf(mixed) === messageOf(one)).toBe(
          hex(one[part as keyof Parts]) === hex(two[part as keyof Parts]),
        );
      }),
      { numRuns: runs(200, 5_000) },
    );
  });

  it('is computed by the database in the same way', async () => {
    const nonce = randomBytes(32);
    const { batch } = await setting();
    const [row] = await installation.context.database.query(
      'SELECT approval_challenge($1, $2, $3) AS challenge',
      [batch.contentDigest, batch.id, nonce],
    );
    const message = approvalMessage(batch.contentDigest, batch.id, nonce);
    expect(row!.challenge).toEqual(createHash('sha256').update(message).digest());
  });
});

describe('the database refuses', () => {
  const insert = (row: Record<string, unknown>) =>
    installation.context.database.query(
      `INSERT INTO approval_assertions
         SELECT * FROM jsonb_populate_record(NULL::approval_assertions, $1)`,
      [JSON.stringify(row)],
    );

  it('a signature of another user, batch, content or nonce, and a change of any', async () => {
    const { database } = installation.context;
    const facts = await setting({ approvalsRequired: 2 });
    const other = await facts.another({ approvalsRequired: 2 });
    const assertion = answerTo(facts.passkey, await askToApprove(facts.approver, facts.batch));
    await approve(facts.approver, facts.batch.id, assertion);
    await approve(facts.approver, other.id);
    await approve(facts.second, facts.batch.id);
    const [stored] = await database.query(
      'SELECT to_jsonb(s) AS row FROM approval_assertions s WHERE s.batch_id = $1',
      [facts.batch.id],
    );
    const row = stored!.row as Record<string, string>;
    const fresh = `\\x${randomBytes(32).toString('hex')}`;
    await expect(insert(row)).rejects.toMatchObject({ code: '23505' });
    await expect(insert({ ...row, nonce: fresh })).rejects.toMatchObject({
      constraint: 'assertion_challenge',
    });
    await expect(insert({ ...row, batch_id: other.id })).rejects.toMatchObject({
      constraint:
        other.contentDigest === facts.batch.contentDigest ? 'assertion_challenge' : 'assertion_digest',
    });
    await expect(insert({ ...row, user_id: facts.second.user.id })).rejects.toMatchObject({
      constraint: 'assertion_passkey',
    });
    await expect(insert({ ...row, content_digest: 'f'.repeat(64) })).rejects.toMatchObject({
      constraint: 'assertion_digest',
    });
    await expect(database.execute('DELETE FROM approval_assertions', [])).rejects.toThrow();
    await expect(database.execute('UPDATE approval_assertions SET given_at = now()', [])).rejects.toThrow();
  });

  it('an approval above the amount without a signature', async () => {
    const facts = await setting({}, { passkeyAbove: { currency: 'ZAR', amountMinor: 0n } });
    await expect(
      installation.context.database.query(
        `INSERT INTO approvals (batch_id, user_id, entity_id, content_digest, approved_at)
         VALUES ($1, $2, $3, $4, $5)`,
        [facts.batch.id, facts.approver.user.id, facts.entityId, facts.batch.contentDigest, new Date()],
      ),
    ).rejects.toMatchObject({ constraint: 'approval_with_passkey' });
  });

  it('a passkey that returns, changes, counts back or is deleted, and a challenge that changes', async () => {
    const { database } = installation.context;
    const facts = await setting();
    await askToApprove(facts.approver, facts.batch);
    const change = (set: string) =>
      database.execute(`UPDATE passkeys SET ${set} WHERE id = $1`, [facts.passkeyId]);
    await expect(change("public_key = '\\x00'")).rejects.toThrow('passkeys is refused');
    await expect(change(`user_id = '${facts.second.user.id}'`)).rejects.toThrow('passkeys is refused');
    await expect(change('counter = counter - 1')).rejects.toThrow('passkeys is refused');
    await change('removed_at = now()');
    await expect(change('removed_at = NULL')).rejects.toThrow('passkeys is refused');
    await expect(database.execute('DELETE FROM passkeys', [])).rejects.toThrow();
    await expect(database.execute(`UPDATE passkey_challenges SET batch_id = NULL`, [])).rejects.toThrow();
  });
});

describe('the export of approvals', () => {
  it('is wrong after any change of what was signed, and of any single byte of it', async () => {
    const { approver, passkey, batch } = await setting();
    await approve(approver, batch.id, answerTo(passkey, await askToApprove(approver, batch)));
    const { text } = await approver.send('GET', `/app/batches/${batch.id}/approvals`);
    const wrongOf = (change: (file: ReturnType<typeof JSON.parse>) => void) => {
      const file = JSON.parse(text);
      change(file);
      return verifyApprovals(file)[0]!.wrong;
    };
    expect(wrongOf(() => undefined)).toBeNull();
    const other = (value: string) => value.replace(/[0-9a-f]/, (digit) => (digit === '0' ? '1' : '0'));
    expect(wrongOf((file) => (file.rpId = 'evil.example'))).toContain('another site');
    expect(wrongOf((file) => (file.origin = 'https://evil.example'))).toContain('was signed at');
    expect(wrongOf((file) => (file.approvals[0].contentDigest = other(batch.contentDigest)))).toContain(
      'other content',
    );
    expect(wrongOf((file) => (file.approvals[0].batchId = other(batch.id)))).toContain('another batch');
    expect(wrongOf((file) => (file.approvals[0].passkeys = []))).toContain('not signed');
    const signed = JSON.parse(text).approvals[0].passkeys[0];
    const places: [string, string][] = [
      ['publicKey', signed.publicKey],
      ...(['nonce', 'authenticatorData', 'clientDataJSON', 'signature'] as const).map(
        (name): [string, string] => [name, signed.assertion[name]],
      ),
    ];
    for (const [name, value] of places) {
      const bytes = Buffer.from(value, 'base64url');
      for (let at = 0; at < bytes.length; at++) {
        const planted = Buffer.from(bytes);
        planted[at]! ^= 1;
        const wrong = wrongOf((file) => {
          const [target] = file.approvals[0].passkeys;
          (name === 'publicKey' ? target : target.assertion)[name] = planted.toString('base64url');
        });
        expect(wrong, `${name}, byte ${at}`).not.toBeNull();
      }
    }
  });
});
