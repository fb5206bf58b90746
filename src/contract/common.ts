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
export const Amount = z.string().regex(AMOUNT_PATTERN, 'Write a plain decimal number such as 1250.00.').meta({
  id: 'Amount',
  description: "A decimal string in major units with its currency's digits.",
  example: '1250.00',
});

/**
 * A line of text that people write: trimmed, and without hidden characters (shared/hidden-characters.ts).
 */
export function oneLine(maxLength: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .check(namesHidden())
    .meta({ pattern: ONE_LINE_PATTERN, description: 'One line without invisible characters.' });
}

/** Text of several lines. */
export function lines(maxLength: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .check(namesHidden(findHiddenInLines))
    .meta({ pattern: LINES_PATTERN, description: 'Text without invisible characters.' });
}

/** A check that refuses hidden characters by name and place. */
export function namesHidden(find: (text: string) => HiddenCharacter | null = findHidden) {
  return (payload: z.core.ParsePayload<string>): void => {
    const hidden = find(payload.value);
    if (hidden)
      payload.issues.push({ code: 'custom', input: payload.value, message: hiddenSentence(hidden) });
  };
}

export const CurrencyCode = z.enum(CURRENCIES).meta({
  id: 'CurrencyCode',
  description: 'ISO 4217 code, or the code of a digital currency.',
  example: 'ZAR',
});

export const Timestamp = z.iso.datetime({ precision: 3 }).meta({
  id: 'Timestamp',
  description: 'ISO 8601 in UTC with milliseconds.',
  example: '2026-03-02T08:15:30.000Z',
});

export const RailName = z.enum(RAILS).meta({
  id: 'Rail',
  description:
    'EFT: same or next day. RTC: within a minute. PAYSHAP: around the clock, small amounts. RTGS: large amounts.',
  example: 'EFT',
});

export const AccountTypeName = z
  .enum(ACCOUNT_TYPES)
  .meta({ id: 'AccountType', description: 'The kind of bank account.', example: 'CURRENT' });

/** Any version and variant: an id that was never given out is unknown, not malformed. */
export const Uuid = z.guid();

/**
 * The path parameter of one resource. An id that is not a UUID is answered with 400 where the operation lists
 * 400, else with 404.
 */
export const IdParams = z.object({
  id: Uuid.meta({ description: 'Identifier (UUID).', example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11' }),
});

const Offset = z.coerce.number().int().min(0).max(10_000_000);
const Limit = z.coerce.number().int().min(1).max(200);

/** Paging of every list. */
export const PagingQuery = {
  offset: Offset.default(0).meta({ description: 'How many items to pass over.', example: 0 }),
  limit: Limit.default(50).meta({ description: 'How many items to return at most.', example: 50 }),
};

/** The shape of every list: a page of items and how many there are in all. */
export function page<T extends z.ZodType>(item: T, id: string, description: string) {
  return z
    .object({
      items: z.array(item),
      total: z.int().min(0),
      offset: z.int().min(0),
      limit: z.int().min(1).max(200),
    })
    .meta({ id, description });
}

export const EpochMs = z.coerce
  .number()
  .int()
  .min(0)
  .max(8_640_000_000_000_000)
  .meta({ override: { type: 'integer', format: 'int64', minimum: 0 } });

/** A query amount: a number in major units, read as decimal text so that no floating point touches it. */
export const AmountQuery = z
  .string()
  .regex(AMOUNT_FILTER_PATTERN, 'Give a plain decimal number such as 1250 or 1250.50.')
  .meta({ override: { type: ['number', 'string'], minimum: 0 } });

export const Person = z
  .object({ userId: Uuid, name: z.string() })
  .meta({ id: 'Person', description: 'A user of the entity.' });

export const IdempotencyHeaders = z.object({
  'idempotency-key': Uuid.optional().meta({
    description: 'A UUID made by the client: the same key and body replay the first answer for 30 days.',
    example: '4be0643f-1d98-473b-97cd-ca98a65347dd',
  }),
});
