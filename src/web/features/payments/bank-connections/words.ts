import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { BankFileProfile, PaymentCsvLayout, PaymentType, Rail } from '../../../../client/types.gen.ts';
import type { LocalInstrument, PaymentTypeError } from '../../../../shared/payment-types.ts';
import type { AccountTypeCodes } from '../../../../shared/account-type-codes.ts';
import type { OwnReferencePlace } from '../../../../shared/own-reference.ts';
import { ACCOUNT_TYPES } from '../../../../shared/terms.ts';
import { formatNumber } from '../../../ui/locale.ts';
import { railName } from '../shared/rail-name.ts';
import { accountTypeWords } from '../shared/words.ts';
import { type Setting, settingAt } from './connection-values.ts';
import { amountFormatName, contentName, delimiterName, lineEndName } from './csv-words.ts';

const NAMES: Record<Setting, MessageDescriptor> = {
  displayName: msg`Name of the connection`,
  purpose: msg`Payers pay into the account`,
  bankName: msg`Bank, as payers read it`,
  rails: msg`Rails`,
  'payer.name': msg`Registered name of the company`,
  'payer.branchCode': msg`Branch code`,
  'payer.accountNumber': msg`Account number`,
  'payer.accountType': msg`Account type`,
  'profile.displayName': msg`Name of the profile`,
  'profile.charset': msg`Characters`,
  'profile.nameLength': msg`Longest name`,
  'profile.referenceLength': msg`Longest reference`,
  'profile.maxPayments': msg`Most payments in a file`,
  'profile.entryClass': msg`Entry class`,
  'profile.acb.customerCode': msg`Customer code`,
  'profile.acb.userCode': msg`User code`,
  'profile.acb.shortName': msg`Short name`,
  'profile.acb.destination': msg`Destination`,
  'profile.acb.service': msg`Service`,
  'profile.acb.firstTransmissionNumber': msg`First transmission number`,
  'profile.acb.firstGenerationNumber': msg`First generation number`,
  'profile.csv.delimiter': msg`Values are separated by`,
  'profile.csv.lineEnd': msg`Lines end with`,
  'profile.csv.amountFormat': msg`Amounts`,
  'profile.csv.dateFormat': msg`Dates`,
  'profile.csv.hasHeader': msg`The first line has the names of the columns`,
  'profile.csv.quotesAll': msg`All values are in quotation marks`,
  'profile.csv.totalsLabel': msg`Mark of the line of totals`,
  'profile.csv.columns': msg`Columns`,
  'profile.csv.accountTypes': msg`What the file has for each account type`,
  'profile.paymentTypes': msg`How a file names its rail`,
  'profile.severalRailsInFile': msg`Several rails in one file`,
  'profile.accountTypeCodes': msg`Codes of account types`,
  'profile.ownReferenceIn': msg`Place of the own reference`,
  'profile.isBookedAsOneDebit': msg`One debit for the whole file`,
  'profile.unnamedAreAccepted': msg`Payments that a reply does not name`,
  'profile.paidBy': msg`A payment counts as paid`,
  'profile.fileName': msg`Name of a file`,
  'profile.cutOff': msg`Cut-off`,
  'profile.saturdayCutOff': msg`Cut-off on Saturdays`,
  'profile.leadDays': msg`Service`,
  'profile.silentAfterHours': msg`Hours until a payment is unconfirmed`,
};

/** The label of a setting. */
export function settingName(setting: Setting): string {
  return i18n._(NAMES[setting]);
}

const FORMATS: Record<BankFileProfile['format'], MessageDescriptor> = {
  ACB_198: msg`ACB, 198 characters a line`,
  ACB_180: msg`ACB, 180 characters a line`,
  PAIN_001: msg`ISO 20022 pain.001`,
  CSV: msg`CSV`,
};

/** The name of a file format. */
export function formatName(format: BankFileProfile['format']): string {
  return i18n._(FORMATS[format]);
}

/** The name of a profile to start from: its format, its rails, and for CSV what separates the values. */
export function templateName({
  format,
  csv,
  paymentTypes,
}: Pick<BankFileProfile, 'format' | 'csv' | 'paymentTypes'>): string {
  const name = formatName(format);
  if (paymentTypes) return `${name}, ${railsWords(paymentTypes.map(({ rail }) => rail))}`;
  return csv ? `${name}, ${delimiterName(csv.delimiter).toLowerCase()}` : name;
}

const FORMAT_USES: Record<BankFileProfile['format'], MessageDescriptor> = {
  ACB_198: msg`Fixed lines for South African banks, host to host. Outlay reads the answers of the bank.`,
  ACB_180: msg`The older form of the same file, for a bank that asks for it.`,
  PAIN_001: msg`XML for a bank that answers each payment with a status report, which Outlay reads.`,
  CSV: msg`The columns of your bank’s own upload page. The bank sends no answers; the statement shows what \
was paid.`,
};

/** When a profile is the right one to start from, in a sentence. */
export function templateUse({
  format,
  paymentTypes,
}: Pick<BankFileProfile, 'format' | 'paymentTypes'>): string {
  if (!paymentTypes) return i18n._(FORMAT_USES[format]);
  const rails = railsWords(paymentTypes.map(({ rail }) => rail));
  return t`The same XML for payments by ${rails}. Every bank names it in another way: take the values from \
its guide.`;
}

const INSTRUMENT_KINDS: Record<LocalInstrument['kind'], MessageDescriptor> = {
  CODE: msg`A code of ISO 20022 (Cd)`,
  PROPRIETARY: msg`The bank’s own word (Prtry)`,
};

