import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVENT_STATES, EVENT_TYPES, eventTypesOf, type EventResource } from '../../../shared/event-terms.ts';
import { DAY_MS } from '../../../shared/time.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { insertBatch } from '../testing/insert-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { whenReadable } from './testing/when-readable.ts';
import { removeOldEvents } from './remove-old-events.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const EVENTS = '/v1/payments/events';
const owner = () => ownerOf(installation.context.database).pool;

async function company() {
  const entityId = await installation.entity();
  const preparer = await installation.user(entityId, ['PREPARER']);
  const viewer = installation.as(await installation.user(entityId, ['VIEWER']));
  const list = async (query = '') => {
    const { status, text, body } = await viewer.send('GET', `${EVENTS}${query}`);
    expect(status, text).toBe(200);
    return body;
  };
  const batch = async () => {
    const made = await insertBatch(installation.context, { entityId, createdBy: preparer.id });
    await whenReadable(installation.context.database);
    return made;
  };
  return { entityId, preparer, viewer, list, batch };
}

/** How each thing is stored: its table, the columns of its states, and what a row in a state has. */
const STORED: Readonly<
  Record<EventResource, { table: string; set: (state: string) => string; needs?: string }>
> = {
  batch: { table: 'batches', set: (state) => `status = '${state}'` },
  withdrawal: { table: 'withdrawals', set: (state) => `status = '${state}'` },
  payout: { table: 'payouts', set: (state) => `status = '${state}'`, needs: "direction = 'CREDIT'" },
  bank_file: {
    table: 'bank_files',
    set: (state) =>
      (['WITHDRAWN', 'LEFT', 'RECALLED'] as const)
        .map((one) => `${one.toLowerCase()}_at = ${one === state ? 'now()' : 'NULL'}`)
        .join(', '),
  },
  statement: {
    table: 'bank_statements',
    set: (state) => `taken_back_at = ${state === 'TAKEN_BACK' ? 'now()' : 'NULL'}`,
  },
  settlement: { table: 'settlement_totals', set: (state) => `state = '${state}'` },
  settlement_difference: { table: 'settlement_totals', set: (state) => `difference_state = '${state}'` },
  scheduled_withdrawal: { table: 'schedules', set: (state) => `status = '${state}'` },
  scheduled_run: { table: 'schedule_runs', set: (state) => `status = '${state}'` },
  payment_request: { table: 'payment_requests', set: (state) => `status = '${state}'` },
  receipt: { table: 'receipts', set: (state) => `status = '${state}'` },
  payee_change: { table: 'payee_changes', set: (state) => `state = '${state}'` },
};

/** States that a row has from its insertion, so that no update leads to them. */
const FIRST: Partial<Record<EventResource, string>> = { bank_file: 'SEALED', statement: 'RECEIVED' };

