import { PAYEE_LIMITS } from '../../../shared/payee-terms.ts';
import { DAY_MS } from '../../../shared/time.ts';
import { recordAudit, WORKER } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { lockRegister } from './require-registered.ts';

/** The most proposals of one turn: the next one takes the rest. */
const AT_ONCE = 500;

/**
 * Ends proposals that no second person has confirmed in time, each in its own transaction. The audit log and
 * the author's notifications have one entry for what was proposed together.
 */
export async function expireProposals(context: Context): Promise<void> {
  const { database, clock, log } = context;
  const at = nowOf(clock);
  const proposedBy = new Date(at.getTime() - PAYEE_LIMITS.expiresDays * DAY_MS);
  const due = await database.query(
    `SELECT proposal_id, entity_id
       FROM payee_changes
      WHERE state = 'WAITING' AND proposed_at <= $1
      GROUP BY proposal_id, entity_id
      ORDER BY min(proposed_at)
      LIMIT $2`,
    [proposedBy, BigInt(AT_ONCE)],
  );
  for (const { proposal_id: proposalId, entity_id: entityId } of due)
    await database
      .transaction(async (tx) => {
        await lockRegister(tx, entityId);
        const ended = await tx.query(
          `UPDATE payee_changes c
              SET state = 'EXPIRED', ended_at = $3
             FROM users u
            WHERE c.proposal_id = $1 AND c.state = 'WAITING' AND c.proposed_at <= $2
              AND u.id = c.proposed_by
           RETURNING c.payee_id, c.proposed_by, u.name AS proposed_by_name, c.proposed_at`,
          [proposalId, proposedBy, at],
        );
        const [first] = ended;
        if (!first) return;
        await recordAudit(tx, {
          entityId,
          at,
          actor: WORKER,
          action: 'payee_proposal.expired',
          subjectType: 'payee_proposal',
          subjectId: proposalId,
          details: {
            count: ended.length,
            proposedBy: { userId: first.proposed_by, name: first.proposed_by_name },
            proposedAt: first.proposed_at.toISOString(),
          },
        });
      })
      .catch((error: unknown) => log.error({ err: error, proposalId }, 'a proposal could not be expired'));
}
