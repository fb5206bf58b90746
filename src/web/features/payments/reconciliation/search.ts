import * as z from 'zod/mini';

/** The parts of the page. */
const VIEWS = ['open', 'aside', 'posted', 'days', 'rules'] as const;
export type View = (typeof VIEWS)[number];

/** The query of the page's address. */
export const ReconciliationSearch = z.object({
  view: z.enum(VIEWS),
  only: z.enum(['EXACT', 'LIKELY', 'UNMATCHED']),
  accountId: z.guid(),
  open: z.guid(),
  offset: z.coerce.number().check(z.int(), z.minimum(0)),
});
