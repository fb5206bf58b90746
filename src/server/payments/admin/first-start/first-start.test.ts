import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../../shared/time.ts';
import { acceptInvitation } from '../../../identity/invitations/accept-invitation.ts';
import { passwordMatches } from '../../../identity/passwords.ts';
import { databaseError, type Tx } from '../../../platform/database/pool.ts';
import { rounds } from '../../../platform/testing/rounds.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import { entity as entityCommand } from '../entity.ts';
import { balanceOf } from '../../testing/fund.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { FIRST_START_PATH, makeFirstStartLink } from './first-start-link.ts';
import { FAULTS, type Fault } from './read-form.ts';

const PASSWORD = 'three wise vultures';
const ORIGIN = 'http://localhost:4000';

const opened: PaymentsInstallation[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((installation) => installation.close()));
});

type Fields = Record<string, string | string[]>;

const FORM: Fields = {
  company: 'Overstrand Joinery',
  'legal-name': '',
  country: 'ZA',
  currencies: ['USD'],
  timezone: 'Africa/Johannesburg',
  name: 'Ana Botha',
  email: 'ana@overstrand.example',
  username: 'ana',
  password: PASSWORD,
  again: PASSWORD,
  roles: ['PREPARER'],
  person: 'Ben Adams',
  'person-email': '',
  'person-roles': ['APPROVER', 'ADMIN'],
  withdrawals: '500',
  amount: '750 000.00',
  approvals: '1',
  rails: ['EFT', 'RTC'],
  'maximum-EFT': '50000.00',
  'maximum-RTC': '',
  'maximum-PAYSHAP': 'nonsense',
  bank: 'sandbox',
};

function encoded(fields: Fields): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, one]),
  );
  return new URLSearchParams(pairs).toString();
}

