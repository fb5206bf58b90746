import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { BankFileProfile, Rail } from '../../../../client/types.gen.ts';
import { formatNumber } from '../../../ui/locale.ts';
import { railName } from '../shared/rail-name.ts';
import { accountTypeWords } from '../shared/words.ts';
import { type Setting, settingAt } from './connection-values.ts';

const NAMES: Record<Setting, MessageDescriptor> = {
  displayName: msg`Name of the connection`,
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
  'profile.isBookedAsOneDebit': msg`One debit for the whole file`,
  'profile.unnamedAreAccepted': msg`Payments that a reply does not name`,
  'profile.paidBy': msg`A payment counts as paid`,
  'profile.fileName': msg`Name of a file`,
  'profile.cutOff': msg`Cut-off`,
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
};

/** The name of a file format. */
export function formatName(format: BankFileProfile['format']): string {
  return i18n._(FORMATS[format]);
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
  'profile.isBookedAsOneDebit': (value: boolean) => (value ? t`Yes` : t`No`),
  'profile.unnamedAreAccepted': (value: boolean) =>
    value ? t`Accepted with the file` : t`Wait for another reply`,
  'profile.paidBy': paidByName,
};

function characters(value: number): string {
  const written = formatNumber(value);
  return t`${written} characters`;
}

/** The value of a setting in words; null where the format has no such setting. */
export function settingWords(settings: object, setting: Setting): string | null {
  const value = settingAt(settings, setting);
  if (value === undefined || (value === null && setting !== 'profile.cutOff')) return null;
  if (value === null || value === '') return t`None`;
  const words = WORDS[setting] as ((value: unknown) => string) | undefined;
  return words ? words(value) : String(value as string | number);
}
