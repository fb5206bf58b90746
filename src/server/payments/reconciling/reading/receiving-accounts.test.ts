import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { camtText } from '../../../../domain/bank-files/testing/camt-text.ts';
import { WORKER } from '../../../audit/audit.ts';
import {
  bankFileEntity,
  connectionSettings,
  switchOn,
  type BankFileEntity,
} from '../../bank-files/testing/bank-file-entity.ts';
import { letBankDeliver } from '../../bank-files/testing/let-bank-deliver.ts';
import {
  RECEIVING,
  receivingConnection,
  receivingSettings,
} from '../../bank-files/testing/receiving-connection.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { entry, day, statementOf, statementUpload } from '../statements/testing/statement-of-day.ts';
import { readStatementFile } from './read-statement-file.ts';
import { storeStatementFile } from './store-statement-file.ts';

/** Bank connections for receipts: accounts into which payers pay. */

const PATH = '/app/bank-connections';

let installation: PaymentsInstallation;
let entity: BankFileEntity;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
beforeEach(async () => {
  entity = await bankFileEntity(installation);
});
afterAll(() => installation.close());

const received = (number = 1) =>
  statementOf(number, { accountNumber: RECEIVING }, [entry(-100n, day(number))]);
const upload = (by = entity.second) =>
  by.send('POST', '/app/statements', { body: statementUpload(received()) });
const connectionOf = async (id: string) =>
  (await entity.admin.send('GET', PATH)).body.find((one: { id: string }) => one.id === id);
const change = async (id: string, given: object) => {
  const { currency: _, ...settings } = receivingSettings();
  const { version } = await connectionOf(id);
  return entity.admin.send('PUT', `${PATH}/${id}`, { body: { ...settings, ...given, version } });
};

describe('a receiving account', () => {
  it('has no statement stored before a user other than its author has switched it on', async () => {
    const created = await entity.admin.send('POST', PATH, { body: receivingSettings() });
    expect(created.body, created.text).toMatchObject({ purpose: 'RECEIPTS', state: 'DRAFT', rails: [] });
    const { id } = created.body;
    const early = await upload();
    expect([early.status, early.body.code]).toEqual([400, 'receiving_account_unconfirmed']);
    expect((await switchOn(entity.admin, id)).body.code).toBe('own_connection_change');
    expect((await switchOn(entity.second, id)).body).toMatchObject({ state: 'LIVE' });
    const stored = await upload();
    expect(stored.status, stored.text).toBe(200);
    expect(await connectionOf(id)).toMatchObject({ isUsed: true, lastBalance: { amount: '999.00' } });
  });

  it.each([
    ['account', { payer: { ...receivingSettings().payer, accountNumber: '62000000078' } }],
    ['account name', { payer: { ...receivingSettings().payer, name: 'Another (Pty) Ltd' } }],
    ['bank', { bankName: 'Another Bank' }],
  ])('is off after a change of its %s until another user has switched it on', async (_, given) => {
    const id = await receivingConnection(entity);
    const changed = await change(id, given);
    expect(changed.body, changed.text).toMatchObject({
      state: 'OFF',
      unconfirmedBy: [expect.anything()],
    });
    expect((await switchOn(entity.admin, id)).body.code).toBe('own_connection_change');
    const refused = await upload();
    expect(refused.status).toBe(400);
    expect((await switchOn(entity.second, id)).body).toMatchObject({ state: 'LIVE' });
  });

  it('stays on when only its name within the company changes', async () => {
    const id = await receivingConnection(entity);
    expect((await change(id, { displayName: 'Fees' })).body).toMatchObject({ state: 'LIVE' });
  });

  it('is no account that pays or is watched, and neither becomes one that receives', async () => {
    await receivingConnection(entity);
    const codeOf = async (body: object) => {
      const answer = await entity.admin.send('POST', PATH, { body });
      return answer.body.code;
    };
    const settings = connectionSettings();
    const paying = { ...settings, payer: { ...settings.payer, accountNumber: RECEIVING } };
    expect(await codeOf(paying)).toBe('account_already_connected');
    expect(await codeOf({ ...receivingSettings(), purpose: 'STATEMENTS_ONLY' })).toBe(
      'account_already_connected',
    );
    expect(await codeOf(receivingSettings(settings.payer.accountNumber))).toBe('account_already_connected');
  });

  it('carries no payment, and has no rehearsal, file or funding', async () => {
    const id = await receivingConnection(entity);
    const refused = await entity.admin.send('POST', `${PATH}/${id}/rehearse`);
    expect(refused.body.code).toBe('connection_without_payments');
    const { accounts } = (await entity.admin.send('GET', '/v1/payments/funding-instructions')).body;
    expect(accounts.map((one: { connection: { id: string } }) => one.connection.id)).toEqual([
      entity.connectionId,
    ]);
  });

  it('of another entity is unknown', async () => {
    const id = await receivingConnection(entity);
    const other = await bankFileEntity(installation);
    expect((await switchOn(other.second, id)).status).toBe(404);
    const answer = await upload(other.second);
    expect(answer.body.code).toBe('statement_account_unknown');
  });

  it('holds up no statement of another account in a file, nor its own once it is confirmed', async () => {
    const created = await entity.admin.send('POST', PATH, { body: receivingSettings() });
    const { context } = installation;
    await letBankDeliver(context, entity.connectionId);
    const bytes = Buffer.from(camtText([statementOf(1), received()]));
    const { id: fileId } = await storeStatementFile(context, {
      entityId: entity.entityId,
      fileName: 'both.xml',
      bytes,
      csv: null,
      userId: null,
      actor: WORKER,
      fetchedFrom: entity.connectionId,
    });
    await readStatementFile(context, fileId);
    const accounts = async () =>
      (await entity.admin.send('GET', '/app/statements')).body.items.map(
        (one: { account: { accountNumber: string } }) => one.account.accountNumber,
      );
    expect(await accounts()).toEqual(['62000000001']);
    const { items } = (await entity.admin.send('GET', '/app/refused-statements')).body;
    expect(items).toMatchObject([{ refusal: 'statement_account_left_out' }]);
    await switchOn(entity.second, created.body.id);
    await readStatementFile(context, fileId);
    expect((await accounts()).toSorted()).toEqual(['62000000001', RECEIVING]);
  });
});
