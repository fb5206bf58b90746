import { afterAll, beforeAll, expect, it } from 'vitest';
import { installBanks } from '../../entity/banks/install-banks.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';

const PATH = '/v1/payments/bulk-withdrawals/batches';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
});
afterAll(() => installation.close());

/** Creates a batch of these accounts at the shipped banks. */
async function create(accounts: { bankCode: string; accountNumber: string; branchCode?: string }[]) {
  const user = await installation.user(await installation.entity(), ['PREPARER']);
  const withdrawals = accounts.map((account, i) => ({
    beneficiaryName: `Person ${i}`,
    accountType: 'CURRENT',
    amount: `${i + 1}.00`,
    beneficiaryReference: 'SALARY',
    ...account,
  }));
  const body = { label: 'Salaries', currency: 'ZAR', withdrawals };
  return installation.as(user).send('POST', PATH, { body });
}

it('refuses zeros and the branch code of the row as an account number, by row', async () => {
  const answer = await create([
    { bankCode: 'ABSA', accountNumber: '4055512345' },
    { bankCode: 'ABSA', accountNumber: '0000000000' },
    { bankCode: 'ABSA', accountNumber: '0000632005' },
    { bankCode: 'STANDARD_BANK', accountNumber: '0051001' },
    { bankCode: 'FNB', accountNumber: '0000251345', branchCode: '251345' },
  ]);
  expect(answer).toMatchObject({
    status: 400,
    body: {
      errors: [
        { path: 'withdrawals[1].accountNumber', code: 'account_zeros' },
        { path: 'withdrawals[2].accountNumber', code: 'account_is_branch_code' },
        { path: 'withdrawals[3].accountNumber', code: 'account_is_branch_code' },
        { path: 'withdrawals[4].accountNumber', code: 'account_is_branch_code' },
      ],
    },
  });
});

it('takes account numbers of 7 to 11 digits at every bank, also those that the page asks about', async () => {
  const banks = ['ABSA', 'AFRICAN_BANK', 'BANK_ZERO', 'BIDVEST', 'CAPITEC', 'DISCOVERY', 'FNB', 'INVESTEC'];
  const others = ['NEDBANK', 'SASFIN', 'STANDARD_BANK', 'TYMEBANK'];
  const lengths = ['4055512', '40555123', '405551234', '4055512345', '40555123456'];
  const plain = [...banks, ...others].flatMap((bankCode) =>
    lengths.map((accountNumber) => ({ bankCode, accountNumber })),
  );
  const doubtful = ['20260331', '0821234567', '1111111111', '1234567890', '00250655'];
  const asked = doubtful.map((accountNumber) => ({ bankCode: 'ABSA', accountNumber }));
  expect(await create([...plain, ...asked])).toMatchObject({ status: 200 });
});

it('refuses lengths that no South African bank has', async () => {
  const answer = await create([
    { bankCode: 'ABSA', accountNumber: '40555' },
    { bankCode: 'FNB', accountNumber: '8001015009087' },
  ]);
  expect(answer).toMatchObject({
    status: 400,
    body: {
      errors: [
        { path: 'withdrawals[0].accountNumber', code: 'account_lost_zero' },
        { path: 'withdrawals[1].accountNumber', code: 'account_too_long' },
      ],
    },
  });
});
