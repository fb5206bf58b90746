import * as z from 'zod/mini';
import { AGEING_BUCKETS, REQUEST_STATUSES } from '../../../../shared/collection-terms.ts';

/** The open amounts: all of them, those that are overdue or of one age, and those that are given up. */
const AGES = ['OPEN', 'OVERDUE', ...AGEING_BUCKETS, 'WRITE_OFF_WAITS', 'REOPENED'] as const;
export type Age = (typeof AGES)[number];

const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** The filters of the list, as the address has them. */
export const RequestSearch = z.object({
  query: z.string().check(z.maxLength(100)),
  status: z.enum(REQUEST_STATUSES),
  age: z.enum(AGES),
  payer: z.string().check(z.regex(/^[0-9a-f-]{36}$/i)),
  dueFrom: Day,
  dueTo: Day,
  view: z.enum(['chart', 'table']),
  offset: z.coerce.number().check(z.int(), z.minimum(0)),
});

export interface RequestFilters {
  query?: string | undefined;
  status?: (typeof REQUEST_STATUSES)[number] | undefined;
  age?: Age | undefined;
  payer?: string | undefined;
  dueFrom?: string | undefined;
  dueTo?: string | undefined;
}

/** The filters without the view and the page. */
export function filtersOf({ query, status, age, payer, dueFrom, dueTo }: RequestFilters): RequestFilters {
  return { query, status, age, payer, dueFrom, dueTo };
}

/** The filters as the server takes them: the list and its export ask for the same. */
export function askedOf({ query, status, age, payer, dueFrom, dueTo }: RequestFilters) {
  return {
    query,
    status,
    payerId: payer,
    dueFrom,
    dueTo,
    ...askedAge(age),
  };
}

function askedAge(age: Age | undefined) {
  if (age === undefined) return {};
  if (age === 'OPEN') return { isOpen: 'true' as const };
  if (age === 'OVERDUE') return { isOverdue: 'true' as const };
  if (age === 'WRITE_OFF_WAITS') return { writeOffWaits: 'true' as const };
  if (age === 'REOPENED') return { isReopened: 'true' as const };
  return { ageing: age };
}
