import { z } from 'zod';
import type { Operation } from '../../../contract/operation.ts';
import { BANK_CASES } from './bank-operation-cases.ts';
import { COLLECTION_CASES } from './collection-cases.ts';
import { EVENT_CASES } from './event-cases.ts';
import { PAYMENT_CASES, type Case } from './operation-cases.ts';
import { PAYEE_CASES } from './payee-cases.ts';
import { PEOPLE_CASES } from './people-cases.ts';
import { SCHEDULE_CASES } from './schedule-cases.ts';
import { SIGNING_CASES } from './signing-cases.ts';

/** The cases that are written down, by the name of their operation. */
export const CASES: Readonly<Record<string, Case>> = {
  ...PAYMENT_CASES,
  ...BANK_CASES,
  ...SCHEDULE_CASES,
  ...COLLECTION_CASES,
  ...EVENT_CASES,
  ...PAYEE_CASES,
  ...PEOPLE_CASES,
  ...SIGNING_CASES,
};

/** The case of an operation. That of a read which needs nothing but its path is made from its contract. */
export function caseOf(op: Operation): Case | undefined {
  return CASES[op.operationId] ?? (isPathEnough(op) ? { good: async () => ({ path: op.path }) } : undefined);
}

/** Whether a read succeeds in an entity without data, by its path alone. */
export function isPathEnough({ method, params, query }: Operation): boolean {
  return method === 'GET' && params === undefined && (query?.safeParse({}).success ?? true);
}

/**
 * Values that the schema of a query refuses, each with the name of its field: no word or number of its
 * choice, too long a text, and one more than the most.
 */
export function wrongQueryOf({ query }: Operation): { field: string; value: string }[] {
  return Object.entries((query?.shape ?? {}) as Record<string, z.ZodType>).flatMap(([field, schema]) => {
    const { maximum } = z.toJSONSchema(schema, { unrepresentable: 'any' });
    const values = ['x', 'x'.repeat(3_000), '-1', ...(maximum === undefined ? [] : [String(maximum + 1)])];
    return values.filter((value) => !schema.safeParse(value).success).map((value) => ({ field, value }));
  });
}
