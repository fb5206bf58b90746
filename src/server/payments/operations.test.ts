import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DASHBOARD_OPERATIONS, PAYMENTS_OPERATIONS } from '../../contract/operations.ts';
import type { Operation } from '../../contract/operation.ts';
import { ROLES, type Role } from '../../shared/terms.ts';
import { caseOf, CASES, isPathEnough, wrongQueryOf } from './testing/case-of.ts';
import type { Setting } from './testing/operation-cases.ts';
import { ownerOf } from '../platform/testing/test-database.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestUser,
} from './testing/payments-installation.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation({ SMTP_URL: 'smtp://127.0.0.1:9' });
});
afterAll(() => installation.close());

/** Operations whose own tests check the same promises. */
const ELSEWHERE = new Set([
  'createBatch',
  'checkAgainstHistory',
  'streamBatchEvents',
  'getSession',
  'listPeople',
  'listUsers',
  'updatePreferences',
  // gateway/passkeys.test.ts, and approving with one: batches/approve/approve-with-passkey.test.ts.
  'listPasskeys',
  'startPasskey',
  'createPasskey',
  'renamePasskey',
  'provePasskey',
  'removePasskey',
  'listPasskeyResets',
  'resetPasskeys',
  'stopPasskeyReset',
  'startApproval',
  'listProgramTokens',
  'createProgramToken',
  'confirmProgramToken',
  'revokeProgramToken',
  'signOut',
  // app/switching-companies.test.ts.
  'switchUser',
  'getTradingStatus',
  'streamAccountEvents',
  'streamMarketEvents',
  // Operations on a file that the worker has written: bank-files/{leaving,reply}.test.ts.
  'writeBankTestFile',
  'getBankFile',
  'getBankReply',
  'listBankFilePayments',
  'downloadBankFile',
  'getBankFileSummary',
  'recallBankFile',
  'confirmBankRecall',
  'withdrawBankRecall',
  'closeBankReply',
  // Operations on payments that statements show: reconciling/reconciliation/*.test.ts.
  'confirmStatement',
  // Findings: reconciling/statements/statements.test.ts.
  'closeStatementFinding',
  // Files that a transport fetched: reconciling/reading/refused-statements.test.ts.
  'downloadRefusedStatement',
  'dismissRefusedStatement',
  'postProposal',
  // A month that can be closed: reconciling/month-ends/month-ends.test.ts.
  'closeMonth',
  'confirmMonthClose',
  'withdrawMonthClose',
  'reopenMonth',
  'confirmMonthReopen',
  'exportMonthEnd',
  // Operations on the records of a live bank connection: reconciling/funding/funding-records.test.ts.
  'getFundingRecord',
  'announceFunding',
  'cancelFundingRecord',
  'getSettlement',
  'listSettlementPayouts',
  'exportSettlement',
  // Acknowledgements: reconciling/settlements/acknowledge-difference.test.ts.
  'acknowledgeDifference',
  'confirmAcknowledgement',
  'withdrawAcknowledgement',
  'listBankReplyChanges',
  'confirmBankReply',
]);
const OPERATIONS = [
  ...PAYMENTS_OPERATIONS.map((op) => ({ op, base: '/v1' })),
  ...DASHBOARD_OPERATIONS.map((op) => ({ op, base: '' })),
].filter(({ op }) => !ELSEWHERE.has(op.operationId));

/** What a person changes for themselves, in every entity: the password and their own sessions. */
const OF_PERSON = new Set(['changePassword', 'endOwnSession']);

/** What a read may write: that an export was made, and the checks of a batch, which depend on it alone. */
const WRITTEN_BY_READS = new Set(['audit_log', 'audit_heads', 'batch_checks', 'withdrawal_checks']);

const hasId = (op: Operation) => op.path.includes('{id}');
const mayCall = (op: Operation): Role =>
  op.roles === 'every' || op.roles === 'public' ? 'VIEWER' : op.roles[0]!;
const mayNotCall = (op: Operation): readonly Role[] =>
  op.roles === 'every' ? [] : ROLES.filter((role) => !(op.roles as readonly Role[]).includes(role));

function withQuery(path: string, field: string, value: string): string {
  const url = new URL(path, 'http://localhost');
  url.searchParams.set(field, value);
  return url.pathname + url.search;
}

