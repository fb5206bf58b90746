import type { closeStatementFinding as op } from '../../../../contract/dashboard/statement-findings.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import { actorOf } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { loadFinding } from './list-statement-findings.ts';

/**
 * POST /app/statement-findings/{id}/close. A user who uploaded a statement that the bank contradicts cannot
 * close this finding, the only sign of it. Errors: 404; 400 `finding_resolved`, `own_statement`.
 */
export const closeStatementFinding: ChangingVerb<typeof op> = async (context, tx, call) => {
  const { caller, params, body } = call;
  const { code, statement } = await loadFinding(tx, caller.entityId, params.id);
  if (code === 'CONTRADICTED' && (await uploadersOf(tx, params.id)).includes(caller.userId))
    throw refused('own_statement', explain('own_statement.close'));
  const at = nowOf(context.clock);
  const closed = await tx.query(
    `UPDATE statement_findings
        SET resolved_at = $2, closed_by = $3, closing_note = $4
      WHERE id = $1 AND resolved_at IS NULL
      RETURNING id`,
    [params.id, at, caller.userId, body.note],
  );
  if (closed.length === 0) throw refused('finding_resolved', explain('finding_resolved'));
  return {
    body: await loadFinding(tx, caller.entityId, params.id),
    audit: {
      entityId: caller.entityId,
      at,
      actor: actorOf(caller),
      action: 'statement_finding.closed',
      subjectType: 'statement_finding',
      subjectId: params.id,
      details: { code, name: statement.name, accountNumber: statement.accountNumber, note: body.note },
    },
  };
};

/** The users who uploaded the statement of a finding. */
async function uploadersOf(tx: Tx, findingId: string): Promise<string[]> {
  const [file] = await tx.query(
    `SELECT f.uploaders
       FROM statement_findings x
       JOIN bank_statements s ON s.id = x.statement_id
       JOIN statement_files f ON f.id = s.file_id
      WHERE x.id = $1`,
    [findingId],
  );
  return file?.uploaders ?? [];
}
