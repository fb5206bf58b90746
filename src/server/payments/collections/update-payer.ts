import type { updatePayer as op } from '../../../contract/collections.ts';
import { explain } from '../../../shared/error-texts.ts';
import { fieldError, notFound, refused } from '../../../shared/errors.ts';
import { actorOf } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { ChangingVerb } from '../base/change.ts';
import { loadPayer } from './payer-for-display.ts';
import { searchNameOf } from './resolve-payers.ts';

/** PUT /payments/collections/payers/{id}: another name or email. Errors: 404; 400 `stale_version`. */
export const updatePayer: ChangingVerb<typeof op> = async (
  context,
  tx,
  { caller, params, headers, body },
) => {
  const { entityId } = caller;
  const at = nowOf(context.clock);
  const [before] = await tx.query(
    `SELECT name, email, language, reminders_off, version
       FROM payers
      WHERE id = $1 AND entity_id = $2
        FOR NO KEY UPDATE`,
    [params.id, entityId],
  );
  if (!before) throw notFound('payer');
  if (headers['if-match'] !== `"${before.version}"`)
    throw refused('stale_version', explain('stale_version.payer'), [
      fieldError('if-match', 'stale_version', explain('stale_version.field')),
    ]);
  const language = body.language ?? 'en';
  const remindersOff = body.sendsReminders === false;
  await tx.query(
    `UPDATE payers
        SET name = $2, search_name = $3, email = $4, language = $6, reminders_off = $7,
            version = version + 1, updated_at = $5
      WHERE id = $1`,
    [params.id, body.name, searchNameOf(body.name), body.email ?? null, at, language, remindersOff],
  );
  return {
    body: await loadPayer(tx, entityId, params.id),
    audit: {
      entityId,
      at,
      actor: actorOf(caller),
      action: 'payer.changed',
      subjectType: 'payer',
      subjectId: params.id.toLowerCase(),
      details: {
        before: {
          name: before.name,
          email: before.email,
          language: before.language,
          sendsReminders: !before.reminders_off,
        },
        after: { name: body.name, email: body.email ?? null, language, sendsReminders: !remindersOff },
      },
    },
  };
};
