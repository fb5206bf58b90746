import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameKey } from '../../../../shared/names.ts';
import { tamper } from '../../../platform/testing/test-database.ts';
import { fillNameKeys } from '../data/fill-name-keys.ts';
import { installBanks } from '../../entity/banks/install-banks.ts';
import { insertBatch } from '../../testing/insert-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';

const PATH = '/v1/payments/bulk-withdrawals/batches';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
});
afterAll(() => installation.close());

const person = {
  bankCode: 'STANDARD_BANK',
  accountNumber: '012345678',
  amount: '1250.00',
  beneficiaryName: 'Thandi Nkosi',
};
const withdrawal = (more: object = {}) => ({
  ...person,
  accountType: 'CURRENT',
  beneficiaryReference: 'SALARY',
  ...more,
});

/** An entity that paid Thandi Nkosi R 1,250.00 on Standard Bank account 012345678. */
async function whoPaidThandi() {
  const { context } = installation;
  const user = await installation.user(await installation.entity(), ['PREPARER']);
  const caller = installation.as(user);
  const createdAt = new Date(context.clock.nowMs() - 60_000);
  const rows = [
    {
      bankCode: 'STANDARD_BANK',
      accountNumber: person.accountNumber,
      beneficiaryName: person.beneficiaryName,
      status: 'COMPLETE' as const,
    },
  ];
  const paid = await insertBatch(context, {
    entityId: user.entityId,
    createdBy: user.id,
    createdAt,
    status: 'COMPLETE',
    rows,
  });
  const create = (withdrawals: object[]) =>
    caller.send('POST', PATH, { body: { label: 'Again', currency: 'ZAR', withdrawals } });
  const check = async (rowsToCheck: object[]) =>
    (await caller.send('POST', '/app/history-check', { body: { currency: 'ZAR', rows: rowsToCheck } })).body;
  const review = async (id: string) => ({
    checks: (await caller.send('GET', `/app/batches/${id}/checks`)).body,
    rows: (await caller.send('GET', `/app/batches/${id}/rows`)).body.items,
  });
  return { paid, create, check, review };
}

describe('a payment that looks like an earlier one', () => {
  it.each(['12345678', '012345678', '00012345678'])(
    'is a duplicate on account %s, whatever its leading zeros',
    async (accountNumber) => {
      const { create, check } = await whoPaidThandi();
      // The bank's numbers have at least 9 digits: creating refuses 8, so only the history check reads them.
      expect((await check([{ ...person, accountNumber }])).duplicates).toMatchObject([{ index: 0 }]);
      if (accountNumber.length < 9) return;
      expect(await create([withdrawal({ accountNumber })])).toMatchObject({
        status: 400,
        body: { code: 'possible_duplicates', errors: [{ code: 'paid_before' }] },
      });
    },
  );

  it('is a duplicate with the same branch code at another bank, in the batch and before', async () => {
    const { create, review } = await whoPaidThandi();
    const elsewhere = { bankCode: 'CAPITEC', branchCode: '051001', beneficiaryName: 'Another Name' };
    expect(await create([withdrawal(elsewhere)])).toMatchObject({
      status: 400,
      body: { code: 'possible_duplicates', errors: [{ path: 'withdrawals[0]', code: 'paid_before' }] },
    });
    expect(
      await create([withdrawal({ amount: '7.00' }), withdrawal({ ...elsewhere, amount: '7.00' })]),
    ).toMatchObject({
      body: { code: 'possible_duplicates', errors: [{ path: 'withdrawals[1]', code: 'repeated_in_batch' }] },
    });
    // With another amount it is no duplicate, but the approver sees the account.
    const { body } = await create([withdrawal({ ...elsewhere, amount: '7.00' })]);
    const { checks, rows } = await review(body.id);
    expect(checks).toMatchObject({ doubtfulAccounts: 1, flagged: 1 });
    expect(rows[0].checks).toMatchObject({ accountMark: 'OTHER_BANK', account: 'NEW_BENEFICIARY' });
  });

  it('is a duplicate inside one batch', async () => {
    const { create } = await whoPaidThandi();
    const answer = await create([
      withdrawal({ amount: '7.00' }),
      withdrawal({ amount: '7.00', accountNumber: '0012345678' }),
    ]);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'possible_duplicates', errors: [{ path: 'withdrawals[1]', code: 'repeated_in_batch' }] },
    });
  });

  it('has no changed bank details when only leading zeros differ, and is paid as typed', async () => {
    const { create, check, review } = await whoPaidThandi();
    expect(
      (await check([{ ...person, amount: '9000.00', accountNumber: '0012345678' }])).changedDetails,
    ).toEqual([]);
    const { body } = await create([withdrawal({ amount: '9000.00', accountNumber: '0012345678' })]);
    expect(await review(body.id)).toMatchObject({
      checks: { changedBankDetails: 0, newBeneficiaries: 0, unusualAmounts: 1 },
      rows: [{ checks: { account: null, usualAmount: '1250.00', unusual: true } }],
    });
    const stored = await installation.context.database.query(
      'SELECT account_number FROM withdrawals WHERE batch_id = $1',
      [body.id],
    );
    expect(stored).toEqual([{ account_number: '0012345678' }]);
  });
});

describe('a name that looks like an earlier one, on another account', () => {
  const LOOK_ALIKES = [
    'Thаndi Nkоsi',
    'ＴＨＡＮＤＩ ＮＫＯＳＩ',
    'Tha\u0301ndi Nkosi',
    'tHANDI  nKOSI',
    'Thand1 Nkosi',
    'ΤΗΑΝDΙ NKOSI',
  ];

  it.each(LOOK_ALIKES)('%s has changed bank details', async (beneficiaryName) => {
    const { create, check, review } = await whoPaidThandi();
    const other = { beneficiaryName, accountNumber: '987654321' };
    expect((await check([{ ...person, ...other }])).changedDetails).toMatchObject([
      { index: 0, earlier: { accountNumber: person.accountNumber } },
    ]);
    const { body } = await create([withdrawal(other)]);
    expect(await review(body.id)).toMatchObject({
      checks: { changedBankDetails: 1 },
      rows: [
        {
          checks: {
            account: 'BANK_DETAILS_CHANGED',
            earlierAccount: { accountNumber: person.accountNumber },
          },
        },
      ],
    });
  });

  it('is found among withdrawals of an older version once a start has computed their keys', async () => {
    const { context } = installation;
    const { paid, check } = await whoPaidThandi();
    await tamper(
      context.database,
      'withdrawals',
      'withdrawals_name_key_kept',
      'UPDATE withdrawals SET name_key = NULL',
      [],
    );
    await fillNameKeys(context);
    await fillNameKeys(context);
    const rows = await context.database.query('SELECT beneficiary_name, name_key FROM withdrawals');
    expect(rows.filter((row) => row.name_key !== nameKey(row.beneficiary_name))).toEqual([]);
    expect(paid.withdrawals).toHaveLength(1);
    expect(
      (await check([{ ...person, beneficiaryName: LOOK_ALIKES[0], accountNumber: '987654321' }]))
        .changedDetails,
    ).toHaveLength(1);
  });
});
