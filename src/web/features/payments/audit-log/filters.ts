import { z } from 'zod';
import { PERIODS } from '../shared/periods.ts';

const whole = z.coerce.number().int().min(0);

/** The query of the page's address: the filters, the offset of the page and the open entry. */
export const AuditSearch = z.object({
  action: z.string().max(100),
  subjectId: z.string().max(100),
  actorId: z.guid(),
  actorKind: z.enum(['USER', 'SYSTEM', 'OPERATOR']),
  period: z.enum(PERIODS),
  from: whole,
  to: whole,
  offset: whole,
  open: whole,
});

type Search = z.output<typeof AuditSearch>;
export type AuditFilters = Partial<Omit<Search, 'offset' | 'open'>>;
export type SetFilters = (change: Partial<Record<keyof Search, string | number | undefined>>) => void;