describe('every change of state is an event', () => {
  /**
   * In a transaction that is undone, everything but the triggers of events is taken off the table: then any
   * state can follow any other, and each of these updates has to leave its event.
   */
  it.each(Object.keys(STORED) as EventResource[])(
    'of a %s, from each state to each other',
    async (resource) => {
      const { table, set, needs } = STORED[resource];
      const entityId = await installation.entity();
      const client = await owner().connect();
      try {
        await client.query('BEGIN');
        const { rows: rules } = await client.query<{ statement: string }>(
          `SELECT format('ALTER TABLE ${table} DISABLE TRIGGER %I', tgname) AS statement
           FROM pg_trigger
          WHERE tgrelid = $1::regclass AND NOT tgisinternal AND tgname NOT LIKE '%\\_events%'
          UNION ALL
         SELECT format('ALTER TABLE ${table} DROP CONSTRAINT %I CASCADE', conname)
           FROM pg_constraint
          WHERE conrelid = $1::regclass AND contype IN ('c', 'f', 'p')
          UNION ALL
         SELECT format('ALTER TABLE ${table} ALTER COLUMN %I DROP NOT NULL', attname)
           FROM pg_attribute
          WHERE attrelid = $1::regclass AND attnum > 0 AND attnotnull AND attidentity = ''`,
          [table],
        );
        // Constraints first: a primary key makes its columns NOT NULL.
        for (const { statement } of rules.filter(({ statement: one }) => one.includes('DROP CONSTRAINT')))
          await client.query(statement);
        for (const { statement } of rules.filter(({ statement: one }) => !one.includes('DROP CONSTRAINT')))
          await client.query(statement);
        const { rows: columns } = await client.query<{ name: string }>(
          `SELECT attname AS name FROM pg_attribute
          WHERE attrelid = $1::regclass AND attname = ANY ('{id,file_id,schedule_id,payee_id,created_at,
                  updated_at,proposed_at,confirmed_at,ended_at,sealed_at,received_at,due_on,kind,state,
                  difference_state,direction}')`,
          [table],
        );
        const has = (name: string) => columns.some((column) => column.name === name);
        const values: Record<string, string> = {
          entity_id: `'${entityId}'`,
          ...(has('id') ? { id: `'${randomUUID()}'` } : {}),
          ...(has('file_id') ? { file_id: `'${randomUUID()}'` } : {}),
          ...(has('schedule_id') ? { schedule_id: `'${randomUUID()}'` } : {}),
          ...(has('payee_id') ? { payee_id: `'${randomUUID()}'`, kind: "'CHANGE'" } : {}),
          ...Object.fromEntries(
            [
              'created_at',
              'updated_at',
              'proposed_at',
              'confirmed_at',
              'ended_at',
              'sealed_at',
              'received_at',
              'due_on',
            ]
              .filter(has)
              .map((name) => [name, 'now()']),
          ),
          ...(has('state') ? { state: "'WAITING'" } : {}),
          ...(has('difference_state') ? { difference_state: "'NONE'" } : {}),
          ...(has('direction') ? { direction: "'CREDIT'" } : {}),
          ...(has('state') || FIRST[resource] ? {} : { status: "'NEW'" }),
        };
        await client.query(
          `INSERT INTO ${table} (${Object.keys(values).join()}) VALUES (${Object.values(values).join()})`,
        );
        const events = async () => {
          const { rows } = await client.query<{ type: string }>(
            'SELECT type FROM events WHERE entity_id = $1 ORDER BY position',
            [entityId],
          );
          await client.query('DELETE FROM events WHERE entity_id = $1', [entityId]);
          return rows.map(({ type }) => type);
        };
        // Withdrawals begin with their batch.
        const born = await events();
        expect(born.length).toBe(resource === 'withdrawal' ? 0 : 1);
        if (FIRST[resource]) expect(born).toEqual([eventTypesOf(resource)[0]]);
        const states: readonly string[] = EVENT_STATES[resource];
        let pairs = 0;
        for (const from of states)
          for (const to of states.filter((state) => state !== from && state !== FIRST[resource])) {
            await client.query(`UPDATE ${table} SET ${set(from)} WHERE entity_id = $1`, [entityId]);
            await events();
            await client.query(
              `UPDATE ${table} SET ${set(to)}${needs ? `, ${needs}` : ''} WHERE entity_id = $1`,
              [entityId],
            );
            expect(await events(), `${from} to ${to}`).toEqual([`${resource}.${to.toLowerCase()}`]);
            pairs += 1;
          }
        expect(pairs).toBeGreaterThan(0);
      } finally {
        await client.query('ROLLBACK');
        client.release();
      }
    },
  );

  it('has a trigger for each table that cannot be skipped, and no other type', async () => {
    const tables = [...new Set(Object.values(STORED).map(({ table }) => table))].sort();
    const { rows } = await owner().query<{ name: string; always: boolean }>(
      `SELECT DISTINCT tgrelid::regclass::text AS name, bool_and(tgenabled = 'A') AS always
         FROM pg_trigger WHERE tgfoid::regproc::text ~ '^note_.*_events?$' GROUP BY 1 ORDER BY 1`,
    );
    expect(rows).toEqual(tables.map((name) => ({ name, always: true })));
    expect(new Set(EVENT_TYPES).size).toBe(EVENT_TYPES.length);
    expect(Object.keys(STORED)).toEqual(Object.keys(EVENT_STATES));
  });
});

