import { t } from '@lingui/core/macro';
import type { SubaccountRequest } from '../../../../client/types.gen.ts';

/** The values of the form; an empty text is a missing value. */
export interface CustomerValues {
  label: string;
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  residentialCountry: string;
  identityIssuingCountry: string;
  identityType: string;
  identityNumber: string;
  identityExpiryDate: string;
  cellNumber: string;
  email: string;
  purpose: string;
  employmentStatus: string;
  sourceOfFunds: string;
}

export const EMPTY: CustomerValues = {
  label: '',
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  residentialCountry: 'ZA',
  identityIssuingCountry: 'ZA',
  identityType: 'ID_CARD',
  identityNumber: '',
  identityExpiryDate: '',
  cellNumber: '',
  email: '',
  purpose: '',
  employmentStatus: '',
  sourceOfFunds: '',
};

const OPTIONAL = new Set<keyof CustomerValues>(['identityExpiryDate', 'email']);
const LABEL = /^[A-Za-z0-9 -]{1,64}$/;

function labelFault(label: string): string | null {
  return LABEL.test(label.trim()) ? null : t`Enter 1 to 64 letters, digits, spaces and hyphens.`;
}

/** The errors that the form finds itself, by field. The exchange checks the rest. */
export function faultsOf(
  values: CustomerValues,
  proprietary: boolean,
): Partial<Record<keyof CustomerValues, string>> {
  const faults: Partial<Record<keyof CustomerValues, string>> = {};
  const label = labelFault(values.label);
  if (label) faults.label = label;
  if (proprietary) return faults;
  for (const [name, value] of Object.entries(values) as [keyof CustomerValues, string][]) {
    if (!faults[name] && !OPTIONAL.has(name) && value.trim() === '') faults[name] = t`This is required.`;
  }
  const cell = values.cellNumber.replaceAll(/[\s()-]/g, '');
  if (cell && !/^\+[1-9]\d{6,14}$/.test(cell))
    faults.cellNumber = t`Include the country code, such as +27821234567.`;
  return faults;
}

/** The body of the request: the label, and for a customer every value. */
export function requestOf(values: CustomerValues, proprietary: boolean): SubaccountRequest {
  const label = values.label.trim();
  if (proprietary) return { label };
  const typed = Object.entries(values).flatMap(([name, value]: [string, string]) =>
    value.trim() === '' ? [] : [[name, value.trim()]],
  );
  // The enumerations are chosen from lists, so each text is one of the allowed values.
  return {
    ...(Object.fromEntries(typed) as SubaccountRequest),
    label,
    cellNumber: values.cellNumber.replaceAll(/[\s()-]/g, ''),
  };
}
