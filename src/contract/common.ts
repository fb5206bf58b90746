import { z } from 'zod';
import {
  findHidden,
  findHiddenInLines,
  hiddenSentence,
  LINES_PATTERN,
  ONE_LINE_PATTERN,
  type HiddenCharacter,
} from '../shared/hidden-characters.ts';
import { AMOUNT_FILTER_PATTERN, AMOUNT_PATTERN, CURRENCIES } from '../shared/money.ts';
import { ACCOUNT_TYPES, RAILS } from '../shared/terms.ts';

/** A decimal string in major units with the currency's digits, such as "1250.00". Never a JSON number. */
export const Amount = z.string().regex(AMOUNT_PATTERN, 'Enter a plain decimal number such as 1250.00.').meta({
  id: 'Amount',
  description: 'A decimal string in major units, with the digits of its currency.',
  example: '1250.00',
});

/** One line of text: trimmed, and without hidden characters (shared/hidden-characters.ts). */
export function oneLine(maxLength: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .check(namesHidden())
    .meta({ pattern: ONE_LINE_PATTERN, description: 'One line without invisible characters.' });
}

/** Several lines of text: trimmed, and without hidden characters except line breaks. */
export function lines(maxLength: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .check(namesHidden(findHiddenInLines))
    .meta({ pattern: LINES_PATTERN, description: 'Text without invisible characters.' });
}

/** A check that refuses hidden characters; its message names the character and its position. */
export function namesHidden(find: (text: string) => HiddenCharacter | null = findHidden) {
  return (payload: z.core.ParsePayload<string>): void => {
    const hidden = find(payload.value);
    if (hidden)
      payload.issues.push({ code: 'custom', input: payload.value, message: hiddenSentence(hidden) });
  };
}

export const CurrencyCode = z.enum(CURRENCIES).meta({
  id: 'CurrencyCode',
  description: 'An ISO 4217 code, or the code of a digital currency.',
  example: 'ZAR',
});

export const Timestamp = z.iso.datetime({ precision: 3 }).meta({
  id: 'Timestamp',
  description: 'A time in ISO 8601, in UTC with milliseconds.',
  example: '2026-03-02T08:15:30.000Z',
});

export const RailName = z.enum(RAILS).meta({
  id: 'Rail',
  description:
    'EFT: paid the same or the next day. RTC: within a minute. PAYSHAP: at once, small amounts. RTGS: ' +
    'large amounts.',
  example: 'EFT',
});

export const AccountTypeName = z
  .enum(ACCOUNT_TYPES)
  .meta({ id: 'AccountType', description: 'The type of the bank account.', example: 'CURRENT' });

/**
 * Any version and variant: an id that does not exist is unknown, not malformed. In small letters, as the
 * database has it, so that ids can be compared.
 */
export const Uuid = z.guid().overwrite((id) => id.toLowerCase());

/**
 * The parameter of event streams that names the user as whom the page acts: for them a page can set no
 * header.
 */
export const StreamUser = {
  user: Uuid.optional().meta({
    description:
      'The user as whom the page acts. If the session is that of another user, the answer is 401 ' +
      '`other_company`.',
    example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c12',
  }),
};

/**
 * The path parameter of one resource. `malformedId` of the operation is the status for an id that is not a
 * UUID.
 */
export const IdParams = z.object({
  id: Uuid.meta({ description: 'The id of the resource.', example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11' }),
});

const Offset = z.coerce.number().int().min(0).max(10_000_000);
const Limit = z.coerce.number().int().min(1).max(200);

/** The pagination of every list. */
export const PagingQuery = {
  offset: Offset.default(0).meta({ description: 'How many items to skip.', example: 0 }),
  limit: Limit.default(50).meta({ description: 'The most items to return.', example: 50 }),
};

/** A page of a list: its items, and how many items the whole list has. */
export function page<T extends z.ZodType, More extends z.ZodRawShape = Record<never, never>>(
  item: T,
  id: string,
  description: string,
  more: More = {} as More,
) {
  return z
    .object({
      items: z.array(item).describe('The items of this page.'),
      total: z.int().min(0).describe('How many items the whole list has.'),
      offset: z.int().min(0).describe('How many items precede this page.'),
      limit: z.int().min(1).max(200).describe('The most items that this page can have.'),
      ...more,
    })
    .meta({ id, description });
}

/** For `page`: the total of a list that can be too long to count. */
export const boundedTotal = {
  total: z.int().min(0).describe('How many items the whole list has; with `isTotalExact`, at least so many.'),
  isTotalExact: z.literal(false).optional().meta({
    description: 'Present, and false, when too many rows would have to be read to count all that match.',
    example: undefined,
  }),
};

export const EpochMs = z.coerce
  .number()
  .int()
  .min(0)
  .max(8_640_000_000_000_000)
  .meta({ override: { type: 'integer', format: 'int64', minimum: 0 } });

/** A query amount: a number in major units, read as text so that it is never a floating-point number. */
export const AmountQuery = z
  .string()
  .regex(AMOUNT_FILTER_PATTERN, 'Enter a plain decimal number such as 1250 or 1250.50.')
  .meta({ override: { type: ['number', 'string'], minimum: 0 } });

export const Person = z
  .object({
    userId: Uuid.meta({
      description: 'The id of the user.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c12',
    }),
    name: z.string().meta({ description: 'The name of the user.', example: 'preparer' }),
  })
  .meta({ id: 'Person', description: 'A user of the entity.' });

export const IdempotencyHeaders = z.object({
  'idempotency-key': Uuid.optional().meta({
    description:
      'A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.',
    example: '4be0643f-1d98-473b-97cd-ca98a65347dd',
  }),
});
