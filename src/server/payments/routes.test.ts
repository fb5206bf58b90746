import { expect, it } from 'vitest';
import { DASHBOARD_OPERATIONS, PAYMENTS_OPERATIONS } from '../../contract/operations.ts';
import * as passkeys from '../../contract/dashboard/passkeys.ts';
import * as programTokens from '../../contract/dashboard/program-tokens.ts';
import * as session from '../../contract/dashboard/session.ts';
import * as trading from '../../contract/dashboard/trading.ts';
import { OFFERS } from './routes.ts';
import { insertBatch } from './testing/insert-batch.ts';
import { paymentsInstallation } from './testing/payments-installation.ts';
import { tokenFor } from './testing/test-access.ts';

it('the server stops while a user follows a batch, without waiting for that user', async () => {
  const installation = await paymentsInstallation();
  const entityId = await installation.entity();
  const user = await installation.user(entityId, ['PREPARER']);
  const { id } = await insertBatch(installation.context, { entityId, createdBy: user.id });
  const answer = await fetch(`${installation.url}/app/batches/${id}/events`, {
    headers: { authorization: `Bearer ${tokenFor(user.id, 0)}` },
  });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toContain(`"id":"${id}"`);
  await installation.close();
  expect((await reader.read()).done).toBe(true);
});

/** Operations of the documents that other rooms of the server offer. */
const ELSEWHERE: readonly unknown[] = [session, passkeys, programTokens, trading].flatMap((room) =>
  Object.values(room),
);

it('offers each operation of the documents once, and nothing else', () => {
  const documented = [...PAYMENTS_OPERATIONS, ...DASHBOARD_OPERATIONS].filter(
    (op) => !ELSEWHERE.includes(op),
  );
  const idsOf = (operations: readonly { operationId: string }[]) =>
    operations.map(({ operationId }) => operationId).sort();
  expect(
    idsOf(OFFERS.map(({ op }) => op)),
    'Each operation of a room is in a file that src/contract/operations.ts lists, and each of those in one.',
  ).toEqual(idsOf(documented));
});
