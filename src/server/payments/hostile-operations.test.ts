import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DASHBOARD_OPERATIONS, PAYMENTS_OPERATIONS } from '../../contract/operations.ts';
import { DASHBOARD_EXAMPLES } from '../../contract/examples/dashboard.ts';
import { PAYMENTS_EXAMPLES } from '../../contract/examples/payments.ts';
import type { Operation } from '../../contract/operation.ts';
import { ROLES } from '../../shared/terms.ts';
import { seededNumbers } from '../../shared/seeded-numbers.ts';
import { caseOf } from './testing/case-of.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from './testing/payments-installation.ts';
import { tokenFor } from './testing/test-access.ts';

/**
 * Sends every operation of payments and of the dashboard requests of a user who may call it, with one thing
 * wrong in each: a header, the path, the query or the body. None is answered with a server error, nor with a
 * status that the interface document does not list.
 */
const SEED = 27;
/** How many texts are tried in each parameter, and how many changes of each body. */
const TRIES = 8;
const BODIES = 20;
/** Statuses that the server may answer before it reaches an operation; documents list them once. */
const COMMON = [401, 414, 415, 429];

const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '\u{1f4b8}',
  'é',
  '%',
  '%00',
  "'; --",
  '../..',
  '__proto__',
  'constructor',
  '[]',
  '{}',
  'null',
  'true',
  '-1',
  '0',
  '-0',
  '1.5',
  '1e5',
  '1e309',
  '0x10',
  'NaN',
  'Infinity',
  '2147483648',
  '9223372036854775808',
  '99999999999999999999',
  '9'.repeat(400),
  '1,2',
  '0.001',
  'x'.repeat(3_000),
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '0000-01-01',
  '9999-12-31',
  '10000-01-01',
  '+275760-09-13',
  '-271821-04-20',
  '2026-02-30T00:00:00Z',
  '0000-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '2026-01-01T00:00:00+99:99',
  '00000000-0000-0000-0000-000000000000',
  '{01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11}',
  '01939B5E-7C1A-7F00-8A54-0D5A3E1B9C11',
  '01939b5e7c1a7f008a540d5a3e1b9c11',
  'ZZZ',
  'zar',
  'Africa/Nowhere',
];
const VALUES: unknown[] = [
  ...TEXTS,
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  2 ** 31,
  2 ** 53,
  [],
  [[]],
  [null],
  ['x'],
  Array<string>(300).fill('x'),
  {},
  { a: {} },
];
const KEYS = [
  '',
  ' ',
  'not-a-uuid',
  '1',
  'x'.repeat(3_000),
  'é',
  '\u00ff\u00fe',
  '\t',
  'a, b',
  `${randomUUID()}, ${randomUUID()}`,
  `{${randomUUID()}}`,
  randomUUID().replaceAll('-', ''),
  `${randomUUID()}\u00a0`,
];
/** Bodies that are not JSON, or not of the content type that they claim. */
const RAW: [body: string, type: string][] = [
  ['', 'application/json'],
  ['{', 'application/json'],
  ['\u0000', 'application/json'],
  ['1e400', 'application/json'],
  ['{"a":1e400}', 'application/json'],
  ['{"__proto__":{"x":1}}', 'application/json'],
  [`${'['.repeat(5_000)}${']'.repeat(5_000)}`, 'application/json'],
  ['null', 'application/json'],
  ['[]', 'application/json'],
  ['"text"', 'application/json'],
  ['{}', 'text/plain'],
  ['{}', ''],
  ['a=b', 'application/x-www-form-urlencoded'],
  ['{}', 'application/json; charset=utf-16'],
  ['--x\r\n\r\n--x--', 'multipart/form-data; boundary=x'],
];

const OPERATIONS = [
  ...PAYMENTS_OPERATIONS.map((op) => ({ op, base: '/v1' })),
  ...DASHBOARD_OPERATIONS.map((op) => ({ op, base: '' })),
];
const EXAMPLES = { ...PAYMENTS_EXAMPLES, ...DASHBOARD_EXAMPLES };
/** Operations of the gateway: app/hostile-requests.test.ts. */
const ELSEWHERE = new Set([
  'getSession',
  'listPeople',
  'listUsers',
  'updatePreferences',
  'listPasskeys',
  'startPasskey',
  'createPasskey',
  'renamePasskey',
  'provePasskey',
  'removePasskey',
  'listPasskeyResets',
  'resetPasskeys',
  'stopPasskeyReset',
  // A user with a passkey: batches/approve/approve-with-passkey.test.ts.
  'startApproval',
  'listProgramTokens',
  'createProgramToken',
  'confirmProgramToken',
  'revokeProgramToken',
  'signOut',
  'switchUser',
  'getTradingStatus',
  'streamAccountEvents',
  'streamMarketEvents',
]);

interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

