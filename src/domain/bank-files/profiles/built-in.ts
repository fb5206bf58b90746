import { ISO_ACCOUNT_TYPE_CODES } from '../../../shared/account-type-codes.ts';
import { formatAmount } from '../../../shared/money.ts';
import { USUAL_MARKS, type PaymentType } from '../../../shared/payment-types.ts';
import type { Rail } from '../../../shared/terms.ts';
import { RAILS } from '../../countries/za/rails.ts';
import type { CsvColumn, CsvContent, PaymentCsvLayout } from '../../../shared/payment-csv.ts';
import type { BankFileProfile } from '../profile.ts';

const EFT_CUT_OFF = RAILS.all.find(({ rail }) => rail === 'EFT')!.cutOff;

/**
 * ACB replies report returns but not that a payment was paid, so only the statement shows that. An accepted
 * user set accepts each of its payments.
 */
const ACB: Omit<BankFileProfile, 'code' | 'displayName' | 'format'> = {
  charset: 'ACB',
  nameLength: 30,
  // The first 10 of 30 characters are the company's short name.
  referenceLength: 20,
  maxPayments: 100_000,
  entryClass: 88,
  acb: null,
  isBookedAsOneDebit: true,
  unnamedAreAccepted: true,
  paidBy: 'STATEMENT',
  fileName: 'ACB-{date}-{number}.txt',
  cutOff: EFT_CUT_OFF,
  silentAfterHours: 24,
};

/** A bank that takes CSV files sends no replies, so only the statement shows that a payment was made. */
const CSV: Omit<BankFileProfile, 'code' | 'displayName' | 'csv'> = {
  format: 'CSV',
  charset: 'ISO_LATIN',
  nameLength: 30,
  referenceLength: 20,
  maxPayments: 100_000,
  entryClass: null,
  acb: null,
  isBookedAsOneDebit: false,
  unnamedAreAccepted: false,
  paidBy: 'STATEMENT',
  fileName: 'PAY-{date}-{number}.csv',
  cutOff: EFT_CUT_OFF,
  silentAfterHours: 24,
};

const column = (header: string, content: CsvContent, text = ''): CsvColumn => ({ header, content, text });

const COMMA_LAYOUT: PaymentCsvLayout = {
  delimiter: 'COMMA',
  lineEnd: 'CRLF',
  hasHeader: true,
  quotesAll: false,
  dateFormat: 'YYYY-MM-DD',
  amountFormat: 'POINT',
  accountTypes: { CURRENT: '1', SAVINGS: '2', TRANSMISSION: '3', BOND: '4', SUBSCRIPTION_SHARE: '6' },
  columns: [
    column('Beneficiary name', 'NAME'),
    column('Branch code', 'BRANCH_CODE'),
    column('Account number', 'ACCOUNT_NUMBER'),
    column('Account type', 'ACCOUNT_TYPE'),
    column('Amount', 'AMOUNT'),
    column('Beneficiary reference', 'REFERENCE'),
    column('Own reference', 'OUR_REFERENCE'),
    column('Payment date', 'EXECUTION_DATE'),
  ],
  totalsLabel: null,
};

const SEMICOLON_LAYOUT: PaymentCsvLayout = {
  ...COMMA_LAYOUT,
  delimiter: 'SEMICOLON',
  dateFormat: 'DD/MM/YYYY',
  amountFormat: 'COMMA',
  columns: [
    column('From account', 'PAYER_ACCOUNT_NUMBER'),
    ...COMMA_LAYOUT.columns,
    column('Currency', 'CURRENCY'),
  ],
  totalsLabel: 'TOTAL',
};

const PAIN: Omit<BankFileProfile, 'code' | 'displayName' | 'paymentTypes'> = {
  format: 'PAIN_001',
  charset: 'ISO_LATIN',
  nameLength: 140,
  referenceLength: 140,
  maxPayments: 100_000,
  entryClass: null,
  acb: null,
  accountTypeCodes: ISO_ACCOUNT_TYPE_CODES,
  isBookedAsOneDebit: true,
  unnamedAreAccepted: false,
  paidBy: 'REPLY',
  fileName: 'PAIN001-{date}-{number}.xml',
  cutOff: EFT_CUT_OFF,
  silentAfterHours: 24,
};

/** A bank settles each payment of these rails individually, so the statement has a line for each. */
function painBy(rail: Exclude<Rail, 'EFT'>): BankFileProfile {
  const { name, cutOff, maxAmountMinor } = RAILS.all.find((one) => one.rail === rail)!;
  const type: PaymentType = {
    rail,
    ...USUAL_MARKS[rail],
    cutOff,
    maxAmount: maxAmountMinor === null ? null : formatAmount(maxAmountMinor, 'ZAR'),
  };
  return {
    ...PAIN,
    code: `ZA-PAIN-${rail}`,
    displayName: `ISO 20022 pain.001, ${name}`,
    paymentTypes: [type],
    isBookedAsOneDebit: false,
    fileName: `${rail}-{date}-{number}.xml`,
    cutOff: null,
  };
}

/**
 * Profiles to start from. They follow public descriptions of the formats; no bank has approved them. The ACB
 * profiles need the registration that the bank gave the company. The CSV profiles belong to no bank: an admin
 * changes their columns to those of the bank's guide. The values by which pain.001 names RTC, RTGS and
 * PayShap also differ from bank to bank.
 */
export const BUILT_IN_PROFILES: readonly BankFileProfile[] = [
  { code: 'ZA-ACB-198', displayName: 'ACB, host-to-host (198 characters)', format: 'ACB_198', ...ACB },
  { code: 'ZA-ACB-180', displayName: 'ACB, older form (180 characters)', format: 'ACB_180', ...ACB },
  { code: 'ZA-PAIN-001', displayName: 'ISO 20022 pain.001 (South Africa)', ...PAIN },
  painBy('RTC'),
  painBy('RTGS'),
  painBy('PAYSHAP'),
  { code: 'CSV-COMMA', displayName: 'CSV, comma', ...CSV, csv: COMMA_LAYOUT },
  { code: 'CSV-SEMICOLON', displayName: 'CSV, semicolon', ...CSV, csv: SEMICOLON_LAYOUT },
];
