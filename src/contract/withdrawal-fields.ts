import { z } from 'zod';
import { DOCUMENTED_PATTERNS } from '../domain/withdrawal/documented-formats.ts';
import { WITHDRAWAL_FIELDS } from '../domain/withdrawal/fields.ts';
import { OPTIONAL_FIELDS, type OptionalFields, type WithdrawalEntry } from '../domain/withdrawal/shapes.ts';
import { ONE_LINE_PATTERN } from '../shared/hidden-characters.ts';
import { WITHDRAWAL_AMOUNT_PATTERN } from '../shared/money.ts';
import { AccountTypeName, namesHidden } from './common.ts';

type ValueSchema<E extends WithdrawalEntry> = E['reader'] extends 'account type'
  ? typeof AccountTypeName
  : z.ZodString;

/** The zod shape of a withdrawal in a request, with each field's own type. */
export type WithdrawalRequestShape = {
  [E in WithdrawalEntry as E['wire']]: E['presence'] extends 'required'
    ? ValueSchema<E>
    : z.ZodOptional<ValueSchema<E>>;
};

/** A withdrawal in a request, field by field as the table of fields describes it. */
export function withdrawalRequestShape(): WithdrawalRequestShape {
  return Object.fromEntries(WITHDRAWAL_FIELDS.map((field) => [field.wire, requestSchema(field)])) as never;
}

function requestSchema(field: WithdrawalEntry) {
  const value = valueSchema(field);
  const schema = field.presence === 'required' ? value : value.optional();
  // The account type has its example beside its values.
  return field.reader === 'account type'
    ? schema.meta({ description: field.description })
    : schema.meta({ description: field.description, example: field.samples[0] });
}

function valueSchema(field: WithdrawalEntry) {
  switch (field.reader) {
    case 'name':
    case 'identifier':
      return text(field.maxLength).check(namesHidden()).meta({ pattern: ONE_LINE_PATTERN });
    case 'bank':
    case 'reference':
      return text(field.maxLength);
    case 'branch code':
      return z.string().meta({ pattern: DOCUMENTED_PATTERNS.branchCode });
    case 'account number':
      return z.string().meta({ pattern: DOCUMENTED_PATTERNS.accountNumber });
    case 'account type':
      return AccountTypeName;
    case 'amount':
      return z.string().regex(WITHDRAWAL_AMOUNT_PATTERN);
  }
}

function text(maxLength: number) {
  return z.string().min(1).max(maxLength);
}

/** The optional fields of a withdrawal in answers: null where the withdrawal has none. */
export function optionalFieldsShape(): { [name in keyof OptionalFields]: z.ZodNullable<z.ZodString> } {
  return Object.fromEntries(
    OPTIONAL_FIELDS.map(({ wire, description, samples }) => [
      wire,
      z
        .string()
        .nullable()
        .meta({ description: `${description} Null without one.`, example: samples[0] }),
    ]),
  ) as never;
}
