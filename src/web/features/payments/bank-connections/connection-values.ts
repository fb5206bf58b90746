import type { UseFormReturnType } from '@mantine/form';
import type {
  BankFileProfile,
  BankFileProfileTemplate,
  PaymentCsvLayout,
  UpdateBankConnectionRequest,
} from '../../../../client/types.gen.ts';
import type { PayingConnection } from '../shared/connection-purpose.ts';
import { type PaymentTypesOfRails, typesOf, typeValuesOf } from './payment-type-values.ts';
import { type AccountTypeCodes, FEW_ACCOUNT_TYPE_CODES } from '../../../../shared/account-type-codes.ts';
import type { OwnReferencePlace } from '../../../../shared/own-reference.ts';
import { ACCOUNT_TYPES } from '../../../../shared/terms.ts';

type Registration = NonNullable<BankFileProfile['acb']>;
type FirstNumber = 'firstTransmissionNumber' | 'firstGenerationNumber';
/** A missing number is an empty text. */
type FormRegistration = Omit<Registration, FirstNumber> & Record<FirstNumber, number | string>;
type Settings = Pick<PayingConnection, 'displayName' | 'rails' | 'payer' | 'profile'> &
  Partial<Pick<PayingConnection, 'purpose' | 'bankName'>>;

/**
 * The form's values: the settings of a connection, with a registration and a cut-off that are always present,
 * even when empty. A number that is being typed may be a text.
 */
export interface ConnectionValues extends Omit<Settings, 'profile' | 'purpose' | 'bankName'> {
  /** BOTH: payers pay into the account too, and read the name of its bank. */
  purpose: 'PAYMENTS' | 'BOTH';
  bankName: string;
  profile: Omit<
    BankFileProfile,
    | 'acb'
    | 'cutOff'
    | 'saturdayCutOff'
    | 'leadDays'
    | 'paymentTypes'
    | 'severalRailsInFile'
    | 'ownReferenceIn'
  > & {
    acb: FormRegistration;
    cutOff: string;
    saturdayCutOff: string;
    leadDays: number;
    paymentTypes: PaymentTypesOfRails;
    severalRailsInFile: boolean;
    accountTypeCodes: AccountTypeCodes;
    ownReferenceIn: OwnReferencePlace | '';
  };
}

export type ConnectionForm = UseFormReturnType<ConnectionValues>;

const NO_REGISTRATION: FormRegistration = {
  customerCode: '',
  userCode: '',
  shortName: '',
  destination: '00000',
  service: 'SAMEDAY',
  firstTransmissionNumber: '',
  firstGenerationNumber: '',
};

/** Converts the settings of a connection to the form's values. */
export function valuesOf(settings: Settings): ConnectionValues {
  const { displayName, rails, payer, profile } = settings;
  return {
    purpose: settings.purpose === 'BOTH' ? 'BOTH' : 'PAYMENTS',
    bankName: settings.bankName ?? '',
    displayName,
    rails,
    payer,
    profile: {
      ...profile,
      acb: { ...NO_REGISTRATION, ...profile.acb },
      cutOff: profile.cutOff ?? '',
      saturdayCutOff: profile.saturdayCutOff ?? '',
      leadDays: profile.leadDays ?? 0,
      paymentTypes: typeValuesOf(profile.paymentTypes ?? []),
      severalRailsInFile: profile.severalRailsInFile ?? false,
      accountTypeCodes: profile.accountTypeCodes ?? FEW_ACCOUNT_TYPE_CODES,
      ownReferenceIn: profile.ownReferenceIn ?? '',
    },
  };
}

/** The values of a new connection, which starts from a built-in profile. */
export function startFrom(template: BankFileProfileTemplate, payerName: string): ConnectionValues {
  return valuesOf({
    displayName: '',
    rails: template.paymentTypes?.map(({ rail }) => rail) ?? ['EFT'],
    payer: { name: payerName, branchCode: '', accountNumber: '', accountType: 'CURRENT' },
    profile: template,
  });
}

/** The settings as the API takes them. */
export function settingsOf(
  values: ConnectionValues,
): Omit<UpdateBankConnectionRequest, 'version'> & Omit<Settings, 'bankName'> {
  const { displayName, payer, purpose } = values;
  const {
    acb,
    paymentTypes,
    severalRailsInFile,
    accountTypeCodes,
    ownReferenceIn,
    saturdayCutOff,
    leadDays,
    ...profile
  } = values.profile;
  const isPain = profile.format === 'PAIN_001';
  const types = isPain ? typesOf(paymentTypes) : [];
  const codes = isPain ? codesOf(accountTypeCodes) : null;
  return {
    ...(purpose === 'BOTH' ? { purpose, bankName: values.bankName.trim() } : {}),
    displayName: displayName.trim(),
    rails: values.rails,
    payer: {
      ...payer,
      name: payer.name.trim(),
      branchCode: withoutSpaces(payer.branchCode),
      accountNumber: withoutSpaces(payer.accountNumber),
    },
    profile: {
      ...profile,
      displayName: profile.displayName.trim(),
      fileName: profile.fileName.trim(),
      cutOff: profile.cutOff.trim() || null,
      ...(saturdayCutOff.trim() === '' ? {} : { saturdayCutOff: saturdayCutOff.trim() }),
      ...(leadDays === 0 || isAcb(profile) || !values.rails.includes('EFT') ? {} : { leadDays }),
      acb: isAcb(profile) ? registrationOf(acb, profile) : null,
      ...(codes ? { accountTypeCodes: codes } : {}),
      ...(isPain && severalRailsInFile ? { severalRailsInFile } : {}),
      ...(isPain && ownReferenceIn ? { ownReferenceIn } : {}),
      ...(types.length > 0 ? { paymentTypes: types } : {}),
      ...(profile.csv ? { csv: layoutOf(profile.csv) } : {}),
    },
  };
}

