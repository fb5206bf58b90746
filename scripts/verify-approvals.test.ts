import { spawnSync } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  SoftwarePasskey,
  type KeyAlgorithm,
} from '../src/server/identity/passkeys/testing/software-passkey.ts';
import { approvalMessage } from '../src/shared/approval-challenge.ts';
import { readKeys, verifyApprovals } from './verify-approvals.mjs';

const SITE = 'https://pay.example.com';
const SCRIPT = resolve(import.meta.dirname, 'verify-approvals.mjs');

/** An approval as the export has it, signed by a passkey. */
function approval(passkey: SoftwarePasskey, changes: object = {}) {
  const [batchId, contentDigest, nonce] = [randomUUID(), randomBytes(32).toString('hex'), randomBytes(32)];
  const message = approvalMessage(contentDigest, batchId, nonce);
  const challenge = createHash('sha256').update(message).digest('base64url');
  return {
    batchId,
    label: 'Salaries',
    contentDigest,
    totalAmount: '1250.00',
    currency: 'ZAR',
    userId: randomUUID(),
    userName: 'thandi',
    approvedAt: '2027-03-01T08:00:00.000Z',
    passkeys: [
      {
        name: 'Laptop',
        publicKey: passkey.publicKey.toString('base64url'),
        assertion: { nonce: nonce.toString('base64url'), ...passkey.get(challenge) },
      },
    ],
    ...changes,
  };
}

const exported = (...approvals: object[]) => ({
  format: 'outlay-approvals-1',
  rpId: 'pay.example.com',
  origin: SITE,
  entity: 'Example Limited',
  issuedAt: '2027-03-01T09:00:00.000Z',
  approvals,
});

const fingerprintOf = ({ publicKey }: SoftwarePasskey) =>
  createHash('sha256').update(publicKey).digest('hex');
const keysOf = (keys: Record<string, SoftwarePasskey>) =>
  JSON.stringify(Object.fromEntries(Object.entries(keys).map(([user, key]) => [user, [fingerprintOf(key)]])));

/** Runs the script with files of these contents; an argument that begins with -- stays as it is. */
function run(...args: (string | object)[]) {
  const folder = mkdtempSync(join(tmpdir(), 'approvals-'));
  const paths = args.map((one, index) => {
    if (typeof one === 'string' && one.startsWith('--')) return one;
    const path = join(folder, `${index}.json`);
    writeFileSync(path, typeof one === 'string' ? one : JSON.stringify(one));
    return path;
  });
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...paths], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('the keys that an auditor keeps', () => {
  it('make an approval right, for the user whose key it is', () => {
    const passkey = new SoftwarePasskey(SITE);
    const signed = approval(passkey);
    const { status, stdout } = run('--keys', keysOf({ [signed.userId]: passkey }), exported(signed));
    expect(stdout).toContain(
      `right  content digest ${signed.contentDigest}, batch ${signed.batchId}, by user ${signed.userId}\n`,
    );
    expect(stdout).toContain(`key ${fingerprintOf(passkey)}: one that you keep for this user`);
    expect(stdout).toContain('1 of 1 approvals are signed with a key that you keep for their user.');
    expect(status).toBe(0);
  });

  it('refuse a key that was made for the file', () => {
    const passkey = new SoftwarePasskey(SITE);
    const forged = approval(new SoftwarePasskey(SITE));
    const keys = keysOf({ [forged.userId]: passkey });
    const { status, stdout } = run('--keys', keys, exported(forged));
    expect(stdout).toMatch(/^WRONG {2}the key [0-9a-f]{64} is not one that you keep for this user\n/);
    expect(stdout).toContain('0 of 1');
    expect(status).toBe(1);
    expect(verifyApprovals(exported(forged), readKeys('{}'))).toMatchObject([
      { wrong: expect.stringContaining('not one that you keep') },
    ]);
    // Users whom an object has by nature are not users of the file.
    expect(verifyApprovals(exported({ ...forged, userId: 'constructor' }), readKeys('{}'))).toMatchObject([
      { wrong: expect.stringContaining('not one that you keep') },
    ]);
  });

  it('refuse two approvals whose users were swapped', () => {
    const [one, two] = [new SoftwarePasskey(SITE), new SoftwarePasskey(SITE)];
    const [first, second] = [approval(one), approval(two)];
    const keys = keysOf({ [first.userId]: one, [second.userId]: two });
    expect(run('--keys', keys, exported(first, second)).status).toBe(0);
    const swapped = exported(
      { ...first, userId: second.userId, userName: 'second' },
      { ...second, userId: first.userId },
    );
    const { status, stdout } = run('--keys', keys, swapped);
    expect(stdout.match(/^WRONG/gm)).toHaveLength(2);
    expect(status).toBe(1);
  });

  it('refuse a second key beside a known one, and an approval that is there twice', () => {
    const passkey = new SoftwarePasskey(SITE);
    const signed = approval(passkey);
    const keys = readKeys(keysOf({ [signed.userId]: passkey }));
    const other = approval(new SoftwarePasskey(SITE));
    const both = { ...signed, passkeys: [...signed.passkeys, ...other.passkeys] };
    expect(verifyApprovals(exported(both), keys)[0]!.wrong).not.toBeNull();
    expect(verifyApprovals(exported(signed, signed), keys).map(({ wrong }) => wrong)).toEqual([
      null,
      'the nonce is used twice',
    ]);
    const { status, stdout } = run(
      '--keys',
      keysOf({ [signed.userId]: passkey }),
      exported(signed),
      exported(signed),
    );
    expect(stdout).toContain('WRONG  the nonce is used twice');
    expect(status).toBe(1);
  });

  it('are printed once from an export, and never from one with a wrong signature', () => {
    const passkey = new SoftwarePasskey(SITE);
    const signed = approval(passkey);
    const unsigned = { ...approval(passkey), passkeys: [] };
    const printed = run('--print-keys', exported(signed, unsigned));
    expect(JSON.parse(printed.stdout)).toEqual({ [signed.userId]: [fingerprintOf(passkey)] });
    expect(printed.status).toBe(0);
    expect(run('--keys', printed.stdout, exported(signed)).status).toBe(0);
    const wrong = run(
      '--print-keys',
      exported(signed, { ...approval(passkey), contentDigest: 'f'.repeat(64) }),
    );
    expect(wrong).toMatchObject({ status: 1, stdout: '' });
  });

  it.each(['[]', 'null', '{"a":"b"}', '{"a":["zz"]}', 'no JSON'])('are refused as %s', (text) => {
    expect(run('--keys', text, exported())).toMatchObject({ status: 2, stdout: '' });
  });
});

