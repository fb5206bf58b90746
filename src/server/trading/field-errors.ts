import type { z } from 'zod';
import type { FieldError } from './refusal.ts';

/** What a schema found, field by field. */
export function fieldsOf(error: z.ZodError): FieldError[] {
  return error.issues.map(({ path, message }) => ({ field: path.map(String).join('.') || 'body', message }));
}