function registrationOf(acb: FormRegistration, profile: Pick<BankFileProfile, 'format'>): Registration {
  const { firstTransmissionNumber, firstGenerationNumber, ...codes } = acb;
  const stated = (name: FirstNumber, value: number | string) =>
    value === '' ? {} : ({ [name]: value } as Record<FirstNumber, number>);
  return {
    ...codes,
    customerCode: codes.customerCode.trim().toUpperCase(),
    userCode: codes.userCode.trim().toUpperCase(),
    shortName: codes.shortName.trim().toUpperCase(),
    destination: codes.destination.trim().toUpperCase(),
    ...(hasTransmissionNumber(profile) ? stated('firstTransmissionNumber', firstTransmissionNumber) : {}),
    ...stated('firstGenerationNumber', firstGenerationNumber),
  };
}

/** Whether files carry a transmission number. The older form has none. */
export function hasTransmissionNumber({ format }: Pick<BankFileProfile, 'format'>): boolean {
  return format === 'ACB_198';
}

/** The codes of account types; null when they are those of a profile that states none. */
function codesOf(codes: AccountTypeCodes): AccountTypeCodes | null {
  const written = Object.fromEntries(
    ACCOUNT_TYPES.map((type) => [type, codes[type].trim().toUpperCase()]),
  ) as AccountTypeCodes;
  return ACCOUNT_TYPES.every((type) => written[type] === FEW_ACCOUNT_TYPE_CODES[type]) ? null : written;
}

export function isAcb({ format }: Pick<BankFileProfile, 'format'>): boolean {
  return format === 'ACB_198' || format === 'ACB_180';
}

/** A layout without blanks at the ends of its texts, and without texts that it does not use. */
function layoutOf(layout: PaymentCsvLayout): PaymentCsvLayout {
  return {
    ...layout,
    accountTypes: Object.fromEntries(
      ACCOUNT_TYPES.map((type) => [type, layout.accountTypes[type].trim()]),
    ) as PaymentCsvLayout['accountTypes'],
    columns: layout.columns.map(({ header, content, text }) => ({
      header: layout.hasHeader ? header.trim() : '',
      content,
      text: content === 'TEXT' ? text.trim() : '',
    })),
    totalsLabel: layout.totalsLabel === null ? null : layout.totalsLabel.trim(),
  };
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '');
}

/** The settings of a connection, by the paths of their form fields and of the server's errors. */
export const SETTINGS = [
  'displayName',
  'purpose',
  'bankName',
  'rails',
  'payer.name',
  'payer.branchCode',
  'payer.accountNumber',
  'payer.accountType',
  'profile.displayName',
  'profile.charset',
  'profile.nameLength',
  'profile.referenceLength',
  'profile.maxPayments',
  'profile.entryClass',
  'profile.acb.customerCode',
  'profile.acb.userCode',
  'profile.acb.shortName',
  'profile.acb.destination',
  'profile.acb.service',
  'profile.acb.firstTransmissionNumber',
  'profile.acb.firstGenerationNumber',
  'profile.csv.delimiter',
  'profile.csv.lineEnd',
  'profile.csv.amountFormat',
  'profile.csv.dateFormat',
  'profile.csv.hasHeader',
  'profile.csv.quotesAll',
  'profile.csv.totalsLabel',
  'profile.csv.columns',
  'profile.csv.accountTypes',
  'profile.paymentTypes',
  'profile.severalRailsInFile',
  'profile.accountTypeCodes',
  'profile.ownReferenceIn',
  'profile.isBookedAsOneDebit',
  'profile.unnamedAreAccepted',
  'profile.paidBy',
  'profile.fileName',
  'profile.cutOff',
  'profile.saturdayCutOff',
  'profile.leadDays',
  'profile.silentAfterHours',
] as const;
export type Setting = (typeof SETTINGS)[number];

/** The value of a setting; undefined where the format has no such setting. */
export function settingAt(settings: object, setting: Setting): unknown {
  return setting
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | null)?.[name], settings);
}

/** The settings whose values differ. */
export function changedSettings(before: ConnectionValues, after: ConnectionValues): Setting[] {
  const [left, right] = [settingsOf(before), settingsOf(after)];
  return SETTINGS.filter(
    (setting) => JSON.stringify(settingAt(left, setting)) !== JSON.stringify(settingAt(right, setting)),
  );
}

/** Settings that change nothing in the files. */
const NOT_IN_FILES: readonly Setting[] = ['displayName', 'purpose', 'bankName'];

/** Whether the bank has to accept a new test file after a change. A rail that is left out needs none. */
export function needsNewTest(before: ConnectionValues, after: ConnectionValues): boolean {
  return changedSettings(before, after).some((setting) =>
    setting === 'rails'
      ? after.rails.some((rail) => !before.rails.includes(rail))
      : !NOT_IN_FILES.includes(setting),
  );
}

/** `theirs` with this form's changes to `base` applied. */
export function merged(
  base: ConnectionValues,
  theirs: ConnectionValues,
  mine: ConnectionValues,
): ConnectionValues {
  const result = structuredClone(theirs);
  for (const setting of changedSettings(base, mine)) {
    const parts = setting.split('.');
    const last = parts.pop()!;
    const place = parts.reduce<Record<string, unknown>>(
      (at, name) => at[name] as Record<string, unknown>,
      result as unknown as Record<string, unknown>,
    );
    place[last] = settingAt(mine, setting);
  }
  return result;
}
