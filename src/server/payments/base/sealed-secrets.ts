import type { Context } from '../../platform/context.ts';
import { open, seal, sealingKey } from '../../platform/secrets.ts';
import type { AnswerKeeping } from './idempotency.ts';

/** The name under which answers are sealed. */
const NAME = 'idempotency.answer';
/** No answer begins so: it is JSON. */
const SEALED = 'sealed:';
/** A link that works without a sign-in, or the secret of a webhook. */
const SECRET = /"payUrl":"|"secret":"whsec_/;

/**
 * Seals stored answers that have a link of a pay page or the secret of a webhook: a copy of the database must
 * not give either.
 */
export function sealedSecrets(context: Pick<Context, 'configuration'>): AnswerKeeping {
  return {
    write: (text) =>
      SECRET.test(text)
        ? SEALED + seal(sealingKey(context), NAME, Buffer.from(text)).toString('base64')
        : text,
    read: (stored) =>
      stored.startsWith(SEALED)
        ? open(sealingKey(context), NAME, Buffer.from(stored.slice(SEALED.length), 'base64')).toString()
        : stored,
  };
}
