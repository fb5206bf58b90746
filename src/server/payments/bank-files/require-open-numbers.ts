import type { BankFileProfile } from '../../../domain/bank-files/profile.ts';
import { explain } from '../../../shared/error-texts.ts';
import { fieldError, refused } from '../../../shared/errors.ts';
import type { Tx } from '../../platform/database/pool.ts';

const FIRST_NUMBERS = ['firstTransmissionNumber', 'firstGenerationNumber'] as const;

/**
 * Refuses other first numbers once an ACB file of the connection has left: the bank counts on from that file.
 * A file that has not left is written again after every change, so it holds nothing up. The caller has
 * locked the connection, so that no file leaves meanwhile.
 */
export async function requireOpenNumbers(
  tx: Tx,
  before: { id: string; profile: Pick<BankFileProfile, 'acb'> | null },
  { acb, format }: Pick<BankFileProfile, 'acb' | 'format'>,
): Promise<void> {
  if (acb === null) return;
  // The older form states no transmission number.
  const stated = format === 'ACB_180' ? FIRST_NUMBERS.slice(1) : FIRST_NUMBERS;
  const changed = stated.filter((field) => acb[field] !== before.profile?.acb?.[field]);
  if (changed.length === 0) return;
  const [left] = await tx.query(
    `SELECT file_name
       FROM bank_files
      WHERE connection_id = $1 AND left_at IS NOT NULL AND generation_number IS NOT NULL
      ORDER BY file_number
      LIMIT 1`,
    [before.id],
  );
  if (!left) return;
  const message = explain('acb_numbers_in_use', { fileName: left.file_name });
  throw refused(
    'acb_numbers_in_use',
    message,
    changed.map((field) => fieldError(`profile.acb.${field}`, 'acb_numbers_in_use', message)),
  );
}
