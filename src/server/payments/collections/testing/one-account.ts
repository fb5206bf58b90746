import { expect } from 'vitest';
import { connectionSettings, makeReady, switchOn } from '../../bank-files/testing/bank-file-entity.ts';
import { balanceOf } from '../../testing/fund.ts';
import type { PaymentsInstallation } from '../../testing/payments-installation.ts';
import { withBank } from './receiving-account.ts';
import { receivingCompany } from './receiving-company.ts';

const OPENING = 100_000n;

/** The account that pays, and into which payers pay. */
export const ACCOUNT = '62000000001';

/**
 * A company with one account, which pays by file. Its statements come from the bank; it begins with an
 * opening balance of 1,000.00 that two users have booked, unless `isBegun` is false. `before` happens before
 * the account is connected.
 */
export async function oneAccount(
  installation: PaymentsInstallation,
  isBegun = true,
  before?: (company: Awaited<ReturnType<typeof receivingCompany>>) => Promise<void>,
) {
  const company = await receivingCompany(installation);
  await before?.(company);
  const { admin, approver, context, entityId } = company;
  const { currency, ...settings } = connectionSettings();
  const created = await admin.send('POST', '/app/bank-connections', { body: { ...settings, currency } });
  expect(created.status, created.text).toBe(200);
  const connectionId: string = created.body.id;
  await makeReady(admin, connectionId);
  expect((await switchOn(approver, connectionId)).status).toBe(200);
  const own = withBank(company, connectionId, ACCOUNT);
  own.bank.begin(OPENING);
  await own.deliver(own.bank.statement([], -3));
  /** Begins with the statement of this number. Resolves to the amount that is booked. */
  const begin = async (number: number): Promise<string> => {
    const [{ candidates }] = (await admin.send('GET', '/app/opening-balances')).body;
    const chosen = candidates.find((one: any) => one.statement.name === `R-${number}`);
    const proposed = await admin.send('POST', '/app/opening-balances', {
      body: { statementId: chosen.statement.id },
    });
    expect(proposed.status, proposed.text).toBe(200);
    const { id, bookedAmount } = proposed.body.opening;
    const booked = await approver.send('POST', `/app/opening-balances/${id}/confirm`, {
      body: { bookedAmount },
    });
    expect(booked.status, booked.text).toBe(200);
    return bookedAmount;
  };
  if (isBegun) await begin(1);
  const connection = async () => {
    const { body } = await admin.send('GET', '/app/bank-connections');
    return body.find((one: { id: string }) => one.id === connectionId);
  };
  return {
    ...own,
    begin,
    connection,
    /** Changes what the connection is for. */
    become: async (purpose: 'BOTH' | 'PAYMENTS', by = admin) => {
      const { version } = await connection();
      return by.send('PUT', `/app/bank-connections/${connectionId}`, {
        body: { ...settings, purpose, ...(purpose === 'BOTH' ? { bankName: 'FNB' } : {}), version },
      });
    },
    switchOn: (by = approver) => switchOn(by, connectionId),
    /** FUNDING and COLLECTION, and what batches can use, as users read it. */
    money: async () => {
      const { available, reserved } = await balanceOf(context, entityId);
      const read = async (path: string) => (await approver.send('GET', path)).body;
      const [position] = await read('/app/funding-position');
      const [shown] = await read('/v1/payments/account/balances/FUNDING?currency=ZAR');
      return {
        funding: available + reserved,
        collection: await own.collected(),
        available: shown.available,
        position: position.accounts[0].amount,
        payable: position.accounts[0].payableAmount,
        elsewhere: position.elsewhereAmount,
        atTheBank: own.bank.balanceMinor,
      };
    },
  };
}
