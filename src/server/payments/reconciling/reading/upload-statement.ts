import type { uploadStatement as op } from '../../../../contract/dashboard/statements.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { notFound, refused } from '../../../../shared/errors.ts';
import { actorOf } from '../../../audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { requireRoomOnDisk } from '../../../platform/room-on-disk.ts';
import type { Call, Handler } from '../../../platform/http/route.ts';
import { rememberedCsv } from '../statements/remembered-csv.ts';
import { loadStatements } from '../statements/statement-for-display.ts';
import {
  inTurn,
  openStatementThreads,
  readWithoutStall,
  reconcileWithoutStall,
} from './statement-threads.ts';
import { storeStatementFile } from './store-statement-file.ts';
import type { CsvReading } from '../statements/tables.ts';

/**
 * POST /app/statements: the bytes are committed before they are read, so a file whose upload is interrupted
 * is read by the worker, or by the next upload of the same bytes. Errors: 404 for the connection of a CSV
 * file; 400 `statement_format_unknown`, `statement_unreadable`, `statement_account_unknown`,
 * `receiving_account_unconfirmed`; 503 `storage_full`.
 */
export function uploadStatement(context: Context): Handler<typeof op> {
  openStatementThreads(context);
  const upload: Handler<typeof op> = async ({ caller, body }) => {
    requireRoomOnDisk(context);
    const { database } = context;
    const { csv, profileBy } = await csvReading(context, caller.entityId, body.csv);
    const { id: fileId, isAgain } = await storeStatementFile(context, {
      entityId: caller.entityId,
      fileName: body.fileName,
      bytes: Buffer.from(body.content, 'base64'),
      csv,
      profileBy,
      userId: caller.userId,
      actor: actorOf(caller),
    });
    await readWithoutStall(context, fileId);
    const [file] = await database.query(
      `SELECT f.id, f.file_name, f.sha256, f.byte_count, f.received_at, f.received_by,
              receiver.name AS received_by_name, f.format, f.refusal, f.refusal_detail, f.refusal_params,
              f.statements
         FROM statement_files f
         LEFT JOIN users receiver ON receiver.id = f.received_by
        WHERE f.id = $1`,
      [fileId],
    );
    const { refusal } = file!;
    if (refusal && refusal !== 'statement_account_left_out') {
      const text = file!.refusal_detail ?? '';
      const detail = file!.refusal_params ? { text, params: file!.refusal_params } : text;
      throw refused(refusal, explain(refusal, { detail }));
    }
    const statements = await loadStatements(
      database,
      file!.statements.map(({ statementId }) => statementId),
    );
    for (const accountId of new Set(statements.map(({ account }) => account.id)))
      await reconcileWithoutStall(context, accountId, 'PART');
    return {
      id: file!.id,
      fileName: file!.file_name,
      sha256: file!.sha256,
      byteCount: file!.byte_count,
      receivedAt: file!.received_at.toISOString(),
      receivedBy:
        file!.received_by === null ? null : { userId: file!.received_by, name: file!.received_by_name ?? '' },
      isAgain,
      format: file!.format!,
      statements: statements.map((statement, index) => ({
        arrival: file!.statements[index]!.arrival,
        statement,
      })),
      leftOut: refusal ? file!.refusal_detail : null,
    };
  };
  return (call) => inTurn(context, call.caller.entityId, () => upload(call));
}

type CsvOf = NonNullable<Call<typeof op>['body']['csv']>;

/** The profile of the request, or the last one of the connection with the users who chose it. */
async function csvReading(
  { database }: Context,
  entityId: string,
  csv: CsvOf | undefined,
): Promise<{ csv: CsvReading | null; profileBy: string[] }> {
  if (!csv) return { csv: null, profileBy: [] };
  const { connectionId, profile, acceptedAccounts = [], acceptedDifference, isOwnBalance } = csv;
  const [connection] = await database.query(
    'SELECT id FROM bank_file_connections WHERE entity_id = $1 AND id = $2',
    [entityId, connectionId],
  );
  if (!connection) throw notFound('bank_connection');
  const last = await rememberedCsv(database, entityId, connectionId);
  const known = profile ?? last?.csv.profile;
  if (!known) return { csv: null, profileBy: [] };
  const accounts = [...new Set([...(last?.csv.acceptedAccounts ?? []), ...acceptedAccounts])];
  return {
    csv: {
      connectionId,
      profile: known,
      ...(accounts.length > 0 ? { acceptedAccounts: accounts } : {}),
      ...(acceptedDifference === undefined ? {} : { acceptedDifference }),
      ...(isOwnBalance ? { isOwnBalance } : {}),
    },
    profileBy: profile ? [] : last!.profileBy,
  };
}
