import type { Broken } from './promises.ts';
import type { World } from './world.ts';

interface Payout {
  id: string;
  direction: string;
  status: string;
  reference: string;
  amountMinor: bigint;
  createdMs: number;
  batchId: string | null;
}

interface Filter {
  search: string;
  keeps: (payout: Payout) => boolean;
}

/** Compares the answers of the interface after a history with the rows of the database. */
export async function answersBroken(world: World): Promise<Broken[]> {
  const broken: Broken[] = [];
  for (const [entity, entityId] of world.entities) {
    const caller = world.people.get(`${entity} admin 1`)!;
    const rows = await world.stage.owner.query(
      `SELECT id, direction, status, recipient_reference AS reference, amount_minor AS "amountMinor",
              created_at, batch_id AS "batchId"
         FROM payouts WHERE entity_id = $1`,
      [entityId],
    );
    const payouts = rows.map(({ created_at, ...row }) => ({ ...row, createdMs: created_at.getTime() }));
    for (const { search, keeps } of filtersOf(payouts)) {
      const expected = payouts
        .filter(keeps)
        .map(({ id }) => id)
        .sort();
      const { body } = await caller.send('GET', `/v1/payments/payout/history?limit=200&${search}`);
      const found = (body.items as { id: string }[]).map(({ id }) => id).sort();
      if (found.join() !== expected.join())
        broken.push({
          promise: 'history-as-filtered',
          text: `"${search}" finds ${found.length} of ${expected.length} payouts of entity ${entity}`,
        });
      const { text } = await caller.send('GET', `/app/payouts.csv?${search}`);
      const lines = text.trimEnd().split('\n').length - 1;
      if (lines !== expected.length)
        broken.push({
          promise: 'exports-as-filtered',
          text: `"${search}" exports ${lines} of ${expected.length} payouts of entity ${entity}`,
        });
    }
    broken.push(...(await unnamed(world, entity, entityId)));
  }
  return broken;
}

function filtersOf(payouts: readonly Payout[]): Filter[] {
  const some = payouts[Math.floor(payouts.length / 2)];
  const filters: Filter[] = [
    { search: '', keeps: () => true },
    ...['COMPLETE', 'FAILED', 'REVERSED', 'PROCESSING'].map((status) => ({
      search: `status=${status}`,
      keeps: (payout: Payout) => payout.status === status,
    })),
    { search: 'direction=CREDIT', keeps: ({ direction }) => direction === 'CREDIT' },
    { search: 'query=row%201', keeps: ({ reference }) => reference.includes('ROW 1') },
    { search: 'minAmount=500', keeps: ({ amountMinor }) => amountMinor >= 50_000n },
  ];
  if (!some) return filters;
  return [
    ...filters,
    { search: `from=${some.createdMs}`, keeps: ({ createdMs }) => createdMs >= some.createdMs },
    {
      search: `to=${some.createdMs}&status=COMPLETE`,
      keeps: ({ createdMs, status }) => createdMs <= some.createdMs && status === 'COMPLETE',
    },
    // Incoming money has no batch.
    ...(some.batchId
      ? [{ search: `batchId=${some.batchId}`, keeps: (payout: Payout) => payout.batchId === some.batchId }]
      : []),
    {
      search: `exactAmount=${Number(some.amountMinor) / 100}`,
      keeps: ({ amountMinor }) => amountMinor === some.amountMinor,
    },
  ];
}

/**
 * Lists the batches that have not ended and that "Needs attention" does not name. A history ends while
 * schedules continue, so the batch of a run may wait for its day, or for an answer of the bank that is not
 * late yet.
 */
async function unnamed(world: World, entity: string, entityId: string): Promise<Broken[]> {
  const open = await world.stage.owner.query(
    `SELECT id, label, status FROM batches
      WHERE entity_id = $1 AND status IN ('PENDING_APPROVAL', 'APPROVED', 'PROCESSING')
        AND NOT (schedule_id IS NOT NULL
                 AND CASE status WHEN 'PENDING_APPROVAL' THEN expires_at > $2::timestamptz + interval '2 days'
                                 WHEN 'APPROVED' THEN release_at > $2
                                 ELSE release_at > $2::timestamptz - interval '2 days' END)`,
    [entityId, new Date(world.stage.clock.ms)],
  );
  const { body } = await world.people.get(`${entity} admin 1`)!.send('GET', '/app/attention');
  const named = new Set((body as { batch: { id: string } | null }[]).map(({ batch }) => batch?.id));
  return open
    .filter(({ id }) => !named.has(id))
    .map(({ label, status }) => ({
      promise: 'nothing-waits-unnamed' as const,
      text: `batch ${label} is ${status} and not named`,
    }));
}
