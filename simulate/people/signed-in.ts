import {
  USER_COLUMNS,
  openSession,
  sessionCookieName,
} from '../../src/server/identity/session/session-store.ts';
import type {
  TestAnswer,
  TestCaller,
  TestUser,
} from '../../src/server/payments/testing/payments-installation.ts';
import type { Stage } from '../stage.ts';
import { currentFlow } from '../turns.ts';
import { THROUGH_GATEWAY } from './through-gateway.ts';

/** People sign in again after this time, before the application asks them to. */
const FRESH_MS = 10 * 60_000;

/** A person who acts with the cookie of a session, as a browser does. */
export interface SignedIn extends TestCaller {
  /** The cookie of the last session, even if it has ended. */
  token: string | null;
  /** Signs in if the last session is old or has ended. False: the application refused it. */
  signIn(): Promise<boolean>;
}

/**
 * A person with real sessions. Signing in is not part of any flow: it is done before an event begins. A
 * person who cannot sign in goes on with the last cookie, which must do nothing.
 */
export function signedIn(stage: Stage, user: TestUser): SignedIn {
  const { context, url } = stage.installation;
  let signedInMs: number | null = null;
  const person: SignedIn = {
    user,
    token: null,
    signIn: async () => {
      const nowMs = stage.clock.ms;
      const isFresh = signedInMs !== null && Math.abs(nowMs - signedInMs) < FRESH_MS;
      if (isFresh && (await isOpen(stage, person.token!))) return true;
      const [row] = await stage.owner.query(
        `SELECT ${USER_COLUMNS} FROM users u JOIN entities e ON e.id = u.entity_id WHERE u.id = $1`,
        [user.id],
      );
      const token = await openSession(context, row!, {
        authenticatedAt: new Date(nowMs),
        // The provider's clock is never set back.
        issuedAtMs: stage.latestMs() + 1_000,
        idToken: null,
        origin: null,
        userAgent: null,
        address: null,
      });
      signedInMs = token === null ? null : nowMs;
      person.token = token ?? person.token;
      return token !== null;
    },
    send: async (method, path, { body, headers } = {}) => {
      if (!currentFlow.getStore()) await person.signIn();
      const sent = {
        cookie: `${sessionCookieName(context.configuration)}=${person.token ?? ''}`,
        origin: new URL(context.configuration.publicUrl).origin,
        [THROUGH_GATEWAY]: 'yes',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      };
      return sendTo(url, method, path, sent, body);
    },
  };
  return person;
}

/** A program, which acts with its newest token. */
export function program(stage: Stage, user: TestUser, tokenOf: () => string | null): TestCaller {
  return {
    user,
    send: (method, path, { body, headers } = {}) =>
      sendTo(
        stage.installation.url,
        method,
        path,
        {
          authorization: `Bearer ${tokenOf() ?? 'outlay_none'}`,
          [THROUGH_GATEWAY]: 'yes',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body,
      ),
  };
}

async function isOpen(stage: Stage, token: string): Promise<boolean> {
  const [found] = await stage.owner.query(
    "SELECT 1 AS one FROM sessions WHERE token_hash = sha256(convert_to($1, 'UTF8'))",
    [token],
  );
  return found !== undefined;
}

async function sendTo(
  url: string,
  method: string,
  path: string,
  headers: Record<string, string | undefined>,
  body: unknown,
  // oxlint-disable-next-line typescript/no-explicit-any
): Promise<TestAnswer<any>> {
  const given = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const answer = await fetch(url + path, {
    method,
    headers: given,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json');
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    body: text && isJson ? JSON.parse(text) : null,
  };
}