/** An installation without an entity, as its first start leaves it. */
async function newInstallation(settings: Record<string, string> = {}) {
  const installation = await paymentsInstallation(settings);
  opened.push(installation);
  const { context, url } = installation;
  const link = async () => (await makeFirstStartLink(context))!;
  const at = (address: string) => url + new URL(address).pathname;
  const open = async (address: string) => {
    const answer = await fetch(at(address), { headers: { 'accept-language': 'en' } });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const post = async (
    address: string,
    change: Fields = {},
    headers: Record<string, string> = { origin: ORIGIN },
  ) => {
    const answer = await fetch(at(address), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: encoded({ ...FORM, ...change }),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const count = async (table: string) => {
    const { rows } = await ownerOf(context.database).pool.query<{ count: number }>(
      `SELECT count(*)::int FROM ${table}`,
    );
    return rows[0]!.count;
  };
  return { ...installation, link, open, post, count };
}

const inOrder = (statuses: number[]) => statuses.toSorted((left, right) => left - right);
const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1);
const invitationIn = (text: string) => /\/app\/invitation\/([\w-]{43})/.exec(text)?.[1];

describe('the page of the first start', () => {
  it('makes the company, its first admin and the link of the second person', async () => {
    const installation = await newInstallation();
    const { context, link, post, open } = installation;
    const { database } = context;
    const first = await link();
    expect((await open(first)).text).toContain('Set up your company');
    const { status, text } = await post(first);
    expect([status, text.includes('Overstrand Joinery is set up')]).toEqual([200, true]);

    const [made] = await database.query(
      `SELECT e.id, e.name, c.legal_name, c.country, c.enabled_currencies, c.payouts_enabled,
              c.max_batch_withdrawals, c.max_batch_amounts, c.rails, p.version, p.timezone, p.approval_rules,
              p.default_rail
         FROM entities e
         JOIN entity_configs c ON c.entity_id = e.id
         JOIN payment_configs p ON p.entity_id = e.id`,
    );
    expect(made).toMatchObject({
      name: 'Overstrand Joinery',
      legal_name: 'Overstrand Joinery',
      country: 'ZA',
      enabled_currencies: ['ZAR', 'USD'],
      payouts_enabled: true,
      max_batch_withdrawals: 500,
      max_batch_amounts: [{ currency: 'ZAR', amountMinor: '75000000' }],
      rails: [
        { rail: 'EFT', maxAmountMinor: '5000000', unitFeeMinor: '0', cutOff: '15:30' },
        { rail: 'RTC', maxAmountMinor: null, unitFeeMinor: '0', cutOff: null },
      ],
      version: 1,
      timezone: 'Africa/Johannesburg',
      approval_rules: [{ currency: 'ZAR', upToAmountMinor: null, approvalsRequired: 1 }],
      default_rail: 'EFT',
    });
    const entityId = made!.id;
    expect(await balanceOf(context, entityId)).toMatchObject({ available: 25_000_000n });

    const [ana] = await database.query(
      `SELECT u.id, u.name, u.display_name, u.email, u.roles, c.password_hash
         FROM users u
         JOIN local_credentials c ON c.login_id = u.login_id`,
    );
    expect(ana).toMatchObject({ name: 'ana', display_name: 'Ana Botha', roles: ['PREPARER', 'ADMIN'] });
    expect(await passwordMatches(ana!.password_hash, PASSWORD)).toBe(true);

    const entered = { name: 'ben', password: PASSWORD, again: PASSWORD };
    expect(await acceptInvitation(context, invitationIn(text)!, entered)).toBeNull();
    const admin = installation.as({ id: ana!.id, entityId, name: 'ana' });
    const { body } = await admin.send('GET', '/app/access');
    expect(body.people).toContainEqual(
      expect.objectContaining({ name: 'ben', displayName: 'Ben Adams', roles: ['APPROVER', 'ADMIN'] }),
    );
    const audit = await database.query(
      'SELECT action, actor_kind FROM audit_log WHERE entity_id = $1 ORDER BY seq',
      [entityId],
    );
    expect(audit.map(({ action, actor_kind }) => `${action} ${actor_kind}`)).toEqual([
      'account.funded USER',
      'entity.set_up USER',
      'user.first_invited USER',
      'user.joined USER',
    ]);
  });

  it('begins without money for a company that connects a bank, and leads to that page', async () => {
    const { context, link, post, count } = await newInstallation();
    const { text } = await post(await link(), { bank: 'own' });
    expect(text).toContain('href="/app/sign-in?return=%2Fbank-connections%2Fnew"');
    expect([await count('ledger_accounts'), await count('entities')]).toEqual([0, 1]);
    expect(context.configuration.oidc).toBeNull();
  });

  it('leads to no address that the form names', async () => {
    const { link, post } = await newInstallation();
    const { text } = await post(await link(), {
      return: 'https://evil.example',
      bank: '//evil.example',
      company: 'https://evil.example',
    });
    const targets = [...text.matchAll(/(?:href|action|src)="([^"]*)"/g)].map(([, target]) => target);
    expect(targets.length).toBeGreaterThan(2);
    for (const target of targets) expect(target).toMatch(/^\/[a-z]/);
  });

  it('escapes every name, on the form with a fault and on the page that ends it', async () => {
    const evil = '"><script>alert(1)</script>';
    const names = { company: evil, 'legal-name': evil, name: evil, username: evil, person: `${evil}2` };
    const { link, post } = await newInstallation();
    const first = await link();
    const refused = await post(first, { ...names, amount: evil, email: evil, 'maximum-EFT': evil });
    expect([refused.status, refused.text.includes('<script')]).toEqual([400, false]);
    const done = await post(first, names);
    expect([done.status, done.text.includes('<script'), done.text.includes('&lt;script')]).toEqual([
      200,
      false,
      true,
    ]);
  });

  it('says that the second person gets a mail, and shows no link that the mail would end', async () => {
    const { link, post, count } = await newInstallation({ SMTP_URL: 'smtp://127.0.0.1:9' });
    const { text } = await post(await link(), { 'person-email': 'ben@overstrand.example' });
    expect(text).toContain('Outlay mails a link to ben@overstrand.example');
    expect(invitationIn(text)).toBeUndefined();
    expect(await count('invitation_links')).toBe(0);
    expect(await count("pgboss.job WHERE name = 'invitation-mail'")).toBe(1);
  });

  it('asks for the subject instead of a password where another provider signs people in', async () => {
    const { context, link, post, open, count } = await newInstallation({
      OIDC_ISSUER: 'https://id.example.com',
      OIDC_CLIENT_ID: 'outlay',
      OIDC_CLIENT_SECRET: 'secret',
    });
    const first = await link();
    const { text } = await open(first);
    expect([text.includes('id.example.com'), text.includes('type="password"')]).toEqual([true, false]);
    expect((await post(first)).text).toContain('Enter your subject at the identity provider.');
    expect((await post(first, { subject: '00u1abcd' })).status).toBe(200);
    const [ana] = await context.database.query('SELECT name, issuer, subject FROM users');
    expect(ana).toEqual({
      name: 'ana@overstrand.example',
      issuer: 'https://id.example.com',
      subject: '00u1abcd',
    });
    expect(await count('local_credentials')).toBe(0);
  });

  it('speaks the language of the browser, which is then that of the first admin', async () => {
    const { context, link, post } = await newInstallation();
    const first = await link();
    const headers = { origin: ORIGIN, 'accept-language': 'af-ZA,af;q=0.9,en;q=0.8' };
    expect((await post(first, { rails: [] }, headers)).text).toContain('Stel jou maatskappy op');
    expect((await post(first, {}, headers)).text).toContain('Overstrand Joinery is opgestel');
    const [ana] = await context.database.query('SELECT language FROM users');
    expect(ana!.language).toBe('af');
  });

  it('has no script, and an address that stays out of the logs of others', async () => {
    const { link, open } = await newInstallation();
    const { headers, text } = await open(await link());
    expect(text).not.toContain('<script');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('a form with a fault saves nothing', () => {
  const WRONG: Partial<Record<Fault, Fields>> = {
    COMPANY: { company: ' ' },
    LEGAL_NAME: { 'legal-name': 'Over\u202estrand' },
    TIMEZONE: { timezone: 'Mars/Olympus' },
    NAME: { name: 'A\u200bna' },
    USER_NAME: { username: '' },
    EMAIL: { email: 'ana at overstrand' },
    PASSWORD_SHORT: { password: 'short', again: 'short' },
    PASSWORD_LONG: { password: 'x'.repeat(1_001), again: 'x'.repeat(1_001) },
    PASSWORDS_DIFFER: { again: 'three wise vulture' },
    PERSON: { person: '' },
    SAME_PERSON: { person: 'ANA' },
    PERSON_EMAIL: { 'person-email': 'ANA@overstrand.example' },
    ROLES: { 'person-roles': ['ADMIN'] },
    WITHDRAWALS: { withdrawals: '0' },
    AMOUNT: { amount: '-5' },
    RAILS: { rails: [] },
    RAIL_MAXIMUM: { 'maximum-EFT': '5.001' },
  };

  it('names every kind of fault beside its field, and never repeats a password', async () => {
    const { link, post, count } = await newInstallation();
    const first = await link();
    for (const [fault, change] of Object.entries(WRONG)) {
      const { status, text } = await post(first, change);
      expect([fault, status]).toEqual([fault, 400]);
      expect(text).toContain(`href="#${FAULTS[fault as Fault]}"`);
      expect(text).not.toContain(PASSWORD);
    }
    expect(Object.keys(FAULTS).filter((fault) => !(fault in WRONG))).toEqual(['SUBJECT']);
    for (const table of ['entities', 'users', 'invitations']) expect(await count(table)).toBe(0);
    expect((await post(first)).status).toBe(200);
  });

  it('keeps what was typed', async () => {
    const { link, post } = await newInstallation();
    const { text } = await post(await link(), {
      amount: 'much',
      approvals: '2',
      bank: 'own',
      rails: ['RTC'],
    });
    expect(text).toContain('value="Overstrand Joinery"');
    expect(text).toContain('value="much"');
    const isChecked = (id: string) => new RegExp(`id="${id}"[^>]*checked`).test(text);
    expect(['approvals-2', 'bank-own', 'rail-RTC', 'rail-EFT', 'currency-USD'].map(isChecked)).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);
  });
});

describe('the link of the first start', () => {
  it('works once', async () => {
    const { link, post, open, count } = await newInstallation();
    const first = await link();
    await post(first);
    expect((await post(first, { company: 'A second company' })).status).toBe(404);
    const { status, text } = await open(first);
    expect([status, text.includes('This link does not work')]).toEqual([404, true]);
    expect(await count('entities')).toBe(1);
  });

  it('is stored as a hash, ends with the next start, and is not made beside an entity', async () => {
    const { context, link, open, post } = await newInstallation();
    const old = await link();
    const first = await link();
    const [row] = await context.database.query('SELECT token_hash FROM first_start');
    expect(row!.token_hash).toEqual(createHash('sha256').update(tokenOf(first)).digest());
    expect((await open(old)).status).toBe(404);
    expect((await post(old)).status).toBe(404);
    expect((await open(first)).status).toBe(200);
    await post(first);
    expect(await makeFirstStartLink(context)).toBeNull();
  });

  it('ends after 24 hours, also for a page that stayed open', async () => {
    const installation = await newInstallation();
    const { link, open, post, count } = installation;
    const first = await link();
    installation.passMs(DAY_MS - HOUR_MS);
    expect((await open(first)).status).toBe(200);
    installation.passMs(HOUR_MS);
    expect((await post(first)).status).toBe(404);
    expect(await count('entities')).toBe(0);
    expect((await post(await link())).status).toBe(200);
  });

  it('opens nothing once the operator has made an entity, and none is made beside it', async () => {
    const { context, link, open, post, count } = await newInstallation();
    const first = await link();
    await entityCommand.run(context, entityCommand.options.parse({ name: 'By the operator' }));
    expect((await open(first)).status).toBe(404);
    expect((await post(first)).status).toBe(404);
    expect(await makeFirstStartLink(context)).toBeNull();
    expect(await count('entities')).toBe(1);
  });

  it('waits for an entity that another transaction makes, and then makes none', async () => {
    const { context, link, post, count } = await newInstallation();
    const first = await link();
    // A server on a busy machine may answer that it has too much to do.
    const posted = async (tries = 50): ReturnType<typeof post> => {
      const answered = await post(first);
      return answered.status === 503 && tries > 0 ? posted(tries - 1) : answered;
    };
    let answer: ReturnType<typeof post> | null = null;
    let ended: string | null = null;
    await context.database.transaction(async (tx) => {
      await insertEntity(tx);
      answer = posted();
      void answer.then(({ status, text }) => (ended = `${status} ${text}`));
      await expect
        .poll(async () => {
          // PostgreSQL ends a transaction that is idle for ten seconds.
          await tx.execute('SELECT 1', []);
          const waiting = await count("pg_locks WHERE NOT granted AND relation = 'entities'::regclass");
          return ended ?? (waiting > 0 ? 'it waits' : 'it does not wait');
        })
        .toBe('it waits');
    });
    expect((await answer!).status).toBe(404);
    expect(await count('entities')).toBe(1);
  });

  it('sets up one company however many browsers send the form at once', async () => {
    for (let round = 0; round < rounds(2, 10); round++) {
      const { link, post, count } = await newInstallation();
      const first = await link();
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, at) => post(first, { company: `Company ${at}` })),
      );
      expect(inOrder(answers.map(({ status }) => status))).toEqual([200, ...Array(7).fill(404)]);
      for (const table of ['entities', 'users', 'invitations', 'invitation_links'])
        expect(await count(table)).toBe(1);
    }
  });

  it('of several processes that start at once leaves one that works', async () => {
    const { context, open } = await newInstallation();
    const links = await Promise.all(Array.from({ length: 6 }, () => makeFirstStartLink(context)));
    const found = await Promise.all(links.map(async (link) => (await open(link!)).status));
    expect(inOrder(found)).toEqual([200, 404, 404, 404, 404, 404]);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a page without an origin', {}],
    ['a page of another site that names ours', { origin: ORIGIN, 'sec-fetch-site': 'cross-site' }],
  ])('takes no form of %s', async (_, headers) => {
    const { link, post, count } = await newInstallation();
    const first = await link();
    const { status, text } = await post(first, {}, headers as Record<string, string>);
    expect(status).toBe(403);
    expect(await count('entities')).toBe(0);
    // A person reads where to go on, and the link still works there.
    expect(text).toContain('Open this page at its own address');
    expect(text).toContain(`href="${ORIGIN}${new URL(first).pathname}"`);
    expect((await post(first)).status).toBe(200);
  });

  it('cannot be guessed: an address that opens wrong links waits', async () => {
    const { link, open } = await newInstallation();
    const first = await link();
    const guess = (at: number) => `${ORIGIN}${FIRST_START_PATH}/${String(at).padStart(43, 'x')}`;
    for (let at = 0; at < 50; at++) expect((await open(guess(at))).status).toBe(404);
    expect((await open(guess(50))).status).toBe(429);
    // Whoever guesses from an address that others share does not keep the right link from opening.
    expect((await open(first)).status).toBe(200);
  });
});

const insertEntity = (tx: Tx, id = '01920000-0000-7000-8000-000000000001') =>
  tx.execute(
    `INSERT INTO entities (id, name, account_id, primary_account_id, created_at)
     VALUES ($1::uuid, $1::uuid::text, $1::uuid, $1::uuid, now())`,
    [id],
  );

describe('the database refuses, to the server and to the owner', () => {
  const ID = '01920000-0000-7000-8000-000000000001';
  const USE = 'UPDATE first_start SET used_at = made_at, entity_id = $1';
  const LINK = `
    INSERT INTO first_start (token_hash, made_at, expires_at)
    VALUES ('x', now(), now() + interval '1 hour')`;

  class Undone extends Error {}

  /** The constraint that refuses what runs in one transaction, which is undone; else 'done'. */
  async function tryBoth(
    { context }: Awaited<ReturnType<typeof newInstallation>>,
    run: (tx: Tx) => Promise<unknown>,
  ): Promise<string[]> {
    const results: string[] = [];
    for (const database of [context.database, ownerOf(context.database)]) {
      try {
        await database.transaction(async (tx) => {
          await run(tx);
          throw new Undone();
        });
      } catch (error) {
        if (error instanceof Undone) results.push('done');
        else results.push(databaseError(error)?.constraint ?? databaseError(error)?.message ?? String(error));
      }
    }
    return results;
  }

  it('a link beside an entity, and a second use', async () => {
    const installation = await newInstallation();
    const first = await installation.link();
    await installation.post(first);
    expect(await tryBoth(installation, (tx) => tx.execute(USE, [ID]))).toEqual(
      Array(2).fill('first_start_once'),
    );
    expect(
      await tryBoth(installation, (tx) =>
        tx.execute('UPDATE first_start SET used_at = NULL, entity_id = NULL, used_in = NULL', []),
      ),
    ).toEqual(Array(2).fill('first_start_once'));
    const other = await newInstallation();
    await other.entity();
    expect(await tryBoth(other, (tx) => tx.execute(LINK, []))).toEqual(
      Array(2).fill('first_start_before_entity'),
    );
  });

  it('to use the link for an entity that was there, for a second one, or with another token', async () => {
    const installation = await newInstallation();
    await installation.link();
    const refused = Array(2).fill('first_start_makes_entity');
    const made = async (tx: Tx) => {
      await insertEntity(tx);
      await tx.execute(USE, [ID]);
    };
    expect(await tryBoth(installation, made)).toEqual(['done', 'done']);
    expect(
      await tryBoth(installation, async (tx) => {
        await insertEntity(tx, '01920000-0000-7000-8000-000000000002');
        await made(tx);
      }),
    ).toEqual(refused);
    expect(
      await tryBoth(installation, async (tx) => {
        await insertEntity(tx);
        await tx.execute(`${USE}, token_hash = 'other'`, [ID]);
      }),
    ).toEqual(refused);
    await installation.context.database.transaction((tx) => insertEntity(tx));
    expect(await tryBoth(installation, (tx) => tx.execute(USE, [ID]))).toEqual(refused);
  });

  it('to delete the link, also when it was used', async () => {
    const installation = await newInstallation();
    await installation.post(await installation.link());
    const [server, owner] = await tryBoth(installation, (tx) => tx.execute('DELETE FROM first_start', []));
    expect(server).toContain('permission denied');
    expect(owner).toContain('refused');
  });

  it('a link that lasts longer than a day, and a use after its end', async () => {
    const installation = await newInstallation();
    const long = LINK.replace('1 hour', '25 hours');
    expect(await tryBoth(installation, (tx) => tx.execute(long, []))).toEqual(
      Array(2).fill('first_start_time'),
    );
    await installation.link();
    expect(
      await tryBoth(installation, async (tx) => {
        await insertEntity(tx);
        await tx.execute('UPDATE first_start SET used_at = expires_at, entity_id = $1', [ID]);
      }),
    ).toEqual(Array(2).fill('first_start_used'));
  });

  it('that the first admin invites anybody else alone', async () => {
    const installation = await newInstallation();
    await installation.post(await installation.link());
    const invite = async (tx: Tx) => {
      await tx.execute(
        `INSERT INTO control_changes
                (id, entity_id, kind, basis, wanted, reason, asked_by, asked_at, expires_at, state)
         SELECT $1, entity_id, 'INVITE_USER', '{}', '{"roles":["ADMIN"]}', 'x', id, now(),
                now() + interval '7 days', 'WAITING'
           FROM users`,
        [ID],
      );
      await tx.execute(
        `UPDATE control_changes
            SET state = 'APPLIED', decided_by = asked_by, decided_at = asked_at
          WHERE id = $1`,
        [ID],
      );
    };
    expect(await tryBoth(installation, invite)).toEqual(Array(2).fill('control_change_by_two'));
  });
});
