import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { FIELD, type Field } from '../../../../../domain/withdrawal/shapes.ts';

/** The labels of the domain. A field without words here has its label in every language. */
const FIELD_NAMES: Readonly<Partial<Record<Field, MessageDescriptor>>> = {
  beneficiary_name: msg`Beneficiary name`,
  bank: msg`Bank`,
  branch_code: msg`Branch code`,
  account_number: msg`Account number`,
  account_type: msg`Account type`,
  amount: msg`Amount`,
  beneficiary_reference: msg`Beneficiary reference`,
  own_reference: msg`Own reference`,
  external_id: msg`External ID`,
};

/** The name of a field on screen. */
export function fieldWords(field: Field): string {
  const words = FIELD_NAMES[field];
  return words ? i18n._(words) : FIELD[field].label;
}
