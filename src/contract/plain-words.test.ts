import { expect, it } from 'vitest';
import { z } from 'zod';
import './plain-words.ts';

const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

it.each([
  ['nothing', z.string(), undefined, 'This is required.'],
  ['a word for a number', z.coerce.number(), 'abc', 'Give a number.'],
  ['a number for a text', z.string(), 1, 'Give a text.'],
  ['an empty text', z.string().min(1), '', 'Give 1 character at least.'],
  ['a list that is too long', z.array(z.int()).max(2), [1, 2, 3], 'Give 2 items at most.'],
  ['a number below', z.int().min(1), 0, 'Give 1 at least.'],
  ['another word', z.enum(['EFT', 'RTC']), 'SWIFT', 'Give one of EFT, RTC.'],
  ['no id', z.guid(), 'abc', 'Give a UUID.'],
  [
    'another form',
    z.string().regex(/^[0-9a-f]{64}$/),
    'abc',
    'This does not have the form that is described.',
  ],
  ['what has words of its own', z.string('Write a name.'), 1, 'Write a name.'],
])('%s is told in plain words', (_, schema, value, message) => {
  expect(messageOf(schema, value)).toBe(message);
});
