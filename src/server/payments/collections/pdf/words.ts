import type { Language } from '../../../../shared/terms.ts';
import type { RequestStatus } from '../../../../shared/collection-terms.ts';
import type { StatementKind } from '../../../../contract/payment-requests.ts';

/** The texts of the PDFs in one language. */
export interface PdfWords {
  request: string;
  for: string;
  payer: string;
  invoice: string;
  made: string;
  due: string;
  lastDay: string;
  asked: string;
  received: string;
  open: string;
  over: Readonly<Record<Exclude<RequestStatus, 'OPEN' | 'PARTLY_PAID'>, string>>;
  payInto: string;
  accountName: string;
  bank: string;
  branchCode: string;
  accountNumber: string;
  reference: string;
  exactly: string;
  noAccount: string;
  scan: string;
  fingerprint: string;
  never: (company: string) => string;
  compare: (company: string) => string;
  statement: string;
  period: (from: string, to: string) => string;
  standing: string;
  before: string;
  after: string;
  columns: { day: string; what: string; amount: string; balance: string };
  kinds: Readonly<Record<StatementKind, string>>;
  credit: (amount: string) => string;
  page: (number: number, of: number) => string;
}

export const PDF_WORDS: Readonly<Record<Language, PdfWords>> = {
  en: {
    request: 'Payment request',
    for: 'For',
    payer: 'Payer',
    invoice: 'Invoice number',
    made: 'Date',
    due: 'Due on',
    lastDay: 'Can be paid until',
    asked: 'Amount asked',
    received: 'Received',
    open: 'Amount due',
    over: {
      PAID: 'Paid. Nothing more is due.',
      EXPIRED: 'Expired. Please do not pay.',
      CANCELLED: 'Cancelled. Please do not pay.',
      WRITTEN_OFF: 'Closed. Please do not pay.',
    },
    payInto: 'Pay into this account',
    accountName: 'Account name',
    bank: 'Bank',
    branchCode: 'Branch code',
    accountNumber: 'Account number',
    reference: 'Reference',
    exactly: 'Enter the reference as the reference of the beneficiary, exactly as it is.',
    noAccount: 'There is no account for payments at the moment. Do not use an account from a mail.',
    scan: 'Scan this code to see what is due today, and the account.',
    fingerprint: 'Fingerprint of the account',
    never: (company) => `${company} never changes its account by mail, by text message or by phone.`,
    compare: (company) =>
      `The fingerprint is the same on the payment page and on each document of ${company}. If it differs, ` +
      'do not pay, and phone them on a number that you already have.',
    statement: 'Statement',
    period: (from, to) => `${from} to ${to}`,
    standing: 'Standing reference',
    before: 'Balance before',
    after: 'Balance',
    columns: { day: 'Day', what: 'What', amount: 'Amount', balance: 'Balance' },
    kinds: {
      REQUESTED: 'Asked for',
      CHANGED: 'Changed',
      CANCELLED: 'Cancelled',
      EXPIRED: 'Expired',
      WRITTEN_OFF: 'Closed',
      RECEIVED: 'Received',
      TAKEN_BACK: 'Taken back by the bank',
      GIVEN_BACK: 'Given back',
    },
    credit: (amount) => `${amount} of it is a credit`,
    page: (number, of) => `Page ${number} of ${of}`,
  },
  af: {
    request: 'Betaalversoek',
    for: 'Vir',
    payer: 'Betaler',
    invoice: 'Faktuurnommer',
    made: 'Datum',
    due: 'Betaalbaar op',
    lastDay: 'Kan betaal word tot',
    asked: 'Bedrag gevra',
    received: 'Ontvang',
    open: 'Bedrag verskuldig',
    over: {
      PAID: 'Betaal. Niks meer is verskuldig nie.',
      EXPIRED: 'Verval. Moenie betaal nie.',
      CANCELLED: 'Gekanselleer. Moenie betaal nie.',
      WRITTEN_OFF: 'Gesluit. Moenie betaal nie.',
    },
    payInto: 'Betaal in hierdie rekening',
    accountName: 'Rekeningnaam',
    bank: 'Bank',
    branchCode: 'Takkode',
    accountNumber: 'Rekeningnommer',
    reference: 'Verwysing',
    exactly: 'Tik die verwysing presies so in as die verwysing van die begunstigde.',
    noAccount: 'Daar is tans geen rekening vir betalings nie. Moenie ’n rekening uit ’n e-pos gebruik nie.',
    scan: 'Skandeer hierdie kode om te sien wat vandag verskuldig is, en die rekening.',
    fingerprint: 'Vingerafdruk van die rekening',
    never: (company) => `${company} verander nooit sy rekening per e-pos, teksboodskap of telefoon nie.`,
    compare: (company) =>
      `Die vingerafdruk is dieselfde op die betaalbladsy en op elke dokument van ${company}. As dit ` +
      'verskil, moenie betaal nie, en bel hulle by ’n nommer wat jy reeds het.',
    statement: 'Staat',
    period: (from, to) => `${from} tot ${to}`,
    standing: 'Vaste verwysing',
    before: 'Saldo vooraf',
    after: 'Saldo',
    columns: { day: 'Dag', what: 'Wat', amount: 'Bedrag', balance: 'Saldo' },
    kinds: {
      REQUESTED: 'Gevra',
      CHANGED: 'Verander',
      CANCELLED: 'Gekanselleer',
      EXPIRED: 'Verval',
      WRITTEN_OFF: 'Gesluit',
      RECEIVED: 'Ontvang',
      TAKEN_BACK: 'Deur die bank teruggeneem',
      GIVEN_BACK: 'Teruggegee',
    },
    credit: (amount) => `${amount} daarvan is ’n krediet`,
    page: (number, of) => `Bladsy ${number} van ${of}`,
  },
};
