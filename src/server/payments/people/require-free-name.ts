import { explain } from '../../../shared/error-texts.ts';
import { fieldError, refused } from '../../../shared/errors.ts';
import { isNameInUse } from '../../identity/name-in-use.ts';
import type { Tx } from '../../platform/database/pool.ts';

/** Refuses a display name that looks like another person's. Throws 400 `name_in_use`. */
export async function requireFreeName(
  tx: Tx,
  named: { entityId: string; userId?: string },
  displayName: string,
  at: Date,
): Promise<void> {
  if (!(await isNameInUse(tx, named, displayName, at))) return;
  const text = explain('name_in_use');
  throw refused('name_in_use', text, [fieldError('displayName', 'name_in_use', text)]);
}
