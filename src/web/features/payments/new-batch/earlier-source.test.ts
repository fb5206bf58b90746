import { expect, it } from 'vitest';
import type { BankDefinition } from '../../../../client/types.gen.ts';
import { BANKS } from '../../../../domain/countries/za/banks.ts';
import { readText, rulesWith } from '../../../../domain/withdrawal-file/testing/fixture.ts';
import { retrySource } from './earlier-source.ts';

it('becomes a file that is read back as exactly the failed rows, whatever their texts', async () => {
  const withdrawal = {
    beneficiaryName: 'Nomsa "N", Dube',
    bankCode: 'STANDARD_BANK',
    accountNumber: '62012345678',
    accountType: 'CURRENT',
    amount: '100.00',
    beneficiaryReference: 'SALARY, MARCH',
  } as const;
  const rules = rulesWith();
  const rows = [
    { rowNumber: 3, withdrawal, failureReason: null },
    {
      rowNumber: 9,
      withdrawal: { ...withdrawal, branchCode: '051001', ownReference: 'PAY', externalId: 'E1' },
      failureReason: 'Closed',
    },
  ];
  const source = retrySource({ id: 'b', label: 'March' }, rows, BANKS.shipped as BankDefinition[]);
  expect(source).toMatchObject({ name: 'Retry of March', retryOf: 'b' });
  const text = await source.blob.text();
  expect(text).toContain('"Standard Bank"');
  const result = readText(text, { rules });
  expect(result.ok && result.file.withdrawals(0)).toEqual([
    { ...withdrawal, branchCode: '051001' },
    { ...withdrawal, branchCode: '051001', ownReference: 'PAY', externalId: 'E1' },
  ]);
});