export function instrumentKindName(kind: LocalInstrument['kind']): string {
  return i18n._(INSTRUMENT_KINDS[kind]);
}

/** Says why a payment type is refused, and what to do. */
export function typeProblemWords(problem: PaymentTypeError['problem']): string {
  switch (problem.code) {
    case 'TWICE':
      return t`The rail is listed twice. Remove one.`;
    case 'NO_MARK':
      return t`Enter a service level or a local instrument. The bank could not tell the rail without one.`;
    case 'SAME': {
      const other = railName(problem.as);
      return t`${other} has the same values. The bank could not tell the rails apart.`;
    }
  }
}

const OWN_REFERENCE_NAMES: Record<OwnReferencePlace, MessageDescriptor> = {
  INSTRUCTION_ID: msg`InstrId, the id of the instruction`,
  DEBTOR_AGENT: msg`InstrForDbtrAgt, a text for your bank`,
};

/** Where a pain.001 file has the own reference of a payment. */
export function ownReferencePlaceName(place: OwnReferencePlace): string {
  return i18n._(OWN_REFERENCE_NAMES[place]);
}

function typeWords({ rail, serviceLevel, localInstrument, cutOff, maxAmount }: PaymentType): string {
  const parts = [
    serviceLevel,
    localInstrument?.value,
    cutOff && t`until ${cutOff}`,
    maxAmount && t`up to ${maxAmount}`,
  ];
  return `${railName(rail)}: ${parts.filter(Boolean).join(', ')}`;
}

const CHARSETS: Record<BankFileProfile['charset'], MessageDescriptor> = {
  ACB: msg`Those of the ACB: capitals, digits and a few signs`,
  ISO_LATIN: msg`The Latin set of ISO 20022`,
};

export function charsetName(charset: BankFileProfile['charset']): string {
  return i18n._(CHARSETS[charset]);
}

const PAID_BY: Record<BankFileProfile['paidBy'], MessageDescriptor> = {
  ACCEPTANCE: msg`When the bank accepts it`,
  REPLY: msg`When a reply says that it is paid`,
  STATEMENT: msg`When the statement shows it`,
};

export function paidByName(paidBy: BankFileProfile['paidBy']): string {
  return i18n._(PAID_BY[paidBy]);
}

const SERVICES: Record<NonNullable<BankFileProfile['acb']>['service'], MessageDescriptor> = {
  SAMEDAY: msg`Same day`,
  'ONE DAY': msg`One day`,
  'TWO DAY': msg`Two days`,
  BATCH: msg`Batch`,
};

export function serviceName(service: NonNullable<BankFileProfile['acb']>['service']): string {
  return i18n._(SERVICES[service]);
}

/** When the bank must have a file: its service, for formats whose files do not name one. */
export function leadDaysName(leadDays: number): string {
  if (leadDays === 0) return t`Same day`;
  return leadDays === 1 ? t`One banking day before` : t`Two banking days before`;
}

/** The names of rails, with commas. */
export function railsWords(rails: readonly Rail[]): string {
  return rails.map((rail) => railName(rail)).join(', ');
}

const WORDS: { [S in Setting]?: (value: never) => string } = {
  rails: (value: Rail[]) => railsWords(value),
  'payer.accountType': (value: string) => accountTypeWords(value),
  'profile.charset': charsetName,
  'profile.nameLength': characters,
  'profile.referenceLength': characters,
  'profile.maxPayments': (value: number) => formatNumber(value),
  'profile.acb.service': serviceName,
  'profile.leadDays': leadDaysName,
  'profile.csv.delimiter': delimiterName,
  'profile.csv.lineEnd': lineEndName,
  'profile.csv.amountFormat': amountFormatName,
  'profile.csv.hasHeader': yesOrNo,
  'profile.csv.quotesAll': yesOrNo,
  'profile.csv.columns': (value: PaymentCsvLayout['columns']) =>
    value.map(({ header, content }) => header || contentName(content)).join(', '),
  'profile.csv.accountTypes': (value: PaymentCsvLayout['accountTypes']) =>
    ACCOUNT_TYPES.map((type) => `${accountTypeWords(type)}: ${value[type]}`).join(', '),
  'profile.paymentTypes': (value: PaymentType[]) => value.map(typeWords).join('; '),
  'profile.accountTypeCodes': (value: AccountTypeCodes) =>
    ACCOUNT_TYPES.map((type) => `${accountTypeWords(type)}: ${value[type] || t`None`}`).join(', '),
  purpose: (value: string) => yesOrNo(value === 'BOTH'),
  'profile.severalRailsInFile': yesOrNo,
  'profile.ownReferenceIn': ownReferencePlaceName,
  'profile.isBookedAsOneDebit': yesOrNo,
  'profile.unnamedAreAccepted': (value: boolean) =>
    value ? t`Accepted with the file` : t`Wait for another reply`,
  'profile.paidBy': paidByName,
};

function yesOrNo(value: boolean): string {
  return value ? t`Yes` : t`No`;
}

function characters(value: number): string {
  const written = formatNumber(value);
  return t`${written} characters`;
}

const MAY_BE_NONE: ReadonlySet<Setting> = new Set(['profile.cutOff', 'profile.csv.totalsLabel']);

/** The value of a setting in words; null where the format has no such setting. */
export function settingWords(settings: object, setting: Setting): string | null {
  const value = settingAt(settings, setting);
  if (value === undefined || (value === null && !MAY_BE_NONE.has(setting))) return null;
  if (value === null || value === '') return t`None`;
  const words = WORDS[setting] as ((value: unknown) => string) | undefined;
  return words ? words(value) : String(value as string | number);
}
