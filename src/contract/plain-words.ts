import { z } from 'zod';
import { explain, type Explained } from '../shared/error-texts.ts';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const KINDS: Readonly<Record<string, Explained>> = {
  number: explain('field.number'),
  int: explain('field.whole_number'),
  string: explain('field.text'),
  boolean: explain('field.boolean'),
  array: explain('field.list'),
  object: explain('field.object'),
};

function bound(origin: string, limit: number, word: 'least' | 'most'): Explained {
  const one = limit === 1;
  if (origin === 'string')
    return explain(one ? `field.${word}_character` : `field.${word}_characters`, { limit });
  if (origin === 'array') return explain(one ? `field.${word}_item` : `field.${word}_items`, { limit });
  return explain(`field.${word}`, { limit });
}

/** The sentence for an issue whose schema has no message; undefined leaves the library's default. */
function inPlainWords(issue: Issue): Explained | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? explain('field.required') : KINDS[issue.expected];
    case 'too_small':
      return bound(issue.origin, Number(issue.minimum), 'least');
    case 'too_big':
      return bound(issue.origin, Number(issue.maximum), 'most');
    case 'invalid_value':
      return explain('field.one_of', { values: issue.values.map(String).join(', ') });
    case 'invalid_format':
      return issue.format === 'guid' || issue.format === 'uuid'
        ? explain('field.uuid')
        : issue.format === 'regex'
          ? explain('field.format')
          : undefined;
    default:
      return undefined;
  }
}

z.config({ customError: (issue) => inPlainWords(issue)?.text });

/** The sentence of an issue with its values; null when its message was written elsewhere. */
export function plainSentence(issue: object, message: string): Explained | null {
  // The issue no longer has its input, which tells a missing value from one of another type.
  const found = [inPlainWords(issue as Issue), inPlainWords({ ...issue, input: null } as object as Issue)];
  return found.find((sentence) => sentence?.text === message) ?? null;
}
