/**
 * A reader of the benchmark `export`, in a separate process, so that its memory is not the server's: an
 * export over HTTP, or COPY TO of the same rows. Each message is one round.
 */
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import { to as copyTo } from 'pg-copy-streams';
import { openDatabase, type DatabaseAddress } from '../src/server/platform/database/pool.ts';
import { countLines } from './count-lines.ts';

export type ExportContenderOptions =
  | { contender: 'export'; url: string; headers: Record<string, string> }
  | { contender: 'copy'; address: DatabaseAddress; entityId: string };

export interface ExportRound {
  ms: number;
  rows: number;
}

const options = JSON.parse(process.argv[2]!) as ExportContenderOptions;

process.on('message', () => {
  void (options.contender === 'export' ? readExport(options) : copyAlone(options)).then((round) =>
    process.send!(round),
  );
});

async function readExport({
  url,
  headers,
}: Extract<ExportContenderOptions, { contender: 'export' }>): Promise<ExportRound> {
  const start = performance.now();
  const sent = request(url, { headers }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`The export was answered with ${answer.statusCode}.`);
  const lines = await countLines(answer);
  return { ms: performance.now() - start, rows: lines - 1 };
}

/** The same rows and columns in the same order, as PostgreSQL itself writes CSV. */
async function copyAlone({
  address,
  entityId,
}: Extract<ExportContenderOptions, { contender: 'copy' }>): Promise<ExportRound> {
  const database = openDatabase(address, { max: 1, name: 'outlay-bench-copy' });
  const client = await database.pool.connect();
  try {
    const start = performance.now();
    const stream = client.query(
      copyTo(
        `COPY (SELECT p.id, p.created_at, p.direction, p.status, p.currency, p.amount_minor, p.fee_minor,
                      w.beneficiary_name, w.bank_code, w.branch_code, w.account_number, w.account_type,
                      p.recipient_reference, b.label, p.batch_id, p.withdrawal_id, p.rail, p.failure_code,
                      p.failure_reason, p.updated_at
                 FROM payouts p
                 LEFT JOIN withdrawals w ON w.id = p.withdrawal_id
                 LEFT JOIN batches b ON b.id = p.batch_id
                WHERE p.entity_id = '${entityId}' AND p.direction = 'DEBIT'
                ORDER BY p.created_at DESC, p.id DESC) TO STDOUT (FORMAT csv)`,
      ),
    );
    const rows = await countLines(stream);
    return { ms: performance.now() - start, rows };
  } finally {
    client.release();
    await database.close();
  }
}
