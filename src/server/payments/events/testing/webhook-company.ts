import { expect } from 'vitest';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import { whenReadable } from './when-readable.ts';
import type { PaymentsInstallation } from '../../testing/payments-installation.ts';

export const WEBHOOKS = '/app/webhooks';

/** A company with an admin, and a way to make many events of it. */
export async function webhookCompany(installation: PaymentsInstallation) {
  const entityId = await installation.entity();
  const user = await installation.user(entityId, ['ADMIN']);
  const admin = installation.as(user, 1_000);
  const { pool } = ownerOf(installation.context.database);
  return {
    entityId,
    admin,
    /** Makes an endpoint for batches. */
    endpoint: async (url: string, types = ['batch.approved']) => {
      const fresh = installation.as(user, 1_000);
      const made = await fresh.send('POST', WEBHOOKS, { body: { url, description: 'Test', types } });
      expect(made.status, made.text).toBe(200);
      return { secret: made.body.secret as string, ...made.body.webhook } as {
        secret: string;
        id: string;
        publicKey: string;
      };
    },
    /** As many events as asked for, of so many subjects in turn. Resolves to their ids in order. */
    events: async (count: number, subjects = 1): Promise<{ id: string; subject_id: string }[]> => {
      const { rows } = await pool.query(
        `WITH subjects AS MATERIALIZED (
           SELECT n, gen_random_uuid() AS id FROM generate_series(0, $3::int - 1) n)
         INSERT INTO events (entity_id, id, type, subject_id, at)
         SELECT $1, event_id($4), 'batch.approved', s.id, $4
           FROM generate_series(0, $2::int - 1) e
           JOIN subjects s ON s.n = e % $3::int
          ORDER BY e
         RETURNING id, subject_id`,
        [entityId, count, subjects, new Date(installation.context.clock.nowMs())],
      );
      await whenReadable(installation.context.database);
      return rows;
    },
    get: async (id: string) => (await admin.send('GET', `${WEBHOOKS}/${id}`)).body,
    deliveries: async (id: string) =>
      (await admin.send('GET', `${WEBHOOKS}/${id}/deliveries?limit=200`)).body,
  };
}
