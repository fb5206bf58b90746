import { expect } from 'vitest';
import type { TestAnswer, TestCaller } from '../../testing/payments-installation.ts';

interface Uploaded {
  preparer: TestCaller;
  /** Another user with the role APPROVER. */
  second: TestCaller;
  connectionId: string;
}

/** Uploads a reply of the bank. Another user confirms it if it waits for confirmation. */
export async function uploadReply(
  { preparer, second, connectionId }: Uploaded,
  bytes: Uint8Array,
): Promise<TestAnswer<any>> {
  const uploaded = await preparer.send('POST', `/app/bank-connections/${connectionId}/replies`, {
    body: { fileName: 'reply.txt', content: Buffer.from(bytes).toString('base64') },
  });
  if (uploaded.body.result !== 'WAITS_FOR_CONFIRMATION') return uploaded;
  const confirmed = await second.send('POST', `/app/bank-replies/${uploaded.body.id}/confirm`, {
    body: { readAt: uploaded.body.readAt },
  });
  expect(confirmed.status, confirmed.text).toBe(200);
  return confirmed;
}
