import { randomBytes } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { open, seal, secretOf } from '../../platform/secrets.ts';

/** Seals the secrets of API keys, each bound to its key. */
export interface KeySecrets {
  seal(id: string, secret: string): Buffer;
  open(id: string, sealed: Buffer): string;
}

export async function openKeySecrets(context: Context): Promise<KeySecrets> {
  const key = await secretOf(context, 'exchange-api-keys', async () => randomBytes(32));
  const nameOf = (id: string) => `secret of exchange key ${id}`;
  return {
    seal: (id, secret) => seal(key, nameOf(id), Buffer.from(secret)),
    open: (id, sealed) => open(key, nameOf(id), sealed).toString(),
  };
}
