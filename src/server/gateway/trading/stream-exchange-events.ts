import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as operations from '../../../contract/dashboard/trading.ts';
import { notFound } from '../../../shared/errors.ts';
import type { Access, Caller } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { credentialsOf } from '../../exchange-access/exchange-credentials.ts';
import type { Handler } from '../../platform/http/route.ts';
import { eventBytes, type EventStreams } from '../../platform/http/event-streams.ts';
import type { Feeds, FeedListener } from './feeds.ts';
import type { KnowsPair } from './known-pairs.ts';
import { keyMissing } from './refusals.ts';

const CONNECTED = eventBytes('status', JSON.stringify({ connected: true }));
const NOT_CONNECTED = eventBytes('status', JSON.stringify({ connected: false }));

type Follow = (hearer: FeedListener) => () => void;

/**
 * GET /app/trading/account-events: the events of the primary account or a subaccount of the caller's
 * entity.
 */
export function streamAccountEvents(
  context: Context,
  access: Access,
  streams: EventStreams,
  feeds: Feeds,
): Handler<typeof operations.streamAccountEvents> {
  return async ({ caller, query, request, reply }) => {
    const subaccountId = /^0*$/.test(query.subaccount ?? '') ? '' : query.subaccount!;
    return stream(context, access, streams, { caller, request, reply }, (hearer) =>
      feeds.followAccount(caller.entityId, subaccountId, hearer),
    );
  };
}

/** GET /app/trading/market-events: changes of a pair's book, trades and candles. 404 for an unknown pair. */
export function streamMarketEvents(
  context: Context,
  access: Access,
  streams: EventStreams,
  feeds: Feeds,
  knowsPair: KnowsPair,
): Handler<typeof operations.streamMarketEvents> {
  return async ({ caller, query, request, reply }) => {
    if (!(await knowsPair(query.pair))) throw notFound('pair');
    return stream(context, access, streams, { caller, request, reply }, (hearer) =>
      feeds.followMarket(caller.entityId, query.pair, hearer),
    );
  };
}

async function stream(
  context: Context,
  access: Access,
  streams: EventStreams,
  { caller, request, reply }: { caller: Caller; request: FastifyRequest; reply: FastifyReply },
  follow: Follow,
): Promise<FastifyReply> {
  if (!(await credentialsOf(context, caller.entityId))) throw keyMissing(caller.entityName);
  const events = streams.open(caller.userId, reply, () => access.recheck(request, caller));
  const unfollow = follow({
    tell: (message) => events.write(message),
    connection: (connected) => events.write(connected ? CONNECTED : NOT_CONNECTED),
  });
  const unwatch = access.watch(request, caller, () => events.end());
  events.onClose(() => {
    unwatch();
    unfollow();
  });
  return reply;
}
