import type { getBankFileSummary as op } from '../../../contract/dashboard/bank-files.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { loadFile } from './file-for-display.ts';

/**
 * GET /app/bank-files/{id}/summary: a small text beside the file, by which a person compares what the bank's
 * page shows. It changes nothing, so it can be read before the file leaves. Errors: 404.
 */
export function getBankFileSummary(context: Context): Handler<typeof op> {
  return async ({ caller, params, reply }) => {
    const file = await loadFile(context.database, caller.entityId, params.id);
    const lines: [string, string][] = [
      ['File', file.fileName],
      ['SHA-256', file.sha256],
      ['Bytes', String(file.byteCount)],
      ['Payments', String(file.paymentCount)],
      ['Total', `${file.currency} ${file.totalAmount}`],
      ...(file.hashTotal === null ? [] : [['Hash total', file.hashTotal] as [string, string]]),
      ['Payment date', file.executionDate],
      ['Batch', file.batch.label],
      ['Content digest', file.contentDigest],
    ];
    const width = Math.max(...lines.map(([name]) => name.length)) + 2;
    return reply
      .header('content-disposition', `attachment; filename="${file.fileName}.summary.txt"`)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(lines.map(([name, value]) => `${`${name}:`.padEnd(width)}${value}\r\n`).join(''));
  };
}