describe('a reader who polls', () => {
  it('misses no event of a transaction that commits later with a smaller position', async () => {
    const { entityId, list, batch } = await company();
    const [first, second] = [await batch(), await batch()];
    const start = (await list()).next;
    const slow = await owner().connect();
    const cancel = (db: { query(text: string, values: unknown[]): Promise<unknown> }, id: string) =>
      db.query(
        "UPDATE batches SET status = 'CANCELLED', cancelled_at = now(), updated_at = now() WHERE id = $1",
        [id],
      );
    try {
      await slow.query('BEGIN');
      await cancel(slow, first.id);
      // The second one has a larger position and is committed.
      await cancel(owner(), second.id);
      expect((await list(`?after=${start}`)).items).toEqual([]);
      expect((await list(`?after=${start}`)).next).toBe(start);
      await slow.query('COMMIT');
    } finally {
      slow.release();
    }
    await whenReadable(installation.context.database);
    const { items } = await list(`?after=${start}`);
    expect(items.map(({ data }: { data: { batchId: string } }) => data.batchId)).toEqual([
      first.id,
      second.id,
    ]);
    // Without the horizon, the reader would have gone on from the second event.
    const { rows } = await owner().query(
      'SELECT subject_id FROM events WHERE entity_id = $1 ORDER BY position DESC LIMIT 2',
      [entityId],
    );
    expect(rows.map(({ subject_id: id }) => id)).toEqual([second.id, first.id]);
  });

  it('sees every event once, and those of a batch in order, while 8 writers interleave', async () => {
    const { entityId, list, preparer } = await company();
    const { context } = installation;
    const batches = await Promise.all(
      Array.from({ length: 24 }, () => insertBatch(context, { entityId, createdBy: preparer.id })),
    );
    let isWriting = true;
    const seen: { id: string; type: string; data: { batchId: string } }[] = [];
    const read = async () => {
      let after: string | null = null;
      for (let last = false; ;) {
        last = !isWriting;
        if (last) await whenReadable(context.database);
        const page: { items: typeof seen; next: string | null } = await list(
          `?limit=7${after ? `&after=${after}` : ''}`,
        );
        seen.push(...page.items);
        after = page.next;
        if (last && page.items.length === 0) return;
      }
    };
    const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
    const write = async (writer: number) => {
      for (const [place, { id }] of batches.entries()) {
        if (place % 8 !== writer) continue;
        const client = await owner().connect();
        try {
          await client.query('BEGIN');
          await client.query("UPDATE batches SET label = label || '.' WHERE id = $1", [id]);
          await pause((place * 7) % 23);
          await client.query(
            "UPDATE batches SET status = 'CANCELLED', cancelled_at = now(), updated_at = now() WHERE id = $1",
            [id],
          );
          await pause((place * 13) % 31);
          await client.query(place % 5 === 4 ? 'ROLLBACK' : 'COMMIT');
        } finally {
          client.release();
        }
      }
    };
    const reading = read();
    await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)));
    isWriting = false;
    await reading;
    const { rows } = await owner().query('SELECT id FROM events WHERE entity_id = $1 ORDER BY position', [
      entityId,
    ]);
    expect(seen.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    const cancelled = batches.filter((_, place) => place % 5 !== 4);
    expect(seen).toHaveLength(24 + cancelled.length);
    for (const { id } of cancelled)
      expect(seen.filter(({ data }) => data.batchId === id).map(({ type }) => type)).toEqual([
        'batch.pending_approval',
        'batch.cancelled',
      ]);
  });

  it('finds events of one type, and goes on after those that were read in vain', async () => {
    const { list, batch } = await company();
    await batch();
    const { items, next, hasMore } = await list('?type=receipt.returned');
    expect([items, hasMore]).toEqual([[], false]);
    expect(next).toBe((await list()).items[0].id);
    expect((await list('?type=batch.pending_approval')).items).toHaveLength(1);
  });

  it('never sees those of another entity, nor can go on after one of them', async () => {
    const [one, other] = [await company(), await company()];
    await one.batch();
    const { next } = await one.list();
    expect((await other.list()).items).toEqual([]);
    expect((await other.viewer.send('GET', `${EVENTS}?after=${next}`)).status).toBe(404);
  });
});

it('an event that was undone with its change never existed', async () => {
  const { entityId, list, batch } = await company();
  const { id } = await batch();
  const { next } = await list();
  const client = await owner().connect();
  await client.query('BEGIN');
  await client.query("UPDATE batches SET status = 'CANCELLED', cancelled_at = now() WHERE id = $1", [id]);
  await client.query('ROLLBACK');
  client.release();
  expect((await list(`?after=${next}`)).items).toEqual([]);
  const { rows } = await owner().query('SELECT 1 FROM events WHERE entity_id = $1', [entityId]);
  expect(rows).toHaveLength(1);
});

it('the server’s role can neither write nor change an event, nor move the horizon', async () => {
  const { database } = installation.context;
  const { entityId, batch } = await company();
  await batch();
  for (const statement of [
    `INSERT INTO events (entity_id, id, type, subject_id, at)
     VALUES ('${entityId}', gen_random_uuid(), 'batch.approved', gen_random_uuid(), now())`,
    "UPDATE events SET type = 'batch.approved'",
    'UPDATE event_horizon SET safe_position = 0',
  ])
    await expect(database.execute(statement), statement).rejects.toThrow('permission denied');
  await expect(
    owner().query("UPDATE events SET type = 'batch.approved' WHERE entity_id = $1", [entityId]),
  ).rejects.toThrow('an event never changes');
});

it('old events are removed, and younger ones stay', async () => {
  const { list, batch } = await company();
  await batch();
  installation.passMs(89 * DAY_MS);
  await batch();
  await removeOldEvents(installation.context);
  expect((await list()).items).toHaveLength(2);
  installation.passMs(2 * DAY_MS);
  await removeOldEvents(installation.context);
  expect((await list()).items).toHaveLength(1);
});
