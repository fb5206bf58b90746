import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { camtText, type SampleStatement } from '../../../../domain/bank-files/testing/camt-text.ts';
import { HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts';
import { databaseError } from '../../../platform/database/pool.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import {
  bankFileEntity,
  connectionSettings,
  switchOn,
  type BankFileEntity,
} from '../../bank-files/testing/bank-file-entity.ts';
import { visitBank } from '../../bank-visits/visit-bank.ts';
import { approvedBatchOf } from '../../testing/approved-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { ACCOUNT, day, entry, statementOf, statementUpload } from '../statements/testing/statement-of-day.ts';
import { readStatementFile } from './read-statement-file.ts';

/** Bank connections for statements only: accounts that are watched and never pay. */

let root: string;
let installation: PaymentsInstallation;
let entity: BankFileEntity;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'outlay-watched-'));
  installation = await paymentsInstallation({ BANK_FILES_DIR: root });
});
beforeEach(async () => {
  entity = await bankFileEntity(installation);
});
afterAll(async () => {
  await installation.close();
  rmSync(root, { recursive: true, force: true });
});

const CALL = '70000000002';
const PATH = '/app/bank-connections';
const FOLDERS = { outbox: 'outbox', inbox: 'inbox', archive: 'archive' };

/** The request that creates a connection for statements only. */
const watching = (accountNumber = CALL) => ({
  displayName: 'Call account',
  purpose: 'STATEMENTS_ONLY',
  bankName: 'Nedbank',
  rails: [],
  currency: 'ZAR',
  payer: { name: 'Test Entity (Pty) Ltd', branchCode: null, accountNumber, accountType: null },
  profile: null,
});
/** The settings with which a change of the connection is asked for. */
const changed = (connection: ReturnType<typeof watching>, change: object) => {
  const { currency: _, ...settings } = connection;
  return { ...settings, ...change };
};

const get = async (path: string) => (await entity.preparer.send('GET', path)).body;
const watch = async (accountNumber = CALL): Promise<string> => {
  const created = await entity.admin.send('POST', PATH, { body: watching(accountNumber) });
  expect(created.status, created.text).toBe(200);
  return created.body.id;
};
const connectionOf = async (id: string) => (await get(PATH)).find((one: { id: string }) => one.id === id);
const ofCall = (number: number, more: Partial<SampleStatement['head']> = {}) =>
  statementOf(number, { accountNumber: CALL, ...more });
const upload = (...statements: SampleStatement[]) =>
  entity.second.send('POST', '/app/statements', { body: statementUpload(...statements) });
/** How many rows of the entity the tables have that only accounts with payments fill. */
const counts = async () => {
  const [row] = await installation.context.database.query(
    `SELECT (SELECT count(*) FROM reconciled_entries WHERE entity_id = $1)::int AS reconciled,
            (SELECT count(*) FROM bank_day_totals WHERE entity_id = $1)::int AS day_totals,
            (SELECT count(*) FROM bank_file_replies WHERE entity_id = $1)::int AS replies`,
    [entity.entityId],
  );
  return row!;
};

