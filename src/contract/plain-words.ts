import { z } from 'zod';

type Told = Parameters<z.core.$ZodErrorMap>[0];

const KINDS: Readonly<Record<string, string>> = {
  number: 'Give a number.',
  int: 'Give a whole number.',
  string: 'Give a text.',
  boolean: 'Give true or false.',
  array: 'Give a list.',
  object: 'Give an object.',
};

const counted = (count: number | bigint, one: string, many: string) =>
  `${count} ${Number(count) === 1 ? one : many}`;

function bound(origin: string, count: number | bigint, word: 'least' | 'most'): string {
  if (origin === 'string') return `Give ${counted(count, 'character', 'characters')} at ${word}.`;
  if (origin === 'array') return `Give ${counted(count, 'item', 'items')} at ${word}.`;
  return `Give ${count} at ${word}.`;
}

/**
 * What is wrong with an input, for a person, where its schema has no words of its own; undefined leaves the
 * library's.
 */
function inPlainWords(issue: Told): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is required.' : KINDS[issue.expected];
    case 'too_small':
      return bound(issue.origin, issue.minimum, 'least');
    case 'too_big':
      return bound(issue.origin, issue.maximum, 'most');
    case 'invalid_value':
      return `Give one of ${issue.values.map(String).join(', ')}.`;
    case 'invalid_format':
      return issue.format === 'guid' || issue.format === 'uuid'
        ? 'Give a UUID.'
        : issue.format === 'regex'
          ? 'This does not have the form that is described.'
          : undefined;
    default:
      return undefined;
  }
}

z.config({ customError: inPlainWords });