let installation: PaymentsInstallation;
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
beforeAll(async () => {
  installation = await paymentsInstallation({ SMTP_URL: 'smtp://127.0.0.1:9' });
});
afterAll(async () => {
  agent.destroy();
  await installation.close();
});

function send({ user }: TestCaller, { method, path, headers = {}, body }: Sent): Promise<number> {
  const sent = {
    authorization: `Bearer ${tokenFor(user.id, installation.context.clock.nowMs())}`,
    'x-user-unique-id': user.id,
    'x-entity-id': user.entityId,
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(installation.url + path, { method, headers: sent, agent }, (response) => {
      resolve(response.statusCode!);
      // A stream of events never ends.
      if (response.headers['content-type']?.startsWith('text/event-stream')) response.destroy();
      else response.resume();
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** The places of a JSON value, each as the keys that lead to it. */
function placesOf(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...at, key]))];
}

/** A copy of a JSON value with another value at one place; undefined leaves the place out. */
function changed(value: unknown, [key, ...rest]: string[], to: unknown): unknown {
  if (key === undefined) return to;
  const copy: Record<string, unknown> = Array.isArray(value)
    ? ([...value] as never)
    : { ...(value as object) };
  copy[key] = changed(copy[key], rest, to);
  return copy;
}

function* requestsOf(op: Operation, path: string, body: unknown): Generator<Sent> {
  const next = seededNumbers(SEED);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)]!;
  const { method } = op;
  const json = body === undefined ? {} : { body: JSON.stringify(body) };
  const at = path.split('?')[0]!;
  const texts = () =>
    Array.from({ length: TRIES }, () => encodeURIComponent(pick(TEXTS).replace('\ud800', '\ufffd')));
  for (const key of KEYS) yield { method, path, headers: { 'idempotency-key': key }, ...json };
  for (const name of ['if-match', 'accept', 'accept-language', 'x-user-unique-id', 'x-entity-id'])
    yield { method, path, headers: { [name]: pick(KEYS) }, ...json };
  const ids = [...at.matchAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g)];
  if (Object.keys(op.params?.shape ?? {}).length > 0)
    for (const text of texts()) {
      const value = text || 'x';
      yield { method, path: ids[0] ? at.replace(ids[0][0], value) : at.replace(/[^/]+$/, value), ...json };
    }
  for (const name of Object.keys(op.query?.shape ?? {})) {
    for (const value of texts()) yield { method, path: `${at}?${name}=${value}`, ...json };
    for (const query of [name, `${name}=1&${name}=2`, `${name}[]=1`, `${name}[a]=1`, `${name}=%ff%fe`])
      yield { method, path: `${at}?${query}`, ...json };
  }
  if (method === 'GET') return;
  for (const [raw, type] of RAW) yield { method, path, body: raw, headers: { 'content-type': type } };
  yield { method, path, body: '{}', headers: { 'content-encoding': 'gzip' } };
  if (body === undefined) return;
  const places = placesOf(body);
  for (let i = 0; i < BODIES; i++) {
    const value = next() < 0.1 ? undefined : pick(VALUES);
    yield { method, path, body: JSON.stringify(changed(body, pick(places), value)) ?? '' };
  }
}

async function good(op: Operation): Promise<{ caller: TestCaller; path: string; body?: unknown }> {
  const entityId = await installation.entity();
  const creator = await installation.user(entityId, ['PREPARER']);
  const caller = installation.as(await installation.user(entityId, ROLES));
  const known = caseOf(op);
  if (known)
    return { caller, ...(await known.good({ installation, entityId, creatorId: creator.id, caller })) };
  const path = op.path.replaceAll(/\{\w+\}/g, () => randomUUID());
  return { caller, path, body: EXAMPLES[op.operationId]?.request };
}

describe.each(
  OPERATIONS.filter(({ op }) => !ELSEWHERE.has(op.operationId)).map(
    ({ op, base }) => [op.operationId, op, base] as const,
  ),
)('%s', (_, op, base) => {
  it('answers whatever is wrong with a status of its document', async () => {
    const { caller, path, body } = await good(op);
    const declared = new Set([...Object.keys(op.answers), ...op.refusals, ...COMMON].map(Number));
    const wrong: string[] = [];
    const requests = [...requestsOf(op, base + path, body)];
    const work = async () => {
      for (let sent = requests.shift(); sent; sent = requests.shift()) {
        const status = await send(caller, sent);
        if (!declared.has(status)) wrong.push(`${status} ${JSON.stringify(sent).slice(0, 400)}`);
        const key = sent.headers?.['idempotency-key'];
        if (key !== undefined && op.method !== 'GET' && status !== 400)
          wrong.push(`${status} for the Idempotency-Key ${JSON.stringify(key)}`);
      }
    };
    await Promise.all([work(), work(), work(), work()]);
    expect(wrong).toEqual([]);
  });
});
