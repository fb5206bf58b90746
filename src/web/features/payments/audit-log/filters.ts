import * as z from 'zod/mini';
import { auditExportPath } from '../../../../shared/dashboard-routes.ts';
import { searchOf } from '../../../ui/search-filters.ts';
import { PERIODS } from '../shared/periods.ts';

const whole = z.coerce.number().check(z.int(), z.minimum(0));

/** The query of the page's address: the filters, the offset of the page and the open entry. */
export const AuditSearch = z.object({
  action: z.string().check(z.maxLength(100)),
  subjectId: z.string().check(z.maxLength(100)),
  actorId: z.guid(),
  actorKind: z.enum(['USER', 'SYSTEM', 'OPERATOR']),
  period: z.enum(PERIODS),
  /** Sign-ins are most of the log, so they are hidden until a user asks for them. */
  signIns: z.enum(['SHOWN', 'HIDDEN']),
  from: whole,
  to: whole,
  offset: whole,
  open: whole,
});

type Search = z.output<typeof AuditSearch>;
export type AuditFilters = Partial<Omit<Search, 'offset' | 'open'>>;
export type SetFilters = (change: Partial<Record<keyof Search, string | number | undefined>>) => void;

/** The address of the CSV export of the entries that match the filters. */
export function exportAddress(filters: Omit<AuditFilters, 'period'>): string {
  return auditExportPath(searchOf(filters));
}
