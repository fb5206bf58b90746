import { t } from '@lingui/core/macro';
import type { PaymentType } from '../../../../client/types.gen.ts';
import { ACCOUNT_TYPE_CODE } from '../../../../shared/account-type-codes.ts';
import { ACB_LENGTHS, ACB_NUMBERS } from '../../../../shared/bank-file-terms.ts';
import { layoutErrors } from '../../../../shared/payment-csv.ts';
import {
  PAYMENT_TYPE_PATTERNS,
  paymentTypeErrors,
  railsOfProfile,
} from '../../../../shared/payment-types.ts';
import type { Rail } from '../../../../shared/terms.ts';
import { railName } from '../shared/rail-name.ts';
import { type ConnectionValues, settingsOf } from './connection-values.ts';
import { layoutProblemWords } from './csv-words.ts';
import { typeProblemWords } from './words.ts';

/** The fields that the name of a file may contain. */
export const NAME_FIELDS = '{date}, {time}, {number}, {fileId}';

const ISO_LENGTHS = { nameLength: 140, referenceLength: 140 };

const FILE_NAME = /^[\w.-]*(?:\{(?:date|time|number|fileId)\}[\w.-]*)+$/;

/** The errors that a user has to correct before the form is sent, by form field. */
export function fieldErrors(values: ConnectionValues): Record<string, string> {
  const { displayName, purpose, bankName, rails, payer, profile } = settingsOf(values);
  const errors: Record<string, string> = {};
  const must = (isRight: boolean, field: string, message: string) => {
    if (!isRight) errors[field] = message;
  };
  const between = (value: unknown, field: string, least: number, most: number) =>
    must(
      typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
      field,
      t`Enter a whole number from ${least} to ${most}.`,
    );
  must(displayName !== '', 'displayName', t`Enter a name.`);
  must(purpose !== 'BOTH' || bankName !== '', 'bankName', t`Enter the bank.`);
  must(rails.length > 0, 'rails', t`Choose at least one rail.`);
  const possible = railsOfProfile(profile);
  const other = rails.find((rail) => !possible.includes(rail));
  if (other !== undefined) {
    const name = railName(other);
    errors['rails'] = t`Files of this format cannot carry ${name}.`;
  }
  must(payer.name !== '', 'payer.name', t`Enter the registered name.`);
  must(/^\d{6}$/.test(payer.branchCode), 'payer.branchCode', t`Enter the 6 digits of the branch code.`);
  must(
    /^\d{5,20}$/.test(payer.accountNumber),
    'payer.accountNumber',
    t`Enter the account number, 5 to 20 digits.`,
  );
  if (profile.acb) {
    const { customerCode, userCode, shortName, destination } = profile.acb;
    const code = (value: string, field: string, length: number) =>
      must(
        /^[A-Z0-9]*$/.test(value) && value.length === length,
        field,
        t`Enter the ${length} letters or digits that the bank gave you.`,
      );
    code(customerCode, 'profile.acb.customerCode', 5);
    code(userCode, 'profile.acb.userCode', 4);
    code(destination, 'profile.acb.destination', 5);
    must(
      /^[A-Z0-9 ]{1,10}$/.test(shortName),
      'profile.acb.shortName',
      t`Enter 1 to 10 letters, digits or spaces.`,
    );
    between(profile.entryClass, 'profile.entryClass', 0, 99);
    const { firstTransmissionNumber, firstGenerationNumber } = profile.acb;
    const { transmissionNumber, generationNumber } = ACB_NUMBERS;
    if (firstTransmissionNumber !== undefined)
      between(firstTransmissionNumber, 'profile.acb.firstTransmissionNumber', 0, transmissionNumber);
    if (firstGenerationNumber !== undefined)
      between(firstGenerationNumber, 'profile.acb.firstGenerationNumber', 0, generationNumber);
  }
  must(
    FILE_NAME.test(profile.fileName),
    'profile.fileName',
    t`Use letters, digits, dots, hyphens and at least one of ${NAME_FIELDS}.`,
  );
  must(
    profile.cutOff === null || /^([01]\d|2[0-3]):[0-5]\d$/.test(profile.cutOff),
    'profile.cutOff',
    t`Enter a time such as 15:30, or leave it empty.`,
  );
  must(
    profile.saturdayCutOff === undefined ||
      (/^([01]\d|2[0-3]):[0-5]\d$/.test(profile.saturdayCutOff) &&
        profile.saturdayCutOff <= (profile.cutOff ?? '24:00')),
    'profile.saturdayCutOff',
    t`Enter a time such as 10:15 that is not after the cut-off of the other days, or leave it empty.`,
  );
  const { nameLength, referenceLength } = profile.acb ? ACB_LENGTHS : ISO_LENGTHS;
  between(profile.nameLength, 'profile.nameLength', 1, nameLength);
  between(profile.referenceLength, 'profile.referenceLength', 1, referenceLength);
  for (const { path, problem } of profile.csv ? layoutErrors(profile.csv) : []) {
    const field = ['profile', 'csv', ...path].join('.');
    errors[field] ??= layoutProblemWords(problem);
  }
  for (const [field, message] of typeErrors(profile.paymentTypes ?? [])) errors[field] ??= message;
  for (const [type, code] of Object.entries(profile.accountTypeCodes ?? {}))
    must(
      ACCOUNT_TYPE_CODE.test(code),
      `profile.accountTypeCodes.${type}`,
      t`Enter at most 4 letters, or leave it empty.`,
    );
  between(profile.maxPayments, 'profile.maxPayments', 1, 100_000);
  between(profile.silentAfterHours, 'profile.silentAfterHours', 1, 720);
  return errors;
}

/** The errors of payment types, by form field. */
function typeErrors(types: readonly PaymentType[]): [string, string][] {
  const errors: [string, string][] = [];
  const field = (rail: Rail, name: string) => `profile.paymentTypes.${rail}.${name}`;
  const { serviceLevel, localInstrument, cutOff, maxAmount } = PAYMENT_TYPE_PATTERNS;
  for (const type of types) {
    const must = (value: string | null, pattern: RegExp, name: string, message: string) => {
      if (value !== null && !pattern.test(value)) errors.push([field(type.rail, name), message]);
    };
    must(type.serviceLevel, serviceLevel, 'serviceLevel', t`Enter 1 to 4 letters or digits.`);
    must(
      type.localInstrument?.value ?? null,
      localInstrument,
      'localInstrument',
      t`Use letters, digits, spaces, dots, slashes and hyphens.`,
    );
    must(type.cutOff, cutOff, 'cutOff', t`Enter a time such as 15:30, or leave it empty.`);
    must(type.maxAmount, maxAmount, 'maxAmount', t`Enter an amount such as 50000.00, or leave it empty.`);
  }
  for (const { path, problem } of paymentTypeErrors(types)) {
    const [index, name] = path;
    errors.push([field(types[Number(index)]!.rail, String(name)), typeProblemWords(problem)]);
  }
  return errors;
}
