import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyAudit } from '../audit/audit.ts';
import { credentialsOf } from '../exchange-access/exchange-credentials.ts';
import { passwordMatches } from '../identity/passwords.ts';
import { installBanks } from '../payments/entity/banks/install-banks.ts';
import { balanceOf } from '../payments/testing/fund.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
} from '../payments/testing/payments-installation.ts';
import { ADMIN_COMMANDS } from './admin-commands.ts';

let installation: PaymentsInstallation;
let secrets: string;
let secretCount = 0;
beforeAll(async () => {
  installation = await paymentsInstallation();
  secrets = mkdtempSync(join(tmpdir(), 'outlay-secrets-'));
});
afterAll(async () => {
  rmSync(secrets, { recursive: true });
  await installation.close();
});

/** A file with a secret, as an operator would hand it over. */
function secretFile(secret: string): string {
  const file = join(secrets, `${secretCount++}`);
  writeFileSync(file, `${secret}\n`);
  return file;
}

async function run(name: string, options: Record<string, string>): Promise<string> {
  const command = ADMIN_COMMANDS.find((known) => known.name === name)!;
  return command.run(installation.context, command.options.parse(options));
}

describe('npm run admin', () => {
  it.each([
    ['entity', { name: 'Acme\u200d' }],
    ['entity', { name: 'Acme Two', 'legal-name': 'Acme\u202e Two' }],
    ['user', { name: 'p\u3164at', entity: 'Acme' }],
  ])('refuses invisible characters in an option of %s: %j', async (name, options) => {
    await expect(run(name, options)).rejects.toThrow('which cannot be seen. Remove it.');
  });

  it('sets up a new installation, and records each change in the audit log', async () => {
    const { database } = installation.context;
    await run('entity', { name: 'Acme', 'legal-name': 'Acme (Pty) Ltd', currencies: 'zar,usd' });
    await run('entity', { name: 'Other' });
    await run('user', {
      name: 'pat',
      entity: 'Acme',
      roles: 'preparer',
      email: 'pat@acme.example',
      'password-file': secretFile('a long secret of hers'),
    });
    await run('user', {
      name: 'sam',
      entity: 'Acme',
      roles: 'APPROVER',
      issuer: 'https://id.example',
      subject: 'sam-1',
    });
    await run('role', { user: 'pat', grant: 'ADMIN', revoke: 'PREPARER' });
    await run('limits', { entity: 'Acme', withdrawals: '500', amount: '2000000.00' });
    await run('fees', { entity: 'Acme', rail: 'EFT', fee: '2.50', max: '100000.00' });
    await run('fees', { entity: 'Acme', rail: 'RTC', state: 'off' });
    await run('fund', { entity: 'Acme', amount: '1250.50' });
    const [entity] = await database.query("SELECT id FROM entities WHERE name = 'Acme'");
    const [user] = await database.query(
      "SELECT roles, password_hash FROM users JOIN local_credentials USING (login_id) WHERE name = 'pat'",
    );
    expect(user!.roles).toEqual(['ADMIN']);
    expect(await passwordMatches(user!.password_hash, 'a long secret of hers')).toBe(true);
    const [config] = await database.query('SELECT rails FROM entity_configs WHERE entity_id = $1', [
      entity!.id,
    ]);
    expect(config!.rails.map((rail) => rail.rail)).toEqual(['EFT', 'PAYSHAP', 'RTGS']);
    expect(config!.rails[0]).toMatchObject({ unitFeeMinor: '250', maxAmountMinor: '10000000' });
    expect(await balanceOf(installation.context, entity!.id)).toEqual({ available: 125_050n, reserved: 0n });
    const log = await database.query('SELECT actor_kind, details FROM audit_log WHERE entity_id = $1', [
      entity!.id,
    ]);
    expect(log).toHaveLength(8);
    expect(log.every((row) => row.actor_kind === 'OPERATOR' && !row.details.includes('a long secret'))).toBe(
      true,
    );
    expect((await verifyAudit(database)).faults).toEqual([]);
  });

  it('names the roles that are missing before the entity can pay, after each change of a user', async () => {
    await run('entity', { name: 'Alone' });
    const add = (name: string, roles: string) => run('user', { name, entity: 'Alone', roles });
    const first = await add('alone-one', 'PREPARER');
    expect(first).toContain('rules ask for 2 approvals by users other than the creator, and 0 users can');
    expect(first).toContain('No user of Alone has the role ADMIN');
    expect(await add('alone-two', 'APPROVER')).toContain('and 1 user can approve');
    expect(await add('alone-three', 'ADMIN')).not.toContain('ADMIN');
    expect(await run('role', { user: 'alone-three', grant: 'APPROVER' })).toBe(
      'alone-three has the roles ADMIN, APPROVER now.',
    );
    expect(await run('user', { name: 'alone-one', state: 'disabled' })).toContain(
      'no user has the role PREPARER',
    );
    expect(await run('role', { user: 'alone-three', revoke: 'ADMIN' })).toContain(
      'No user of Alone has the role ADMIN',
    );
  });

  it('keeps the password apart from the command line', () => {
    const options = ADMIN_COMMANDS.flatMap((command) => Object.keys(command.options.shape));
    expect(options).not.toContain('password');
    expect(options).toEqual(expect.arrayContaining(['set-password', 'password-file', 'api-secret-file']));
  });

  it('refuses a name that a new user could never sign in with, and says why', async () => {
    await run('entity', { name: 'Names' });
    const make = (name: string) =>
      run('user', { name, entity: 'Names', 'password-file': secretFile('a long secret of hers') });
    for (const name of [' ann', 'ann ', '\u00a0ann'])
      await expect(make(name), JSON.stringify(name)).rejects.toThrow('begins or ends with a space');
    for (const name of ['ann\n', 'an\nn', 'an\rn', 'an\tn', 'an\u2028n', 'an\u200bn', 'an\u202en'])
      await expect(make(name), JSON.stringify(name)).rejects.toThrow('cannot be seen');
    await expect(make('Zoe\u0308')).rejects.toThrow('would not match what people type');
    for (const name of ['Zo\u00eb van der Merwe', "o'neil", 'ann@names.example'])
      expect(await make(name)).toContain('was added');
  });

  it('refuses a name that looks like another one of the entity, as the dashboard says it', async () => {
    await run('entity', { name: 'Look Alike' });
    await run('entity', { name: 'Look Elsewhere' });
    await run('user', { name: 'thandi', entity: 'Look Alike', 'display-name': 'Thandi Nkosi' });
    await run('user', { name: 'sipho', entity: 'Look Alike' });
    const refused = (name: string) =>
      `${name}: Another person of your entity has this name, or one that looks the same. Add an initial`;
    const others: Record<string, string>[] = [
      { name: 'Thandi Nk0si', entity: 'Look Alike' },
      { name: 'th\u0430ndi', entity: 'Look Alike' },
      { name: 'other', entity: 'Look Alike', 'display-name': 'THANDI  NKOSI' },
      { name: 'sipho', 'display-name': 'Thandi Nkosi' },
    ];
    for (const options of others)
      await expect(run('user', options), JSON.stringify(options)).rejects.toThrow(
        refused(options['display-name'] ?? options['name']!),
      );
    // Nothing is left of what was refused, and a name may stay with its user or be used elsewhere.
    const left = await installation.context.database.query('SELECT 1 FROM users WHERE name = $1', ['other']);
    expect(left).toEqual([]);
    await run('user', { name: 'thandi', 'display-name': 'Thandi Nkosi', email: 'thandi@look.example' });
    await run('user', { name: 'other', entity: 'Look Elsewhere', 'display-name': 'Thandi Nkosi' });
  });

  it("stores and replaces an entity's exchange key, and writes no key to the audit log", async () => {
    const { context } = installation;
    await run('entity', { name: 'Trader' });
    const [entity] = await context.database.query("SELECT id FROM entities WHERE name = 'Trader'");
    const folder = mkdtempSync(join(tmpdir(), 'outlay-key-'));
    for (const secret of ['the-first-secret', 'the-second-secret']) {
      writeFileSync(join(folder, 'secret'), `${secret}\n`);
      expect(
        await run('key', {
          entity: 'Trader',
          'api-key': `key-of-${secret}`,
          'api-secret-file': join(folder, 'secret'),
        }),
      ).not.toContain(secret);
      expect(await credentialsOf(context, entity!.id)).toEqual({
        apiKey: `key-of-${secret}`,
        apiSecret: secret,
      });
    }
    rmSync(folder, { recursive: true });
    const log = await context.database.query(
      "SELECT action, details FROM audit_log WHERE entity_id = $1 AND subject_type = 'exchange_key'",
      [entity!.id],
    );
    expect(log).toEqual([1, 2].map(() => ({ action: 'exchange_key.saved', details: '{}' })));
  });

  it('replaces the banks with those of a file', async () => {
    const { database } = installation.context;
    await installBanks(installation.context);
    const shipped = JSON.parse(readFileSync('src/domain/countries/za/banks.json', 'utf8')) as {
      banks: object[];
    };
    const folder = mkdtempSync(join(tmpdir(), 'outlay-banks-'));
    const file = join(folder, 'banks.json');
    writeFileSync(
      file,
      JSON.stringify({
        sourceDate: '2027-02-01',
        banks: [...shipped.banks.slice(1), { ...shipped.banks[0], code: 'NEW_BANK', rails: ['EFT'] }],
      }),
    );
    expect(await run('banks', { file })).toContain('2027-02-01');
    rmSync(folder, { recursive: true });
    const banks = await database.query(
      "SELECT code, rails FROM banks WHERE source_date = '2027-02-01' ORDER BY code",
    );
    expect(banks).toHaveLength(shipped.banks.length);
    expect(banks.find(({ code }) => code === 'NEW_BANK')!.rails).toEqual(['EFT']);
    await installBanks(installation.context);
    expect(await database.query("SELECT 1 FROM banks WHERE code = 'ABSA'")).toEqual([]);
    expect((await verifyAudit(database)).faults).toEqual([]);
  });

  it('replaces the payees that many pay, and names what is wrong in a file of them', async () => {
    const { database } = installation.context;
    await installBanks(installation.context);
    const folder = mkdtempSync(join(tmpdir(), 'outlay-payees-'));
    const file = join(folder, 'payees.json');
    const revenue = {
      code: 'REVENUE',
      name: 'Revenue Service',
      bankCode: 'FNB',
      accountNumber: '62000000042',
      referenceFormat: '#########!',
      referenceHelp: 'The tax number of your company.',
    };
    const write = (payees: object[]) =>
      writeFileSync(file, JSON.stringify({ sourceDate: '2027-02-01', payees }));
    write([revenue, { ...revenue, code: 'CITY', name: 'City of Karoo', referenceFormat: '########' }]);
    expect(await run('public-payees', { file })).toContain('2 payees, as of 2027-02-01');
    write([revenue]);
    await run('public-payees', { file });
    expect(await database.query('SELECT code, branch_code, reference_format FROM public_payees')).toEqual([
      { code: 'REVENUE', branch_code: '250655', reference_format: '#########!' },
    ]);
    for (const [wrong, words] of [
      [{ referenceFormat: '***' }, 'referenceFormat'],
      [{ accountNumber: 'x' }, 'accountNumber'],
      [{ bankCode: 'NO_BANK' }, 'NO_BANK'],
      [{ countryCode: 'XX' }, 'countryCode'],
      [{ extra: 1 }, 'extra'],
    ] as const) {
      write([{ ...revenue, ...wrong }]);
      await expect(run('public-payees', { file })).rejects.toThrow(words);
    }
    rmSync(folder, { recursive: true });
    expect((await database.query('SELECT 1 FROM public_payees')).length).toBe(1);
    expect((await verifyAudit(database)).faults).toEqual([]);
  });

  it('creates no entity when payouts are switched for an unknown name', async () => {
    await expect(run('entity', { name: 'Typing error', payouts: 'off' })).rejects.toThrow(
      'There is no entity "Typing error"',
    );
    expect(
      await installation.context.database.query("SELECT 1 FROM entities WHERE name = 'Typing error'"),
    ).toEqual([]);
  });

  it('signs a user out when it disables them, and lets them sign in again once enabled', async () => {
    const { database } = installation.context;
    const at = new Date(installation.context.clock.nowMs());
    await database.query(
      `INSERT INTO sessions (token_hash, user_id, entity_id, authenticated_at, created_at, last_seen_at,
         expires_at)
       SELECT '\\x01', id, entity_id, $1, $1, $1, $1
       FROM users
       WHERE name = 'pat'`,
      [at],
    );
    const disabled = () =>
      database.query("SELECT disabled_at IS NOT NULL AS disabled FROM users WHERE name = 'pat'");
    await run('user', { name: 'pat', state: 'disabled' });
    expect(await disabled()).toEqual([{ disabled: true }]);
    expect(await database.query('SELECT 1 FROM sessions')).toEqual([]);
    await run('user', { name: 'pat', state: 'enabled' });
    expect(await disabled()).toEqual([{ disabled: false }]);
  });

  it('lets a person work in a second entity, and asks in which one a command is meant', async () => {
    const { database } = installation.context;
    const usersOf = (name: string) =>
      database.query(
        `SELECT e.name AS entity, u.roles, u.email, u.disabled_at IS NOT NULL AS disabled
           FROM users u
           JOIN entities e ON e.id = u.entity_id
          WHERE u.name = $1
          ORDER BY e.name`,
        [name],
      );
    await run('user', { name: 'kim', entity: 'Acme', roles: 'VIEWER', email: 'kim@acme.example' });
    expect(await run('join', { user: 'kim', entity: 'Other', roles: 'APPROVER' })).toContain(
      'kim also works in Other now',
    );
    await expect(run('join', { user: 'kim', entity: 'Other' })).rejects.toThrow(
      'already has a user in Other',
    );
    for (const [name, options] of [
      ['role', { user: 'kim', grant: 'ADMIN' }],
      ['user', { name: 'kim', state: 'disabled' }],
    ] as const)
      await expect(run(name, options)).rejects.toThrow('works in several entities: Acme, Other');
    await run('role', { user: 'kim', entity: 'Other', grant: 'ADMIN', revoke: 'APPROVER' });
    await run('user', { name: 'kim', entity: 'Acme', state: 'disabled' });
    expect(await usersOf('kim')).toEqual([
      { entity: 'Acme', roles: ['VIEWER'], email: 'kim@acme.example', disabled: true },
      { entity: 'Other', roles: ['ADMIN'], email: null, disabled: false },
    ]);
    // The password and the identity are those of the person.
    await run('user', { name: 'kim', entity: 'Other', 'password-file': secretFile('a long secret of kim') });
    const [login] = await database.query(
      `SELECT count(*) AS passwords
         FROM users u
         JOIN local_credentials c ON c.login_id = u.login_id
        WHERE u.name = 'kim'`,
    );
    expect(login!.passwords).toBe(2n);
    await run('user', { name: 'kim', entity: 'Other', issuer: 'https://id.example', subject: 'kim-1' });
    const identities = await database.query("SELECT issuer, subject FROM users WHERE name = 'kim'");
    expect(identities).toEqual([1, 2].map(() => ({ issuer: 'https://id.example', subject: 'kim-1' })));
  });

  it.each([
    ['user', { name: 'unknown' }],
    ['user', { name: 'x', entity: 'No such', roles: 'VIEWER' }],
    ['user', { name: 'x', entity: 'Acme', issuer: 'https://id.example' }],
    ['role', { user: 'unknown', grant: 'ADMIN' }],
    ['join', { user: 'unknown', entity: 'Acme' }],
    ['join', { user: 'pat', entity: 'No such' }],
    ['join', { user: 'pat', entity: 'Acme' }],
    ['fund', { entity: 'Acme', amount: '12,50' }],
    ['fund', { entity: 'Acme', amount: '-1.00' }],
    ['limits', { entity: 'Acme' }],
    ['user', { name: 'pat', entity: 'Other' }],
    ['user', { name: 'pat', 'password-file': '/no/such/secret' }],
    ['user', { name: 'pat', 'password-file': '/dev/null' }],
    ['user', { name: 'pat', 'password-file': 'package.json' }],
    ['user', { name: 'pat', issuer: 'https://id.example', subject: 'sam-1' }],
    ['banks', { file: '/no/such/banks.json' }],
    ['banks', { file: 'package.json' }],
    ['public-payees', { file: '/no/such/payees.json' }],
    ['public-payees', { file: 'package.json' }],
    ['key', { entity: 'No such', 'api-key': 'a-key' }],
    ['key', { entity: 'Acme', 'api-key': 'a-key', 'api-secret-file': '/no/such/secret' }],
    ['key', { entity: 'Acme', 'api-key': 'a-key', 'api-secret-file': 'package.json' }],
  ])('says what to do when a command is refused: %s %j', async (name, options) => {
    await expect(run(name, options as Record<string, string>)).rejects.toThrow(/[.…"]$/);
  });
});
