import type { Context } from '../../../platform/context.ts';
import { rememberedCsv } from '../statements/remembered-csv.ts';
import { storeStatementFile, type IncomingStatementFile } from './store-statement-file.ts';

/**
 * Keeps a CSV statement that a transport fetched, to be read as the last one of the connection was. Its exact
 * matches post as those of any statement of the bank once another user has confirmed a statement that was
 * read in this way; until then the users who chose the columns count as its uploaders.
 */
export async function storeFetchedCsv(
  context: Context,
  file: Omit<IncomingStatementFile, 'csv' | 'fetchedFrom'> & { connectionId: string },
): Promise<void> {
  const { connectionId, ...received } = file;
  const last = await rememberedCsv(context.database, file.entityId, connectionId);
  await storeStatementFile(context, {
    ...received,
    csv: last?.csv ?? null,
    profileBy: last && !last.isConfirmed ? last.profileBy : [],
    fetchedFrom: connectionId,
  });
}
