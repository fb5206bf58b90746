import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acbProfile } from '../../../domain/bank-files/testing/orders.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../testing/payments-installation.ts';
import { savePaymentConfig } from '../testing/save-payment-config.ts';
import { connectionSettings, switchOn } from './testing/bank-file-entity.ts';

let installation: PaymentsInstallation;
let admin: TestCaller;
let approver: TestCaller;
let entityId: string;

beforeAll(async () => {
  installation = await paymentsInstallation();
  entityId = await installation.entity();
  await savePaymentConfig(installation.context, entityId, {});
  admin = installation.as(await installation.user(entityId, ['ADMIN']));
  approver = installation.as(await installation.user(entityId, ['APPROVER']));
});
afterAll(() => installation.close());

/** A new connection; it is a draft. */
async function draft(profile: Parameters<typeof connectionSettings>[0]) {
  const { body } = await admin.send('POST', '/app/bank-connections', { body: connectionSettings(profile) });
  const path = `/app/bank-connections/${body.id}`;
  return {
    id: body.id as string,
    path,
    connection: body,
    rehearse: (by = admin) => by.send('POST', `${path}/rehearse`),
    certify: (version: number) =>
      admin.send('POST', `${path}/certification`, { body: { version, note: 'Accepted.' } }),
    switchOn: () => switchOn(approver, body.id),
    switchOff: () => admin.send('PUT', `${path}/state`, { body: { state: 'OFF' } }),
  };
}

const filesOf = async () => (await admin.send('GET', '/app/bank-files')).body.total as number;

describe('a rehearsal', () => {
  it.each([
    ['ACB', acbProfile('ZA-ACB-198'), 10],
    ['pain.001', {}, 9],
  ])('of %s says step by step what it compared, and touches no file', async (_, profile, count) => {
    const one = await draft(profile);
    expect(one.connection.rehearsal).toBeNull();
    const { status, body } = await one.rehearse();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: 1,
      fileCount: 0,
      rehearsal: { by: { userId: admin.user.id }, version: 1, passed: true },
    });
    expect(body.rehearsal.steps).toHaveLength(count);
    const rejected = body.rehearsal.steps.find((step: { step: string }) => step.step === 'PARTLY_REJECTED');
    expect(rejected.figures).toContainEqual({ figure: 'REJECTED', expected: '2', actual: '2' });
    expect(await filesOf()).toBe(0);
    const [listed] = (await admin.send('GET', '/app/bank-connections')).body.filter(
      (connection: { id: string }) => connection.id === one.id,
    );
    expect(listed).toEqual(body);
    const { body: audit } = await admin.send('GET', '/app/audit?action=bank_connection.rehearsed');
    expect(audit.items[0]).toMatchObject({ subjectId: one.id, details: { passed: true } });
  });

  it('that fails is kept, says where, and cannot be switched on', async () => {
    const one = await draft({ ...acbProfile('ZA-ACB-198'), paidBy: 'REPLY' });
    const { body } = await one.rehearse();
    expect(body.rehearsal.passed).toBe(false);
    expect(body.rehearsal.steps.filter((step: { passed: boolean }) => !step.passed)).toEqual([
      { step: 'PAID', passed: false, problem: 'NO_SUCH_REPLY', detail: null, figures: [] },
    ]);
    await one.certify(1);
    expect((await one.switchOn()).body).toMatchObject({ code: 'bank_connection_not_ready' });
    const { body: audit } = await admin.send('GET', '/app/audit?action=bank_connection.rehearsed');
    expect(audit.items[0].details).toMatchObject({ passed: false, failedSteps: ['PAID'] });
  });

  it('belongs to administrators, and to the entity of the connection', async () => {
    const one = await draft({});
    const preparer = installation.as(await installation.user(entityId, ['PREPARER']));
    expect((await one.rehearse(preparer)).status).toBe(403);
    const other = await installation.entity();
    const stranger = installation.as(await installation.user(other, ['ADMIN']));
    expect((await one.rehearse(stranger)).status).toBe(404);
  });
});

describe('switching on', () => {
  it('needs the rehearsal and the certification, in either order', async () => {
    const one = await draft({});
    expect((await one.switchOn()).body).toMatchObject({ status: 400, code: 'bank_connection_not_ready' });
    await one.certify(1);
    expect((await one.switchOn()).body).toMatchObject({ code: 'bank_connection_not_ready' });
    await one.rehearse();
    expect((await one.switchOn()).body).toMatchObject({ state: 'LIVE' });
    expect((await one.switchOff()).body).toMatchObject({ state: 'OFF' });
    const two = await draft({});
    await two.rehearse();
    expect((await two.switchOn()).body).toMatchObject({ code: 'bank_connection_not_ready' });
    await two.certify(1);
    expect((await two.switchOn()).body).toMatchObject({ state: 'LIVE' });
    await two.switchOff();
  });

  it('is asked for under "Needs attention" once nothing but a second user is missing', async () => {
    const waiting = async () => {
      const { body } = await admin.send('GET', '/app/attention');
      return body.find(({ kind }: { kind: string }) => kind === 'BANK_CONNECTION_TO_CONFIRM')?.count ?? 0;
    };
    const before = await waiting();
    const one = await draft({});
    await one.rehearse();
    expect(await waiting()).toBe(before);
    await one.certify(1);
    expect(await waiting()).toBe(before + 1);
    await one.switchOn();
    expect(await waiting()).toBe(before);
    // It was switched off on purpose, and needs no second user.
    await one.switchOff();
    expect(await waiting()).toBe(before);
  });

  it('needs both again after the profile or the account was changed, but not after a new name', async () => {
    const one = await draft({});
    await one.rehearse();
    await one.certify(1);
    const { currency: _, ...settings } = connectionSettings({});
    const change = (version: number, more: object) =>
      admin.send('PUT', one.path, { body: { ...settings, ...more, version } });
    const renamed = await change(1, { displayName: 'Salaries' });
    expect(renamed.body).toMatchObject({ version: 2, rehearsal: { version: 1, passed: true } });
    expect(renamed.body.certification).not.toBeNull();
    const account = { ...settings.payer, accountNumber: '62000000002' };
    expect((await change(2, { payer: account })).body).toMatchObject({
      certification: null,
      rehearsal: null,
    });
    expect((await one.switchOn()).body).toMatchObject({ code: 'bank_connection_not_ready' });
  });

  it('is refused by the database too', async () => {
    const one = await draft({});
    await expect(
      ownerOf(installation.context.database).execute(
        "UPDATE bank_file_connections SET state = 'LIVE' WHERE id = $1",
        [one.id],
      ),
    ).rejects.toMatchObject({ constraint: 'bank_file_connections_ready' });
  });
});