describe('an export', () => {
  it('without known keys is no proof, and the script says so with exit code 2', () => {
    const passkey = new SoftwarePasskey(SITE);
    const { status, stdout } = run(exported(approval(passkey)));
    expect(stdout).toContain(`key ${fingerprintOf(passkey)}: the key was not compared`);
    expect(stdout).toContain('1 of 1 approvals are signed, but no key was compared');
    expect(stdout).not.toMatch(/^right/m);
    expect(status).toBe(2);
    expect(run(exported(approval(passkey, { passkeys: [] }))).status).toBe(1);
    expect(run(exported()).status).toBe(1);
  });

  it('has a label, amount, time and names that are never reported as verified', () => {
    const passkey = new SoftwarePasskey(SITE);
    const signed = approval(passkey);
    const planted = { ...signed, totalAmount: '9.99', label: 'Tea\nright  all of it', userName: 'sipho' };
    const { stdout } = run('--keys', keysOf({ [signed.userId]: passkey }), exported(planted));
    const lines = stdout.split('\n');
    expect(lines.filter((line) => line.startsWith('right'))).toHaveLength(1);
    for (const line of lines.filter((one) => /9\.99|Tea|sipho|2027/.test(one)))
      expect(line).toMatch(/^ {7}The file says: /);
    expect(stdout).toContain(String.raw`“Tea\u{a}right  all of it”, ZAR 9.99`);
    expect(stdout).toContain('Label, amount, time and names are what the file says.');
  });

  it.each(['ES256', 'EdDSA', 'RS256'] satisfies KeyAlgorithm[])(
    'is read with %s, and no byte may change',
    (algorithm) => {
      const signed = approval(new SoftwarePasskey(SITE, algorithm));
      expect(verifyApprovals(exported(signed))).toMatchObject([{ wrong: null }]);
      const [passkey] = signed.passkeys;
      const bytes = Buffer.from(passkey!.publicKey, 'base64url');
      for (let at = 0; at < bytes.length; at++) {
        const planted = Buffer.from(bytes);
        planted[at]! ^= 1;
        const passkeys = [{ ...passkey!, publicKey: planted.toString('base64url') }];
        const keys = new Map([[signed.userId, new Set([createHash('sha256').update(bytes).digest('hex')])]]);
        expect(
          verifyApprovals(exported({ ...signed, passkeys }), keys)[0]!.wrong,
          `byte ${at}`,
        ).not.toBeNull();
      }
    },
  );

  it('of another kind is refused', () => {
    expect(run({ format: 'other' })).toMatchObject({ status: 2, stdout: '' });
    expect(run()).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage') });
  });
});
