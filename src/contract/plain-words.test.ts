import { expect, it } from 'vitest';
import { z } from 'zod';
import './plain-words.ts';

const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

it.each([
  ['a missing value', z.string(), undefined, 'This is required.'],
  ['a word instead of a number', z.coerce.number(), 'abc', 'Enter a number.'],
  ['a number instead of text', z.string(), 1, 'Enter text.'],
  ['an empty text', z.string().min(1), '', 'Enter at least 1 character.'],
  ['a list that is too long', z.array(z.int()).max(2), [1, 2, 3], 'Enter at most 2 items.'],
  ['a number that is too small', z.int().min(1), 0, 'Enter at least 1.'],
  ['an unknown word', z.enum(['EFT', 'RTC']), 'SWIFT', 'Enter one of EFT, RTC.'],
  ['a text that is not a UUID', z.guid(), 'abc', 'Enter a UUID.'],
  ['a text in another format', z.string().regex(/^[0-9a-f]{64}$/), 'abc', 'The format is not valid.'],
  ['a schema with its own message', z.string('Enter a name.'), 1, 'Enter a name.'],
])('describes %s in plain words', (_, schema, value, message) => {
  expect(messageOf(schema, value)).toBe(message);
});