describe('an account that is only watched', () => {
  it('is a draft without rails, in the audit log, and changes no money', async () => {
    const id = await watch();
    expect(await connectionOf(id)).toMatchObject({
      purpose: 'STATEMENTS_ONLY',
      bankName: 'Nedbank',
      state: 'DRAFT',
      rails: [],
      profile: null,
      nextNumbers: null,
      lastBalance: null,
      statementAccountId: null,
      isUsed: false,
    });
    const { items } = (await entity.admin.send('GET', '/app/audit?action=bank_connection.created')).body;
    expect(items[0]).toMatchObject({ subjectId: id, details: { purpose: 'STATEMENTS_ONLY' } });
  });

  it('has its statements stored and its last balance shown, and no entry to compare', async () => {
    const id = await watch();
    const before = await get('/app/attention');
    const balance = (await get('/v1/payments/account/balances/FUNDING?currency=ZAR')) as unknown;
    const { status, body, text } = await upload(ofCall(1), ofCall(2));
    expect(status, text).toBe(200);
    expect(body.statements).toMatchObject([
      { arrival: 'NEW', statement: { account: { accountNumber: CALL, connection: { id } } } },
      { arrival: 'NEW', statement: { openFindings: 0 } },
    ]);
    const [first, last] = body.statements;
    const { lastBalance, statementAccountId, isUsed } = await connectionOf(id);
    expect([statementAccountId, isUsed]).toEqual([first.statement.account.id, true]);
    expect(lastBalance).toEqual({
      amount: '998.00',
      date: day(2),
      statementId: last.statement.id,
      openFindings: 0,
    });
    expect((await get(`/app/statements/${first.statement.id}/entries`)).total).toBe(1);
    expect((await get(`/app/statements?accountId=${first.statement.account.id}`)).total).toBe(2);
    expect((await get('/app/reconciliation/entries')).total).toBe(0);
    expect(await get('/app/statement-accounts')).toEqual([]);
    expect(await get('/app/opening-balances')).toEqual([]);
    expect(await get('/app/funding-position')).toEqual([]);
    expect(await get('/app/statement-confirmations')).toEqual([]);
    expect(await get('/app/attention')).toEqual(before);
    expect(await get('/v1/payments/account/balances/FUNDING?currency=ZAR')).toEqual(balance);
    expect(await counts()).toEqual({ reconciled: 0, day_totals: 0, replies: 0 });
    const { id: accountId } = first.statement.account;
    expect((await entity.admin.send('GET', `/app/statement-accounts/${accountId}/balance-days`)).status).toBe(
      404,
    );
  });

  it('shows a gap and a balance that does not add up as findings', async () => {
    const id = await watch();
    expect((await upload(ofCall(1), ofCall(3))).status).toBe(200);
    const codes = async () =>
      (await get('/app/statement-findings?open=true')).items.map((one: { code: string }) => one.code);
    expect(await codes()).toEqual(['SEQUENCE_GAP']);
    expect(await connectionOf(id)).toMatchObject({ lastBalance: { openFindings: 1 } });
    await upload(ofCall(2));
    expect(await codes()).toEqual([]);
    await upload({ ...ofCall(4), entries: [entry(-50n, day(4), { bankReference: 'REF4' })] });
    expect(await codes()).toEqual(['BALANCE_BREAK']);
  });

  it('is never posted: an account with the same amounts as a payment stays out of comparisons', async () => {
    await watch();
    const { id } = await approvedBatchOf(installation, entity.entityId, [{}]);
    const plan = await get(`/app/batches/${id}/bank-file-plan`);
    expect(plan.byRail).toMatchObject([{ connection: { id: entity.connectionId } }]);
    const { body } = await upload(ofCall(1));
    const statementId = body.statements[0].statement.id as string;
    const proposed = await entity.admin.send('POST', '/app/opening-balances', { body: { statementId } });
    expect(proposed.body).toMatchObject({ code: 'opening_balance_not_possible' });
    const refusal = async (sql: string) => {
      try {
        await ownerOf(installation.context.database).execute(sql, [entity.entityId]);
        return 'done';
      } catch (error) {
        return databaseError(error)?.constraint;
      }
    };
    expect(
      await refusal(
        `INSERT INTO reconciled_entries (entry_id, entity_id, account_id, file_id, amount_minor,
                                         booking_date, state)
         SELECT e.id, e.entity_id, e.account_id, s.file_id, e.amount_minor, e.booking_date, 'OPEN'
           FROM statement_entries e JOIN bank_statements s ON s.account_id = e.account_id
          WHERE e.entity_id = $1`,
      ),
    ).toBe('watched_account');
    expect(
      await refusal(
        `UPDATE bank_file_connections
            SET purpose = 'PAYMENTS', bank_name = NULL, payer_branch_code = '250655',
                payer_account_type = 'CURRENT', profile = '{}'
          WHERE entity_id = $1 AND purpose = 'STATEMENTS_ONLY'`,
      ),
    ).toBe('bank_connection_purpose_kept');
  });

  it('has no file, rehearsal, certification, reply or money paid in', async () => {
    const id = await watch();
    const refused = [
      await entity.admin.send('POST', `${PATH}/${id}/rehearse`),
      await entity.admin.send('POST', `${PATH}/${id}/test-file`),
      await entity.admin.send('POST', `${PATH}/${id}/certification`, { body: { version: 1, note: 'x' } }),
      await entity.preparer.send('POST', `${PATH}/${id}/replies`, {
        body: { fileName: 'reply.txt', content: Buffer.from('Dear customer').toString('base64') },
      }),
    ];
    for (const { status, body } of refused)
      expect([status, body.code]).toEqual([400, 'connection_without_payments']);
    expect((await switchOn(entity.second, id)).status).toBe(200);
    const { accounts } = await get('/v1/payments/funding-instructions');
    expect(accounts.map((one: { connection: { id: string } }) => one.connection.id)).toEqual([
      entity.connectionId,
    ]);
    const announced = await entity.preparer.send('POST', '/v1/payments/funding-records', {
      body: { connectionId: id, amount: '100.00', expectedOn: day(2) },
    });
    expect(announced.body.code).toBe('bank_connection_off');
  });

  it('leaves an entity without own connections to the sandbox bank', async () => {
    const entityId = await installation.entity();
    const admin = installation.as(await installation.user(entityId, ['ADMIN']));
    const second = installation.as(await installation.user(entityId, ['ADMIN']));
    const { body } = await admin.send('POST', PATH, { body: watching() });
    const switched = await switchOn(second, body.id);
    expect(switched.body, switched.text).toMatchObject({ state: 'LIVE' });
    const { isSimulated } = (await admin.send('GET', '/v1/payments/funding-instructions')).body;
    expect(isSimulated).toBe(true);
  });

  it('of another entity does not exist, and is not known for its statements', async () => {
    const id = await watch();
    const other = await bankFileEntity(installation);
    const change = { ...changed(watching(), { displayName: 'Mine' }), version: 1 };
    expect((await other.admin.send('PUT', `${PATH}/${id}`, { body: change })).status).toBe(404);
    expect((await switchOn(other.second, id)).status).toBe(404);
    const answer = await other.second.send('POST', '/app/statements', { body: statementUpload(ofCall(1)) });
    expect(answer.body.code).toBe('statement_account_unknown');
  });

  it('needs its bank and no settings of payments, and the others need theirs', async () => {
    const paths = async (body: object) => {
      const answer = await entity.admin.send('POST', PATH, { body });
      expect(answer.status).toBe(400);
      return answer.body.errors.map((one: { path: string }) => one.path);
    };
    const { bankName: _, ...withoutBank } = watching();
    expect(await paths(withoutBank)).toEqual(['bankName']);
    expect(await paths({ ...watching(), rails: ['EFT'] })).toEqual(['rails']);
    expect(await paths({ ...connectionSettings(), profile: null })).toEqual(['profile']);
    expect(await paths({ ...connectionSettings(), bankName: 'Nedbank' })).toEqual(['bankName']);
    expect((await entity.preparer.send('POST', PATH, { body: watching() })).status).toBe(403);
  });
});

