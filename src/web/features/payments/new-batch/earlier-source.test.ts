import { expect, it } from 'vitest';
import type { BankDefinition, Recipient } from '../../../../client/types.gen.ts';
import { BANKS } from '../../../../domain/countries/za/banks.ts';
import { readText, rulesWith } from '../../../../domain/withdrawal-file/testing/fixture.ts';
import { FAILURE_TEXTS } from '../../../../shared/payout-texts.ts';
import {
  correctionSource,
  recipientsSource,
  repeatSource,
  retrySource,
  typedSource,
} from './earlier-source.ts';

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
    {
      rowNumber: 3,
      withdrawal,
      failureCode: null,
      failureReason: null,
      retryable: null,
      rail: 'EFT' as const,
    },
    {
      rowNumber: 9,
      withdrawal: { ...withdrawal, branchCode: '051001', ownReference: 'PAY', externalId: 'E1' },
      failureCode: 'ACCOUNT_CLOSED' as const,
      failureReason: 'Closed',
      retryable: 'WITH_CHANGES' as const,
      fieldsToCorrect: ['accountNumber' as const],
      rail: 'EFT' as const,
    },
  ];
  const source = retrySource({ id: 'b', label: 'March' }, rows, BANKS.shipped as BankDefinition[]);
  expect(source).toMatchObject({
    name: 'Retry of March',
    retryOf: 'b',
    rail: 'EFT',
    failures: [{ row: 2, reason: FAILURE_TEXTS.ACCOUNT_CLOSED, fields: ['account_number'] }],
  });
  const text = await source.blob.text();
  expect(text).toContain('"Standard Bank"');
  const result = readText(text, { rules });
  expect(result.ok && [...result.file.withdrawals(0)].flat()).toEqual([
    { ...withdrawal, branchCode: '051001' },
    { ...withdrawal, branchCode: '051001', ownReference: 'PAY', externalId: 'E1' },
  ]);
});

it('keeps the amounts of a batch that is paid again or corrected, and the rail of the latter', async () => {
  const withdrawal = {
    beneficiaryName: 'Nomsa Dube',
    bankCode: 'STANDARD_BANK',
    accountNumber: '62012345678',
    accountType: 'CURRENT',
    amount: '100.00',
    beneficiaryReference: 'SALARY',
  } as const;
  const batch = { id: 'b', label: 'March 2026-03', currency: 'ZAR' } as const;
  const rows = [
    {
      rowNumber: 1,
      withdrawal,
      failureCode: null,
      failureReason: null,
      retryable: null,
      rail: 'EFT' as const,
    },
  ];
  const source = repeatSource(batch, rows, BANKS.shipped as BankDefinition[]);
  expect(source).toMatchObject({ name: 'March 2026-03', retryOf: null, repeats: batch });
  const result = readText(await source.blob.text(), { rules: rulesWith() });
  expect(result.ok && [...result.file.withdrawals(0)].flat()).toMatchObject([{ amount: '100.00' }]);
  const byRtc = rows.map((row) => ({ ...row, rail: 'RTC' as const }));
  const corrected = correctionSource(batch, byRtc, BANKS.shipped as BankDefinition[]);
  expect(corrected).toMatchObject({ corrects: 'b', rail: 'RTC' });
});

it('gives recipients a row each with their bank details and no amount', async () => {
  const recipient = {
    name: 'Nomsa Dube',
    bankCode: 'STANDARD_BANK',
    branchCode: '051001',
    accountNumber: '62012345678',
    accountType: 'CURRENT',
    externalId: 'E1',
  } as Recipient;
  const source = recipientsSource([recipient], BANKS.shipped as BankDefinition[]);
  const result = readText(await source.blob.text(), { rules: rulesWith() });
  const row = result.ok ? result.file.row(1) : null;
  expect(row?.cells).toEqual([
    'Nomsa Dube',
    'Standard Bank',
    '051001',
    '62012345678',
    'CURRENT',
    '',
    '',
    '',
    'E1',
  ]);
  expect(row?.errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'amount missing',
    'beneficiary_reference missing',
  ]);
});

it('begins an empty table with rows but without a file of rows', async () => {
  const source = typedSource('2026-11-03T08:00:00.000Z');
  expect(source.typed!.rows).toBeGreaterThan(0);
  expect(readText(await source.blob.text(), { rules: rulesWith() }).ok).toBe(false);
});
