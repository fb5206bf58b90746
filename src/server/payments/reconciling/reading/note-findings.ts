import {
  balanceBreak,
  followingBreaks,
  type StatementFinding,
} from '../../../../domain/bank-files/statement-checks.ts';
import type { StatementEntry } from '../../../../domain/bank-files/statement.ts';
import { lastBookingDay } from '../../../../domain/reconciliation/reconcile.ts';
import { dayOf } from '../../../../shared/calendar-day.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { businessDays } from '../reconciliation/business-days.ts';
import { newId } from '../../../platform/random.ts';
import { loadAfter, loadBefore, loadBesides, type OrderedStatement } from '../statements/statement-order.ts';

interface Source {
  fileId: string;
  entityId: string;
  at: Date;
}

/** What `checkFollowing` finds. A later statement may resolve it. */
const FOLLOWING = ['OPENING_BREAK', 'SEQUENCE_GAP', 'SEQUENCE_REPEATED', 'CURRENCY_CHANGED'] as const;

/** Notes that the balances of a statement differ from its entries. */
export async function noteBalanceBreak(
  context: Context,
  tx: Tx,
  source: Source,
  { id, head, bookedMinor }: OrderedStatement,
): Promise<void> {
  const finding = balanceBreak({ head, bookedMinor, repeatedMinor: 0n });
  if (finding) await insertFinding(context, tx, source, id, finding, null);
}

/** Notes that a statement, or one of its entries, is dated in the future. */
export async function noteDatedAhead(
  context: Context,
  tx: Tx,
  source: Source,
  { id, orderDate }: OrderedStatement,
  entries: readonly StatementEntry[],
): Promise<void> {
  const { timezone } = await loadPaymentConfig(tx, source.entityId);
  const lastDay = lastBookingDay({
    today: dayOf(source.at.getTime(), timezone),
    isBusinessDay: await businessDays(tx, source.entityId),
  });
  const isAhead = (date: string) => date > lastDay;
  if (isAhead(orderDate) || entries.some(({ bookingDate }) => isAhead(bookingDate)))
    await insertFinding(context, tx, source, id, { code: 'DATED_AHEAD' }, null);
}

/**
 * Notes that a statement of the same name came with other contents, once for each file: CONTRADICTED when the
 * bank itself sent it, after users had uploaded the first one.
 */
export async function noteChanged(
  context: Context,
  tx: Tx,
  source: Source,
  statementId: string,
  code: 'CHANGED' | 'CONTRADICTED',
): Promise<void> {
  const [noted] = await tx.query(
    'SELECT 1 AS yes FROM statement_findings WHERE statement_id = $1 AND file_id = $2',
    [statementId, source.fileId],
  );
  if (!noted) await insertFinding(context, tx, source, statementId, { code }, source.fileId);
}

/**
 * Compares a new statement with the one before it, and the one after it with the new one: statements may come
 * out of order.
 */
export async function checkFollowing(
  context: Context,
  tx: Tx,
  source: Source,
  added: OrderedStatement,
): Promise<void> {
  // Where a new statement ties others of its day together, each of them may follow another one now.
  for (const one of [...(await loadBesides(tx, added)), added])
    await compare(context, tx, source, await loadBefore(tx, one), one);
  const after = await loadAfter(tx, added);
  if (after) await compare(context, tx, source, added, after);
}

/** Compares the neighbours of a statement that was taken back: they follow each other now. */
export async function checkWithout(
  context: Context,
  tx: Tx,
  source: Source,
  place: Pick<OrderedStatement, 'id' | 'accountId' | 'head' | 'orderDate'>,
): Promise<void> {
  const after = await loadAfter(tx, place);
  if (after) await compare(context, tx, source, await loadBefore(tx, after), after);
}

async function compare(
  context: Context,
  tx: Tx,
  source: Source,
  before: OrderedStatement | null,
  statement: OrderedStatement,
): Promise<void> {
  const { id, head, bookedMinor } = statement;
  const found = before
    ? followingBreaks(before.head, { head, bookedMinor, repeatedMinor: await repeatedSum(tx, before, id) })
    : [];
  // A fault that a user has closed is not found again.
  const known = await tx.query(
    `SELECT id, code, expected_minor, stated_minor, difference_minor, first_missing, last_missing
       FROM statement_findings
      WHERE statement_id = $1 AND code = ANY($2) AND (resolved_at IS NULL OR closed_by IS NOT NULL)`,
    [id, [...FOLLOWING]],
  );
  const kept = new Set<string>();
  for (const finding of found) {
    const columns = columnsOf(finding);
    const same = known.find(
      (row) =>
        row.code === finding.code &&
        row.expected_minor === columns.expectedMinor &&
        row.stated_minor === columns.statedMinor &&
        row.difference_minor === columns.differenceMinor &&
        row.first_missing === columns.firstMissing &&
        row.last_missing === columns.lastMissing,
    );
    if (same) kept.add(same.id);
    else await insertFinding(context, tx, source, id, finding, null);
  }
  await tx.query(
    'UPDATE statement_findings SET resolved_at = $2 WHERE id = ANY($1) AND resolved_at IS NULL',
    [known.map((row) => row.id).filter((one) => !kept.has(one)), source.at],
  );
}

/**
 * The booked entries of a statement that the one before it has too. Both are read as a whole: PostgreSQL
 * knows nothing yet about the lines of a new statement, and would read the other one again for each of them.
 */
async function repeatedSum(tx: Tx, before: OrderedStatement, statementId: string): Promise<bigint> {
  const [row] = await tx.query(
    `SELECT coalesce(sum(e.amount_minor), 0)::bigint AS sum
       FROM statement_entries e
      WHERE e.status = 'BOOKED'
        AND e.id = ANY (ARRAY(
              SELECT entry_id FROM statement_lines WHERE statement_id = $1
           INTERSECT
              SELECT entry_id FROM statement_lines WHERE statement_id = $2))`,
    [statementId, before.id],
  );
  return row!.sum ?? 0n;
}

type Found = StatementFinding | { code: 'CHANGED' | 'CONTRADICTED' | 'DATED_AHEAD' };

function columnsOf(finding: Found) {
  return {
    expectedMinor: 'expectedMinor' in finding ? finding.expectedMinor : null,
    statedMinor: 'statedMinor' in finding ? finding.statedMinor : null,
    differenceMinor: 'differenceMinor' in finding ? finding.differenceMinor : null,
    firstMissing: 'firstMissing' in finding ? finding.firstMissing : null,
    lastMissing: 'lastMissing' in finding ? finding.lastMissing : null,
  };
}

async function insertFinding(
  context: Context,
  tx: Tx,
  { entityId, at }: Source,
  statementId: string,
  finding: Found,
  fileId: string | null,
): Promise<void> {
  const columns = columnsOf(finding);
  const facts = { entityId, statementId, code: finding.code };
  tx.afterCommit(() => context.log.warn(facts, 'a statement of the bank has a fault'));
  await tx.query(
    `INSERT INTO statement_findings
            (id, entity_id, statement_id, file_id, code, expected_minor, stated_minor, difference_minor,
             first_missing, last_missing, found_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      newId(context),
      entityId,
      statementId,
      fileId,
      finding.code,
      columns.expectedMinor,
      columns.statedMinor,
      columns.differenceMinor,
      columns.firstMissing,
      columns.lastMissing,
      at,
    ],
  );
}
