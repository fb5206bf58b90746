import { expect } from 'vitest';
import type { PaymentConfig } from '../../../../domain/payouts/config-defaults.ts';
import { installBanks } from '../../entity/banks/install-banks.ts';
import { payBatch } from '../../paying/worker/pay-batch.ts';
import { FUNDED } from '../../testing/approved-batch.ts';
import { fund } from '../../testing/fund.ts';
import { through } from '../../testing/instant-bank.ts';
import type { PaymentsInstallation, TestCaller } from '../../testing/payments-installation.ts';
import { savePaymentConfig } from '../../testing/save-payment-config.ts';
import { HOUR_MS } from '../../../../shared/time.ts';
import type { ShownPayeeDetail } from '../payee-for-display.ts';

export const PAYEES = '/app/payees';
export const CHANGES = '/app/payee-changes';
export const BATCHES = '/v1/payments/bulk-withdrawals/batches';

export const OLD = { bankCode: 'FNB', accountNumber: '620123456', accountType: 'CURRENT' };
export const NEW = { bankCode: 'NEDBANK', accountNumber: '1234567890', accountType: 'CURRENT' };
export const EVIDENCE = 'Their letter of 2 March, confirmed by phone.';
export const NAME = 'Kgosi Stationers';

/** A payment of the stationers, to their first account unless something else is given. */
export const row = (more: Record<string, unknown> = {}) => ({
  beneficiaryName: NAME,
  ...OLD,
  amount: '1250.00',
  beneficiaryReference: 'INV 77',
  ...more,
});

/** A funded company with two approvers, and what it does with its register. */
export async function registerCompany(
  installation: PaymentsInstallation,
  config: Partial<PaymentConfig> = {},
) {
  const { context } = installation;
  await installBanks(context);
  const entityId = await installation.entity();
  await savePaymentConfig(context, entityId, config);
  await fund(context, entityId, FUNDED);
  const preparer = installation.as(await installation.user(entityId, ['PREPARER']));
  const approver = installation.as(await installation.user(entityId, ['APPROVER']));
  const second = installation.as(await installation.user(entityId, ['APPROVER', 'ADMIN']));
  const read = async (id: string) => (await approver.send<ShownPayeeDetail>('GET', `${PAYEES}/${id}`)).body;
  const call = () => ({
    calledPerson: 'Lerato Kgosi, accounts',
    calledNumber: '011 555 0142',
    calledAt: new Date(context.clock.nowMs() - HOUR_MS).toISOString(),
  });
  const propose = (payees: object[], by: TestCaller = preparer, more: object = {}) =>
    by.send('POST', PAYEES, { body: { payees, evidence: EVIDENCE, source: 'FORM', ...more } });
  const proposed = async (account: object = OLD, name = NAME): Promise<ShownPayeeDetail> => {
    const answer = await propose([{ name, ...account }]);
    expect(answer.status, answer.text).toBe(200);
    return read(answer.body.firstPayeeId);
  };
  const decide = (changeId: string, verb: 'confirm' | 'reject' | 'withdraw', by: TestCaller = approver) =>
    by.send<ShownPayeeDetail>('POST', `${CHANGES}/${changeId}/${verb}`, {
      ...(verb === 'reject' ? { body: { reason: 'The number is not on their invoices.' } } : {}),
    });
  const change = (payeeId: string, account: object = NEW, by: TestCaller = preparer, more: object = {}) =>
    by.send<ShownPayeeDetail>('POST', `${PAYEES}/${payeeId}/changes`, {
      body: { ...account, evidence: EVIDENCE, call: call(), ...more },
    });
  return {
    context,
    entityId,
    preparer,
    approver,
    second,
    read,
    call,
    propose,
    proposed,
    decide,
    change,
    remove: (payeeId: string, by: TestCaller = approver) =>
      by.send<ShownPayeeDetail>('POST', `${PAYEES}/${payeeId}/remove`, {
        body: { reason: 'They closed their business.' },
      }),
    /** A payee whose account may be paid now. */
    registered: async (account: object = OLD, name = NAME): Promise<ShownPayeeDetail> => {
      const { id, openChange } = await proposed(account, name);
      const confirmed = await decide(openChange!.id, 'confirm');
      expect(confirmed.status, confirmed.text).toBe(200);
      installation.passMs(24 * HOUR_MS);
      return read(id);
    },
    create: (withdrawals: object[], by: TestCaller = preparer, more: object = {}) =>
      by.send('POST', BATCHES, { body: { label: 'Suppliers', currency: 'ZAR', withdrawals, ...more } }),
    approve: (batchId: string, by: TestCaller = approver) => by.send('POST', `${BATCHES}/${batchId}/approve`),
    batch: async (batchId: string) => (await approver.send('GET', `${BATCHES}/${batchId}`)).body,
    pay: async (batchId: string) => {
      for (let turns = 0; turns < 5; turns++)
        if ((await payBatch(context, through(context), batchId, () => false)) === 'done') return;
    },
  };
}

export type RegisterCompany = Awaited<ReturnType<typeof registerCompany>>;
