import { afterAll, beforeAll, expect } from 'vitest';
import type { Role } from '../../../shared/terms.ts';
import type { CookieClient } from '../../gateway/command-line/cookie-client.ts';
import {
  signIn,
  testInstallation,
  type TestInstallation,
  type TestUser,
} from '../../gateway/testing/test-installation.ts';
import { join } from '../../identity/admin/join.ts';
import { fund } from '../../payments/testing/fund.ts';
import { insertBatch } from '../../payments/testing/insert-batch.ts';
import { payments } from '../../payments/routes.ts';

/** A person with a user in two companies. */
export interface Person {
  name: string;
  /** The user in Karoo Trading, where the person was first. */
  here: TestUser;
  /** The user in Harbour Foods. */
  there: TestUser;
}

/** The requests of a page of the dashboard. */
function pageRequests(publicUrl: () => string) {
  /** Sends a request of a page that acts as `user`; null says nothing. */
  async function send(
    browser: CookieClient,
    user: { id: string } | null,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    const answer = await browser.send(path, {
      method,
      headers: {
        origin: publicUrl(),
        ...(user ? { 'outlay-user': user.id } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    return { ...answer, json: isJson ? JSON.parse(answer.body) : null };
  }

  const switchTo = (browser: CookieClient, from: { id: string }, to: { id: string }) =>
    send(browser, from, 'POST', '/app/session/switch', { userId: to.id });
  const sessionOf = async (browser: CookieClient) => (await send(browser, null, 'GET', '/app/session')).json;
  const statusOf = async (browser: CookieClient) => (await send(browser, null, 'GET', '/app/session')).status;

  return { send, switchTo, sessionOf, statusOf };
}

/**
 * An installation with two companies, Karoo Trading and Harbour Foods, and what their people do in a browser.
 * To be called once, at the top of a test file.
 */
export function severalCompanies() {
  let installation: TestInstallation;
  let karoo: string;
  let harbour: string;
  let people = 0;

  beforeAll(async () => {
    installation = await testInstallation({}, (app, access, context) => payments(app, context, access), {
      limits: { user: 100_000, address: 100_000 },
    });
    karoo = await installation.entity('Karoo Trading');
    harbour = await installation.entity('Harbour Foods');
    for (const id of [karoo, harbour]) await configure(id);
  });
  afterAll(() => installation.close());

  async function configure(id: string): Promise<void> {
    await installation.context.database.query(
      `INSERT INTO entity_configs (entity_id, legal_name, country, enabled_currencies, payouts_enabled,
         max_batch_withdrawals, max_batch_amounts, rails, updated_at)
       VALUES ($1, 'Legal', 'ZA', '{ZAR}', true, 1000, '[{"currency":"ZAR","amountMinor":"1000000000"}]',
         '[{"rail":"EFT","maxAmountMinor":null,"unitFeeMinor":"250","cutOff":null}]', now())`,
      [id],
    );
  }

  const run = (command: typeof join, options: Record<string, unknown>) =>
    command.run(installation.context, command.options.parse(options) as never);

  async function person(roles: Role[] = ['APPROVER', 'ADMIN'], rolesThere: Role[] = roles): Promise<Person> {
    const name = `nia-${++people}`;
    const here = await installation.user(name, karoo, roles);
    await run(join, { user: name, entity: 'Harbour Foods', roles: rolesThere.join(',') });
    const [row] = await installation.context.database.query(
      'SELECT id FROM users WHERE name = $1 AND entity_id = $2',
      [name, harbour],
    );
    return { name, here, there: { id: row!.id, entityId: harbour, name } };
  }

  async function signedIn(who: Pick<Person, 'name'>): Promise<CookieClient> {
    const browser = installation.browser();
    expect((await signIn(browser, who.name)).status).toBe(200);
    return browser;
  }

  const actionsOf = async (userId: string) =>
    (
      await installation.context.database.query(
        "SELECT action, details::jsonb ->> 'why' AS why FROM audit_log WHERE subject_id = $1 ORDER BY seq",
        [userId],
      )
    ).map(({ action, why }) => (why ? `${action} ${why}` : action));

  /** A batch that waits for an approval. */
  async function batchIn(entityId: string): Promise<{ id: string; digest: string }> {
    const creator = await installation.user(`creator-${++people}`, entityId, ['PREPARER']);
    await fund(installation.context, entityId, 10_000_000n);
    const made = await insertBatch(installation.context, { entityId, createdBy: creator.id });
    return { id: made.id, digest: made.contentDigest };
  }

  const approvalsOf = async (batchId: string) =>
    (
      await installation.context.database.query('SELECT user_id FROM approvals WHERE batch_id = $1', [
        batchId,
      ])
    ).length;

  return {
    get installation() {
      return installation;
    },
    /** The id of Karoo Trading. */
    get karoo() {
      return karoo;
    },
    /** The id of Harbour Foods. */
    get harbour() {
      return harbour;
    },
    /** A number that no other name of a user has. */
    number: () => ++people,
    ...pageRequests(() => installation.publicUrl),
    run,
    person,
    signedIn,
    actionsOf,
    batchIn,
    approvalsOf,
  };
}
