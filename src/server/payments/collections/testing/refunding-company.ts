import { expect } from 'vitest';
import { installBanks } from '../../entity/banks/install-banks.ts';
import { bankConnections, type BankConnections } from '../../paying/registry.ts';
import { reverseReturned } from '../../paying/settlement/reverse-returned.ts';
import { payBatch } from '../../paying/worker/pay-batch.ts';
import { fund } from '../../testing/fund.ts';
import { instantBank } from '../../testing/instant-bank.ts';
import type { PaymentsInstallation, TestCaller } from '../../testing/payments-installation.ts';
import { collectingCompany, RECEIPTS } from './receiving-account.ts';

const BATCHES = '/v1/payments/bulk-withdrawals/batches';

/** The account from which the payer paid. */
export const PAID_FROM = '62000000123';

export interface Refund {
  amount?: string;
  accountNumber?: string | null;
  beneficiaryName?: string;
  bankCode?: string;
  reason?: string;
  duplicateReason?: string;
}

/** The body of a refund: to the account of the statement, unless another one is given. */
export function refundBody({
  amount = '100.00',
  accountNumber,
  beneficiaryName = 'Naledi Mokoena',
  bankCode = 'FNB',
  reason,
  duplicateReason,
}: Refund = {}) {
  return {
    amount,
    account: {
      beneficiaryName,
      bankCode,
      accountType: 'CURRENT',
      ...(accountNumber ? { accountNumber } : {}),
    },
    reason: reason ?? 'She paid twice.',
    ...(duplicateReason === undefined ? {} : { duplicateReason }),
  };
}

/** A company with money to pay from and an unallocated receipt of R 100.00. */
export async function refundingCompany(installation: PaymentsInstallation) {
  const { context } = installation;
  await installBanks(context);
  const company = await collectingCompany(installation);
  await fund(context, company.entityId, 10n ** 9n);
  const money = { amountMinor: 10_000n, name: 'N MOKOENA', account: PAID_FROM };
  const received = async (given: { text?: string; account?: string; endToEndId?: string } = {}) => {
    await company.receive({ ...money, text: 'THANK YOU', ...given });
    return (await company.receipts()).at(-1)!.id;
  };
  const connections: BankConnections = bankConnections([{ connection: instantBank(context) }]);
  const batchOf = async (id: string) => (await company.approver.send('GET', `${BATCHES}/${id}`)).body;
  return {
    ...company,
    money,
    received,
    refund: (id: string, given: Refund = {}, by: TestCaller = company.preparer) =>
      by.send('POST', `${RECEIPTS}/${id}/refund`, { body: refundBody(given) }),
    receipt: async (id: string) => (await company.approver.send('GET', `${RECEIPTS}/${id}`)).body,
    batchOf,
    approve: async (batchId: string, by: TestCaller = company.approver) =>
      by.send('POST', `${BATCHES}/${batchId}/approve`),
    end: (batchId: string, verb: 'cancel' | 'reject') =>
      company.approver.send('POST', `${BATCHES}/${batchId}/${verb}`, {
        ...(verb === 'reject' ? { body: { reason: 'Ask the parent first.' } } : {}),
      }),
    pay: async (batchId: string) => {
      while ((await payBatch(context, connections, batchId, () => false)) === 'more');
    },
    bringBack: async () => {
      await reverseReturned(context, await instantBank(context).returnedSince(new Date(0)));
    },
    refundOk: async (id: string, given: Refund = {}): Promise<string> => {
      const answer = await company.preparer.send('POST', `${RECEIPTS}/${id}/refund`, {
        body: refundBody(given),
      });
      expect(answer.status, answer.text).toBe(200);
      return answer.body.refunds.at(-1).batch.id;
    },
  };
}
