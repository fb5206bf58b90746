import type { FastifyInstance } from 'fastify';
import type { Access } from '../platform/caller.ts';
import type { Context } from '../platform/context.ts';
import { firstStartRoutes } from './admin/first-start/first-start-routes.ts';
import { operations as audit } from './audit/operations.ts';
import { operations as bankFiles } from './bank-files/operations.ts';
import { operations as bankVisits } from './bank-visits/operations.ts';
import type { Offer } from './base/offer.ts';
import { operations as batches } from './batches/operations.ts';
import { controlOperations } from './control/operations.ts';
import { ENTITY_KINDS } from './entity/control/entity-kinds.ts';
import { operations as policy } from './policy/operations.ts';
import { POLICY_KINDS } from './policy/policy-kind.ts';
import { operations as people } from './people/operations.ts';
import { USER_KINDS } from './people/user-kinds.ts';
import { operations as entity } from './entity/operations.ts';
import { operations as ledger } from './ledger/operations.ts';
import { operations as notices } from './notices/operations.ts';
import { operations as overview } from './overview/operations.ts';
import { operations as register } from './register/operations.ts';
import { operations as paying } from './paying/operations.ts';
import { operations as payouts } from './payouts/operations.ts';
import { operations as collections } from './collections/operations.ts';
import { payPages } from './collections/pay-page/pay-routes.ts';
import { operations as events } from './events/operations.ts';
import { operations as schedules } from './schedules/operations.ts';
import { operations as funding } from './reconciling/funding/operations.ts';
import { operations as entryRules } from './reconciling/entry-rules/operations.ts';
import { operations as openingBalances } from './reconciling/opening-balances/operations.ts';
import { operations as reading } from './reconciling/reading/operations.ts';
import { operations as reconciliation } from './reconciling/reconciliation/operations.ts';
import { operations as monthEnds } from './reconciling/month-ends/operations.ts';
import { operations as settlements } from './reconciling/settlements/operations.ts';
import { operations as statements } from './reconciling/statements/operations.ts';

/** Every operation of the payments application, by room. */
export const OFFERS: readonly Offer[] = [
  ...controlOperations([...ENTITY_KINDS, ...USER_KINDS, ...POLICY_KINDS]),
  ...people,
  ...entity,
  ...policy,
  ...ledger,
  ...register,
  ...batches,
  ...bankFiles,
  ...statements,
  ...funding,
  ...reconciliation,
  ...openingBalances,
  ...entryRules,
  ...reading,
  ...settlements,
  ...monthEnds,
  ...bankVisits,
  ...payouts,
  ...schedules,
  ...collections,
  ...events,
  ...audit,
  ...notices,
  ...paying,
  ...overview,
];

/**
 * Mounts the payments application: the payments interface under /v1, the dashboard's own operations, the
 * public pay pages, and the page of the first start.
 */
export async function payments(app: FastifyInstance, context: Context, access: Access): Promise<void> {
  for (const offer of OFFERS) await offer.mount(app, context, access);
  await payPages(app, context);
  await firstStartRoutes(app, context);
}
