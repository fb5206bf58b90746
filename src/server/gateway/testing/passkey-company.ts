import { afterAll, beforeAll, expect } from 'vitest';
import { PASSKEY_MAIL, type PasskeyMailJob } from '../../identity/passkeys/announce.ts';
import { SoftwarePasskey, type Answering } from '../../identity/passkeys/testing/software-passkey.ts';
import { installJobs } from '../../platform/jobs.ts';
import type { CookieClient } from '../command-line/cookie-client.ts';
import { signIn, testInstallation, type TestInstallation, type TestUser } from './test-installation.ts';

interface Adding {
  changes?: Answering;
  known?: SoftwarePasskey;
}

const sessionOf = async (browser: CookieClient) => (await browser.send('/app/session', {})).status;
const handleOf = (user: TestUser) => Buffer.from(user.id.replaceAll('-', ''), 'hex').toString('base64url');

/**
 * Runs steps at a later time. The provider dates sign-ins by the clock of the machine, so that time is undone
 * afterwards: else every later sign-in would be old.
 */
function laterIn(installation: () => TestInstallation) {
  return async (ms: number, steps: () => Promise<void>): Promise<void> => {
    installation().passMs(ms);
    try {
      await steps();
    } finally {
      installation().passMs(-ms);
    }
  };
}

/** What people do with passkeys in one company. To be called once, at the top of a test file. */
export function passkeyCompany() {
  let installation: TestInstallation;
  let entityId: string;
  beforeAll(async () => {
    installation = await testInstallation();
    await installJobs(installation.context.database, [PASSKEY_MAIL]);
    entityId = await installation.entity('Passkeys Limited');
  });
  afterAll(() => installation.close());

  async function send(client: CookieClient, path: string, body?: object, method = 'POST', as?: string) {
    const answer = await client.send(path, {
      method,
      headers: {
        origin: installation.publicUrl,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(as === undefined ? {} : { 'outlay-user': as }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, body: JSON.parse(answer.body) };
  }

  /** A user who is signed in. */
  async function signedIn(name: string, admin = false): Promise<{ user: TestUser; browser: CookieClient }> {
    const user = await installation.user(name, entityId, admin ? ['ADMIN'] : ['APPROVER']);
    const browser = installation.browser();
    await signIn(browser, name);
    return { user, browser };
  }

  async function add(browser: CookieClient, passkey: SoftwarePasskey, { changes, known }: Adding = {}) {
    const { body: start } = await send(browser, '/app/passkeys/options');
    return send(browser, '/app/passkeys', {
      name: 'Laptop',
      nonce: start.options.challenge,
      credential: passkey.create(start.options.challenge, changes),
      ...(known ? { proof: { nonce: start.proof.nonce, ...known.get(start.proof.challenge) } } : {}),
    });
  }

  /** A user with a passkey. */
  async function withPasskey(name: string) {
    const { user, browser } = await signedIn(name);
    const passkey = new SoftwarePasskey(installation.publicUrl);
    expect((await add(browser, passkey)).status).toBe(200);
    return { user, browser, passkey };
  }

  async function jobsFor(userId: string): Promise<PasskeyMailJob[]> {
    const rows = await installation.context.database.query(
      `SELECT data
         FROM pgboss.job
        WHERE name = 'passkey-mail' AND data ->> 'userId' = $1
        ORDER BY created_on`,
      [userId],
    );
    return rows.map(({ data }) => data as unknown as PasskeyMailJob);
  }

  /** Signs in with a passkey as the script of the page does. */
  async function signInWith(
    browser: CookieClient,
    passkey: SoftwarePasskey,
    changes: Answering & { userHandle?: string | null } = {},
  ) {
    const form = await browser.follow('/app/sign-in');
    const asks = /data-passkey="([^"]+)"/.exec(form.body)![1]!;
    const asked = await browser.send(asks, { method: 'POST' });
    const { challenge, rpId } = JSON.parse(asked.body) as { challenge: string; rpId: string };
    expect(rpId).toBe('localhost');
    const { userHandle = null, ...answering } = changes;
    const answer = JSON.stringify({ ...passkey.get(challenge, answering), userHandle });
    const action = asks.replace(/-challenge$/, '');
    const posted = await browser.send(action, { method: 'POST', form: { answer } });
    if (posted.location) await browser.follow(posted.location);
    return { ...posted, answer, action };
  }

  return {
    get installation() {
      return installation;
    },
    get entityId() {
      return entityId;
    },
    send,
    signedIn,
    add,
    withPasskey,
    jobsFor,
    signInWith,
    sessionOf,
    handleOf,
    later: laterIn(() => installation),
  };
}
