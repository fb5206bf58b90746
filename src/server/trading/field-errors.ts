import { z } from 'zod';
import type { FieldError } from './refusal.ts';

/**
 * The errors that a schema found, one for each field. An unknown field has its own error, with the known
 * field that it resembles.
 */
export function fieldsOf(error: z.ZodError, schema?: z.ZodType): FieldError[] {
  return error.issues.flatMap((issue): FieldError[] => {
    const path = issue.path.map(String);
    if (issue.code !== 'unrecognized_keys')
      return [{ field: path.join('.') || 'body', message: issue.message }];
    const known = path.length === 0 ? knownFields(schema) : [];
    return issue.keys.map((key) => ({ field: [...path, key].join('.'), message: unknownField(key, known) }));
  });
}

/** The fields of an object schema; empty for any other schema. */
export function knownFields(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

function unknownField(key: string, known: readonly string[]): string {
  const meant = known.find((field) => letters(field) === letters(key));
  if (meant !== undefined) return `Unknown field. Did you mean ${meant}?`;
  return (
    'Unknown field. It would not take effect, so nothing was done: ' + 'remove it and send the request again.'
  );
}

/** A name without case and separators: post_only, PostOnly and post-only are spellings of postOnly. */
function letters(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