async function setting(op: Operation, person?: TestUser): Promise<Setting> {
  const entityId = await installation.entity();
  const creator = await installation.user(entityId, ['PREPARER']);
  return {
    installation,
    entityId,
    creatorId: creator.id,
    caller: installation.as(await installation.user(entityId, [mayCall(op)], person)),
  };
}

/** A digest of every row of an entity, in each table that has such rows. */
async function rowsOf(entityId: string): Promise<Record<string, string>> {
  const { pool } = ownerOf(installation.context.database);
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT c.oid::regclass::text AS name
       FROM pg_class c
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'entity_id' AND NOT a.attisdropped
      WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace
      ORDER BY 1`,
  );
  const digests = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, coalesce(md5(string_agg(t::text, ';' ORDER BY t::text)), '') AS digest
         FROM ${name} t
        WHERE t.entity_id = $1`,
  );
  const { rows } = await pool.query<{ name: string; digest: string }>(digests.join(' UNION ALL '), [
    entityId,
  ]);
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

describe.each(OPERATIONS.map(({ op, base }) => [op.operationId, op, base] as const))(
  '%s',
  (operationId, op, base) => {
    const own = caseOf(op);
    if (!own) {
      it('has a case', () => expect.fail('Add one to a file of testing/ whose name ends in cases.ts.'));
      return;
    }
    const { good, bad } = own;
    const wrongQuery = wrongQueryOf(op);
    /** A path with which the input is invalid too, if the operation takes a query. */
    const invalid = (path: string) =>
      wrongQuery[0] ? withQuery(path, wrongQuery[0].field, wrongQuery[0].value) : path;

    it('answers as its contract says', async () => {
      const at = await setting(op);
      const { path, ...request } = await good(at);
      const answer = await at.caller.send(op.method, base + path, request);
      expect(answer.text, 'no operations.ts of a room offers it').not.toContain('not_found.address');
      expect(answer.status, answer.text).toBe(200);
      const { schema, mediaType } = op.answers[200]!;
      if (!mediaType) expect(schema!.safeParse(answer.body).error).toBeUndefined();
    });

    it('is 401 without a credential, before any other check', async () => {
      const at = await setting(op);
      const path = bad?.path ?? invalid((await good(at)).path);
      const answer = await at.caller.send(op.method, base + path, {
        headers: { authorization: undefined },
        body: bad?.body,
      });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toContain('Bearer');
      expect(answer.body).toMatchObject({ status: 401, code: 'unauthenticated' });
    });

    it('is 403 with every role that may not call it, before the input and the id are checked', async () => {
      const at = await setting(op);
      const path = bad?.path ?? invalid((await good(at)).path.replace(/[0-9a-f-]{36}/, randomUUID()));
      const outsider = installation.as(await installation.user(at.entityId, []));
      expect((await outsider.send(op.method, base + path, { body: bad?.body })).body).toMatchObject({
        status: 403,
        code: 'role_required',
      });
      for (const role of mayNotCall(op)) {
        const caller = installation.as(await installation.user(at.entityId, [role]));
        expect((await caller.send(op.method, base + path, { body: bad?.body })).status, role).toBe(403);
      }
    });

    if (bad)
      it('is 400 for an invalid input, before the id is looked up', async () => {
        const at = await setting(op);
        const path = bad.path ?? (await good(at)).path.replace(/[0-9a-f-]{36}/, randomUUID());
        const answer = await at.caller.send(op.method, base + path, { body: bad.body });
        expect(answer.status, answer.text).toBe(400);
        expect(answer.headers.get('content-type')).toContain('application/problem+json');
        expect(answer.body.errors.length).toBeGreaterThan(0);
      });

    if (wrongQuery.length > 0)
      it('is 400 for each wrong value of its query, by name, before the id is looked up', async () => {
        const at = await setting(op);
        const { path, ...request } = await good(at);
        for (const { field, value } of wrongQuery) {
          const wrong = withQuery(path.replace(/[0-9a-f-]{36}/, randomUUID()), field, value);
          const answer = await at.caller.send(op.method, base + wrong, request);
          expect(answer.status, `${field}=${value.slice(0, 20)}: ${answer.text}`).toBe(400);
          expect(answer.headers.get('content-type')).toContain('application/problem+json');
          expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(field);
        }
      });

    if (!bad && wrongQuery.length === 0)
      it('has no input that could be invalid: it takes neither a query nor a body', () => {
        expect({ query: op.query, body: op.body }, 'add `bad` to its case').toEqual({
          query: undefined,
          body: undefined,
        });
      });

    if (op.method === 'GET')
      it('changes nothing, so that a link on another site cannot', async () => {
        const at = await setting(op);
        const { path, ...request } = await good(at);
        const before = await rowsOf(at.entityId);
        const answer = await at.caller.send(op.method, base + path, {
          ...request,
          headers: { ...request.headers, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
        });
        expect(answer.status, answer.text).toBe(200);
        const after = await rowsOf(at.entityId);
        const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
        expect(changed.filter((name) => !WRITTEN_BY_READS.has(name))).toEqual([]);
      });

    if (op.method !== 'GET')
      it('is 400 for an Idempotency-Key that is not a UUID, and changes nothing', async () => {
        const at = await setting(op);
        const { path, ...request } = await good(at);
        const headers = { ...request.headers, 'idempotency-key': 'not-a-uuid' };
        const answer = await at.caller.send(op.method, base + path, { ...request, headers });
        expect(answer.status, answer.text).toBe(400);
        expect(answer.body).toMatchObject({
          code: 'validation_failed',
          errors: [{ path: 'idempotency-key', message: 'Enter a UUID.' }],
        });
        expect((await at.caller.send(op.method, base + path, request)).status).toBe(200);
      });

    if (hasId(op))
      it('is 404 for an id of another entity, with the same answer as for an unknown id', async () => {
        const at = await setting(op);
        const { path, ...request } = await good(at);
        const stranger = (await setting(op)).caller;
        const others = await stranger.send(op.method, base + path, request);
        const unknown = base + path.replace(/[0-9a-f-]{36}/, randomUUID());
        const nothing = await stranger.send(op.method, unknown, request);
        expect(others.status).toBe(404);
        expect({ ...others.body, instance: '' }).toEqual({ ...nothing.body, instance: '' });
      });

    it('shows and changes nothing here for the same person who works in another entity', async () => {
      const at = await setting(op);
      const { path, ...request } = await good(at);
      const elsewhere = await setting(op, at.caller.user);
      // What the case prepares there must not be mistaken for a change here.
      const before = await rowsOf(at.entityId);
      expect(before['users']).not.toBe('');
      const answer = await elsewhere.caller.send(op.method, base + path, request);
      if (OF_PERSON.has(operationId)) return expect(answer.status, answer.text).toBe(200);
      if (hasId(op)) expect(answer.status, answer.text).toBe(404);
      if (answer.status === 200) expect(answer.text).not.toContain(at.entityId);
      expect(await rowsOf(at.entityId)).toEqual(before);
    });

    if (hasId(op))
      it('answers an id that is not a UUID with the status that the interface document lists', async () => {
        const at = await setting(op);
        const { path, ...request } = await good(at);
        const answer = await at.caller.send(
          op.method,
          base + path.replace(/[0-9a-f-]{36}/, 'seven'),
          request,
        );
        expect(answer.status).toBe(op.malformedId ?? 404);
      });

    if (op.identity)
      it("is 400 on direct access without the caller's identity headers", async () => {
        const at = await setting(op);
        const { path, ...request } = await good(at);
        for (const given of [undefined, randomUUID()]) {
          const answer = await at.caller.send(op.method, base + path, {
            ...request,
            headers: { ...request.headers, 'x-user-unique-id': given },
          });
          expect(answer.body).toMatchObject({ status: 400, code: 'identity_mismatch' });
        }
      });
  },
);

it('has cases only for documented operations, and only where the path alone is not enough', async () => {
  const tested = OPERATIONS.map(({ op }) => op.operationId);
  const others = Object.keys(CASES).filter((name) => !tested.includes(name));
  expect(others, 'not in the documents, or in ELSEWHERE').toEqual([]);
  for (const { op } of OPERATIONS.filter(({ op }) => isPathEnough(op) && CASES[op.operationId])) {
    const { path } = await CASES[op.operationId]!.good(await setting(op));
    expect(path, `${op.operationId} needs no case: case-of.ts makes it`).not.toBe(op.path);
  }
});
