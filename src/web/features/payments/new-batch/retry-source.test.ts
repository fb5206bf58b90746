import { expect, it } from 'vitest';
import { readText, rulesWith } from '../../../../domain/withdrawal-file/testing/fixture.ts';
import { retrySource } from './retry-source.ts';

it('becomes a file that is read back as exactly the failed rows, whatever their texts', async () => {
  const withdrawal = {
    beneficiaryName: 'Nomsa "N", Dube',
    bankCode: 'FNB',
    accountNumber: '62012345678',
    accountType: 'CURRENT',
    amount: '100.00',
    beneficiaryReference: 'SALARY, MARCH',
  } as const;
  const source = retrySource({ id: 'b', label: 'March' }, [
    { rowNumber: 3, withdrawal, failureReason: null },
    {
      rowNumber: 9,
      withdrawal: { ...withdrawal, branchCode: '250655', ownReference: 'PAY', externalId: 'E1' },
      failureReason: 'Closed',
    },
  ]);
  expect(source).toMatchObject({ name: 'Retry of March', retryOf: 'b' });
  const result = readText(await source.blob.text(), { rules: rulesWith() });
  expect(result.ok && result.file.withdrawals(0)).toEqual([
    { ...withdrawal, branchCode: '250655' },
    { ...withdrawal, branchCode: '250655', ownReference: 'PAY', externalId: 'E1' },
  ]);
});
