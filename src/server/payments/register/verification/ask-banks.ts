import { hasTimedOut, nextAskedMs } from '../../../../domain/payouts/account-verification.ts';
import { invariant } from '../../../../shared/errors.ts';
import { recordAudit, WORKER } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { RowOf, Tx } from '../../../platform/database/pool.ts';
import { providerOf } from './provider.ts';
import type { Answer, VerificationProvider } from './verification-provider.ts';

/** The most at once, so that a turn of the worker stays short. */
const MOST_AT_ONCE = 200;

const SELECT_DUE = `
  SELECT v.id, v.entity_id, v.asked_at, v.sent_at, v.asked, c.payee_id, p.name, c.bank_code, c.branch_code,
         c.account_number, c.account_type
    FROM payee_verifications v
    JOIN payee_changes c ON c.id = v.change_id
    JOIN payees p ON p.id = c.payee_id
   WHERE v.next_ask_at <= $1
   ORDER BY v.next_ask_at
   LIMIT $2`;

type Due = RowOf<typeof SELECT_DUE>;

/**
 * Asks the banks of payees about accounts. A process that dies in between asks the same again, under the same
 * id. A bank that does not answer has timed out after two minutes, and is asked for a week: a later answer
 * counts as any other.
 */
export async function askBanks(context: Context, providerFor: typeof providerOf = providerOf): Promise<void> {
  const { database, clock, log } = context;
  const due = await database.query(SELECT_DUE, [nowOf(clock), MOST_AT_ONCE]);
  for (const question of due) {
    const provider = await providerFor(context, database, question.entity_id);
    await ask(context, provider, question).catch((error: unknown) =>
      log.error({ err: error, verificationId: question.id }, 'a bank could not be asked about an account'),
    );
  }
}

async function ask(context: Context, provider: VerificationProvider | null, question: Due): Promise<void> {
  const { bank_code: bankCode, branch_code: branchCode } = question;
  const { account_number: accountNumber, account_type: accountType } = question;
  invariant(bankCode && branchCode && accountNumber && accountType, 'only accounts are verified');
  const { id, name, asked } = question;
  const account = { id, name, bankCode, branchCode, accountNumber, accountType };
  let said: Answer | null = null;
  if (provider) {
    if (question.sent_at === null) await provider.send(account);
    said = await provider.lookup({ ...account, asked });
  }
  const wasSent = provider !== null;
  await context.database.transaction((tx) => note(context, tx, question, { said, wasSent }));
}

/** Keeps what was said, or that nothing was. */
async function note(
  { clock }: Context,
  tx: Tx,
  question: Due,
  { said, wasSent }: { said: Answer | null; wasSent: boolean },
): Promise<void> {
  const at = nowOf(clock);
  const { id, asked } = question;
  const askedAtMs = question.asked_at.getTime();
  const [row] = await tx.query('SELECT asked FROM payee_verifications WHERE id = $1 FOR UPDATE', [id]);
  // Another worker has asked meanwhile.
  if (row!.asked !== asked) return;
  const [last] = await tx.query(
    'SELECT max(number) AS number FROM payee_verification_answers WHERE verification_id = $1',
    [id],
  );
  const hasAnswer = last !== undefined && last.number !== null;
  const isSilent = said === null && !hasAnswer && hasTimedOut(askedAtMs, at.getTime());
  const nextMs = said ? null : nextAskedMs(askedAtMs, asked, at.getTime());
  await tx.query(
    `UPDATE payee_verifications
        SET asked = asked + 1, sent_at = CASE WHEN $3 THEN coalesce(sent_at, $2) ELSE sent_at END,
            next_ask_at = $4
      WHERE id = $1`,
    [id, at, wasSent, nextMs === null ? null : new Date(nextMs)],
  );
  if (!said && !isSilent) return;
  const result = said?.result ?? 'TIMED_OUT';
  const differs = said?.differs ?? [];
  await tx.query(
    `INSERT INTO payee_verification_answers
            (verification_id, number, entity_id, result, differs, answered_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, (last?.number ?? 0) + 1, question.entity_id, result, differs, at],
  );
  await recordAudit(tx, {
    entityId: question.entity_id,
    at,
    actor: WORKER,
    action: 'payee.verified',
    subjectType: 'payee',
    subjectId: question.payee_id,
    details: { verificationId: id, name: question.name, result, differs },
  });
}
