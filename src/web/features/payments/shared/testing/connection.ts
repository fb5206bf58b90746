import type { BankConnection, PaymentCsvColumn } from '../../../../../client/types.gen.ts';
import type { PayingConnection } from '../connection-purpose.ts';

/** A connection by ACB files that is being set up and has no certification. */
export function testConnection(change: Partial<PayingConnection> = {}): PayingConnection {
  return {
    id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c71',
    displayName: 'FNB salaries',
    purpose: 'PAYMENTS',
    bankName: null,
    lastBalance: null,
    statementAccountId: null,
    isUsed: false,
    rails: ['EFT'],
    currency: 'ZAR',
    payer: {
      name: 'Karoo Trading (Pty) Ltd',
      branchCode: '250655',
      accountNumber: '62000000001',
      accountType: 'CURRENT',
    },
    profile: {
      code: 'ZA-ACB-198',
      displayName: 'ACB, host-to-host (198 characters)',
      format: 'ACB_198',
      charset: 'ACB',
      nameLength: 30,
      referenceLength: 20,
      maxPayments: 100_000,
      entryClass: 88,
      acb: {
        customerCode: 'KAR01',
        userCode: 'A1B2',
        shortName: 'KAROO',
        destination: '00000',
        service: 'SAMEDAY',
      },
      isBookedAsOneDebit: true,
      unnamedAreAccepted: true,
      paidBy: 'STATEMENT',
      fileName: 'ACB-{date}-{number}.txt',
      cutOff: '15:30',
      silentAfterHours: 24,
    },
    state: 'DRAFT',
    transport: 'DOWNLOAD',
    transportDetails: null,
    version: 3,
    changed: {
      by: { userId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c10', name: 'admin' },
      at: '2026-03-02T08:00:00.000Z',
    },
    unconfirmedBy: [{ userId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c10', name: 'admin' }],
    certification: null,
    rehearsal: null,
    fileCount: 0,
    nextNumbers: { transmissionNumber: 1, generationNumber: 1, areFixed: false },
    openQuestions: 0,
    createdAt: '2026-03-02T08:00:00.000Z',
    updatedAt: '2026-03-02T08:00:00.000Z',
    ...change,
  };
}

/** A call account at another bank, of which one statement was stored. */
export function watchedConnection(change: Partial<BankConnection> = {}): BankConnection {
  return {
    ...testConnection(),
    id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c72',
    displayName: 'Call account',
    purpose: 'STATEMENTS_ONLY',
    bankName: 'Nedbank',
    rails: [],
    payer: {
      name: 'Karoo Trading (Pty) Ltd',
      branchCode: null,
      accountNumber: '70000000002',
      accountType: null,
    },
    profile: null,
    nextNumbers: null,
    lastBalance: {
      amount: '250000.00',
      date: '2026-03-02',
      statementId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c81',
      openFindings: 1,
    },
    statementAccountId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c82',
    isUsed: true,
    ...change,
  };
}

const column = (content: PaymentCsvColumn['content']): PaymentCsvColumn => ({
  header: `The ${content}`,
  content,
  text: '',
});

/** A bank that takes CSV files. */
export const CSV_PROFILE: PayingConnection['profile'] = {
  ...testConnection().profile,
  code: 'CSV-COMMA',
  displayName: 'CSV, comma',
  format: 'CSV',
  charset: 'ISO_LATIN',
  entryClass: null,
  acb: null,
  fileName: 'PAY-{date}-{number}.csv',
  csv: {
    delimiter: 'COMMA',
    lineEnd: 'CRLF',
    hasHeader: true,
    quotesAll: false,
    dateFormat: 'YYYY-MM-DD',
    amountFormat: 'POINT',
    accountTypes: { CURRENT: '1', SAVINGS: '2', TRANSMISSION: '3', BOND: '4', SUBSCRIPTION_SHARE: '6' },
    columns: (
      [
        'NAME',
        'BRANCH_CODE',
        'ACCOUNT_NUMBER',
        'ACCOUNT_TYPE',
        'AMOUNT',
        'REFERENCE',
        'OUR_REFERENCE',
        'EXECUTION_DATE',
      ] as const
    ).map(column),
    totalsLabel: null,
  },
};