describe('what a connection is for', () => {
  const put = (id: string, body: object) => entity.admin.send('PUT', `${PATH}/${id}`, { body });
  const paying = () => {
    const { currency: _, ...settings } = connectionSettings();
    return { ...settings, payer: { ...settings.payer, accountNumber: CALL } };
  };

  it('can change before it was used, and then the account pays after all that payments need', async () => {
    const id = await watch();
    const turned = await put(id, { ...paying(), version: 1 });
    expect(turned.body, turned.text).toMatchObject({ purpose: 'PAYMENTS', state: 'DRAFT', version: 2 });
    expect((await switchOn(entity.second, id)).body.code).toBe('bank_connection_not_ready');
    const back = await put(id, { ...changed(watching(), {}), version: 2 });
    expect(back.body, back.text).toMatchObject({ purpose: 'STATEMENTS_ONLY', certification: null });
  });

  it('stays once it has statements or was switched on', async () => {
    const id = await watch();
    await upload(ofCall(1));
    const turned = await put(id, { ...paying(), version: 1 });
    expect(turned.body).toMatchObject({ code: 'bank_connection_used', errors: [{ path: 'purpose' }] });
    const live = await put(entity.connectionId, { ...changed(watching('70000000003'), {}), version: 1 });
    expect(live.body.code).toBe('bank_connection_used');
    expect(await connectionOf(entity.connectionId)).toMatchObject({ purpose: 'PAYMENTS', state: 'LIVE' });
    const renamed = await put(id, { ...changed(watching(), { displayName: 'Savings' }), version: 1 });
    expect(renamed.body, renamed.text).toMatchObject({
      displayName: 'Savings',
      lastBalance: { date: day(1) },
    });
  });

  it('is one for an account, whoever asks first', async () => {
    const second = await entity.admin.send('POST', PATH, { body: watching(`00${ACCOUNT}`) });
    expect(second.body).toMatchObject({
      code: 'account_already_connected',
      errors: [{ path: 'payer.accountNumber' }],
    });
    const id = await watch();
    const paid = await entity.admin.send('POST', PATH, { body: { ...paying(), currency: 'ZAR' } });
    expect(paid.body.code).toBe('account_already_connected');
    const moved = await put(id, { ...changed(watching(ACCOUNT), {}), version: 1 });
    expect(moved.body.code).toBe('account_already_connected');
    // Two at once are decided one after another.
    const both = await Promise.all([
      entity.admin.send('POST', PATH, { body: watching('70000000009') }),
      entity.admin.send('POST', PATH, {
        body: { ...connectionSettings(), payer: { ...paying().payer, accountNumber: '70000000009' } },
      }),
    ]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });

  it('keeps an account that paid: it is not watched after its connection names another one', async () => {
    await upload(statementOf(1));
    const { currency: _, ...settings } = connectionSettings();
    const { version } = await connectionOf(entity.connectionId);
    const payer = { ...settings.payer, accountNumber: '62000000008' };
    const moved = await put(entity.connectionId, { ...settings, payer, version });
    expect(moved.status, moved.text).toBe(200);
    const answer = await entity.admin.send('POST', PATH, { body: watching(ACCOUNT) });
    expect(answer.body.code).toBe('account_already_connected');
  });
});

describe('the folders of an account that is only watched', () => {
  const folderOf = (name: string) => join(root, entity.entityId, name);
  const fetchFrom = async (id: string, name: string, text: string) => {
    const { context } = installation;
    const file = join(folderOf('inbox'), name);
    writeFileSync(file, text);
    const then = (context.clock.nowMs() - MINUTE_MS) / 1_000;
    utimesSync(file, then, then);
    installation.passMs(HOUR_MS);
    await visitBank(context, id);
    await readStored();
  };
  /** Reads what is stored or refused, as the jobs of the worker do. */
  const readStored = async () => {
    const { context } = installation;
    const files = await context.database.query(
      "SELECT f.id FROM statement_files f WHERE f.entity_id = $1 AND f.result <> 'READ'",
      [entity.entityId],
    );
    for (const { id } of files) await readStatementFile(context, id);
  };
  const withFolders = async (id: string) => {
    for (const name of Object.keys(FOLDERS)) mkdirSync(folderOf(name), { recursive: true });
    const chosen = await entity.admin.send('PUT', `${PATH}/${id}/transport`, {
      body: { transport: 'FOLDER', folders: FOLDERS },
    });
    expect(chosen.status, chosen.text).toBe(200);
  };

  it('are read after another user has switched it on, and give statements', async () => {
    const id = await watch();
    await withFolders(id);
    await fetchFrom(id, 'one.xml', camtText([ofCall(1)]));
    expect(readdirSync(folderOf('inbox'))).toEqual(['one.xml']);
    expect((await switchOn(entity.admin, id)).body.code).toBe('own_connection_change');
    const switched = await switchOn(entity.second, id);
    expect(switched.body, switched.text).toMatchObject({
      state: 'LIVE',
      transportDetails: { isConfirmed: true },
    });
    await fetchFrom(id, 'two.xml', camtText([ofCall(2)]));
    expect(readdirSync(folderOf('inbox'))).toEqual([]);
    expect(await connectionOf(id)).toMatchObject({ lastBalance: { date: day(2) } });
    expect(await counts()).toMatchObject({ reconciled: 0 });
  });

  it('bring no reply of the bank: a file that is no statement is refused', async () => {
    const id = await watch();
    await withFolders(id);
    await switchOn(entity.second, id);
    await fetchFrom(id, 'reply.xml', '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"/>');
    expect(await counts()).toMatchObject({ replies: 0 });
    expect((await get('/app/refused-statements')).items).toMatchObject([{ fileName: 'reply.xml' }]);
  });

  it('are remembered when an upload left them out, until one is watched or a user decides', async () => {
    const upload = async (name: string, sample: string) => {
      const content = Buffer.from(sample).toString('base64');
      const sent = await entity.admin.send('POST', '/app/statements', {
        body: { fileName: name, content },
      });
      expect(sent.body, sent.text).toMatchObject({ leftOut: `${CALL} ZAR` });
    };
    const noticed = async () =>
      (await get('/app/attention')).filter(({ kind }: { kind: string }) => kind === 'STATEMENT_REFUSED');
    await upload('first.xml', camtText([ofCall(1), statementOf(1)]));
    const [first] = (await get('/app/refused-statements')).items;
    expect(first).toMatchObject({
      fileName: 'first.xml',
      refusal: 'statement_account_left_out',
      detail: `${CALL} ZAR`,
      connection: null,
      uploadedBy: { userId: expect.any(String) },
    });
    expect(await noticed()).toMatchObject([{ count: 1 }]);
    const content = await entity.second.send('GET', `/app/refused-statements/${first.id}/content`);
    expect(content.status).toBe(200);
    const dismiss = `/app/refused-statements/${first.id}/dismiss`;
    expect((await entity.second.send('POST', dismiss, { body: { note: 'Closed.' } })).status).toBe(200);
    expect(await noticed()).toEqual([]);
    await upload('second.xml', camtText([ofCall(2), statementOf(2)]));
    expect(await noticed()).toMatchObject([{ count: 1 }]);
    await watch();
    await readStored();
    expect((await get('/app/refused-statements')).total).toBe(0);
    expect(await noticed()).toEqual([]);
  });

  it('let a file that was refused for its account be read again once the account is watched', async () => {
    await withFolders(entity.connectionId);
    await switchOn(entity.second, entity.connectionId);
    await fetchFrom(entity.connectionId, 'mixed.xml', camtText([ofCall(1), statementOf(1)]));
    expect((await get('/app/refused-statements')).items).toMatchObject([
      { refusal: 'statement_account_left_out', detail: `${CALL} ZAR` },
    ]);
    const jobs = async () => {
      const { id } = (await get('/app/refused-statements')).items[0];
      const rows = await installation.context.database.query(
        "SELECT id FROM pgboss.job WHERE name = 'read-statement-file' AND data ->> 'fileId' = $1::text",
        [id],
      );
      return rows.length;
    };
    const before = await jobs();
    const watched = await watch();
    expect(await jobs()).toBe(before + 1);
    await readStored();
    expect((await get('/app/refused-statements')).total).toBe(0);
    expect(await connectionOf(watched)).toMatchObject({ lastBalance: { date: day(1), amount: '999.00' } });
    // The entry of the account that pays is compared as before; the other one is not.
    expect(await counts()).toMatchObject({ reconciled: 1 });
  });
});
