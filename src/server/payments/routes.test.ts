import { expect, it } from 'vitest';
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
