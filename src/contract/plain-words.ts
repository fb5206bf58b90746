import { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const KINDS: Readonly<Record<string, string>> = {
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  string: 'Enter text.',
  boolean: 'Enter true or false.',
  array: 'Enter a list.',
  object: 'Enter an object.',
};

const counted = (count: number | bigint, one: string, many: string) =>
  `${count} ${Number(count) === 1 ? one : many}`;

function bound(origin: string, count: number | bigint, word: 'least' | 'most'): string {
  if (origin === 'string') return `Enter at ${word} ${counted(count, 'character', 'characters')}.`;
  if (origin === 'array') return `Enter at ${word} ${counted(count, 'item', 'items')}.`;
  return `Enter at ${word} ${count}.`;
}

/** The message for an issue whose schema has no message; undefined leaves the library's default. */
function inPlainWords(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is required.' : KINDS[issue.expected];
    case 'too_small':
      return bound(issue.origin, issue.minimum, 'least');
    case 'too_big':
      return bound(issue.origin, issue.maximum, 'most');
    case 'invalid_value':
      return `Enter one of ${issue.values.map(String).join(', ')}.`;
    case 'invalid_format':
      return issue.format === 'guid' || issue.format === 'uuid'
        ? 'Enter a UUID.'
        : issue.format === 'regex'
          ? 'The format is not valid.'
          : undefined;
    default:
      return undefined;
  }
}

z.config({ customError: inPlainWords });
