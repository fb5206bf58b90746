import type { proposePayees as op } from '../../../contract/dashboard/payees.ts';
import { explain } from '../../../shared/error-texts.ts';
import { fieldError, refused, type InputError } from '../../../shared/errors.ts';
import { accountKey, nameKey, normaliseName } from '../../../shared/names.ts';
import { actorOf } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { newId } from '../../platform/random.ts';
import type { Call } from '../../platform/http/route.ts';
import type { ChangingVerb } from '../base/change.ts';
import { readAccounts, type CheckedAccount } from './read-accounts.ts';
import { lockRegister } from './require-registered.ts';

/** The most payees that an entry of the audit log names. */
const AUDITED = 50;

/**
 * POST /app/payees: new payees, which wait for a second person. All of them are proposed, or none. Errors:
 * 400 `validation_failed`, `no_entity_config`, `payee_known`.
 */
export const proposePayees: ChangingVerb<typeof op> = async (context, tx, { caller, body }) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  const placeOf = (index: number) => `payees[${index}]`;
  const accounts = await readAccounts(tx, entityId, body.payees, placeOf);
  requireCallInPast(body.call, at);
  await lockRegister(tx, entityId);
  await requireUnknown(tx, entityId, accounts, at, placeOf);
  const proposalId = newId(context);
  const rows = accounts.map((account) => ({
    ...account,
    payeeId: newId(context),
    changeId: newId(context),
    nameKey: nameKey(account.name),
    searchName: ` ${normaliseName(account.name)}`,
  }));
  await tx.query(
    `INSERT INTO payees (id, entity_id, name, name_key, search_name, created_at)
     SELECT n.id, $1, n.name, n.name_key, n.search_name, $2
       FROM unnest($3::uuid[], $4::text[], $5::text[], $6::text[]) AS n (id, name, name_key, search_name)`,
    [
      entityId,
      at,
      rows.map((row) => row.payeeId),
      rows.map((row) => row.name),
      rows.map((row) => row.nameKey),
      rows.map((row) => row.searchName),
    ],
  );
  await tx.query(
    `INSERT INTO payee_changes
            (id, entity_id, payee_id, number, kind, bank_code, branch_code, account_number, account_type,
             reference_format, called_person, called_number, called_at, evidence, source, file_name,
             proposal_id, proposed_by, proposed_at, state)
     SELECT n.id, $1, n.payee_id, 1, 'ADD', n.bank_code, n.branch_code, n.account_number, n.account_type,
            n.reference_format, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'WAITING'
       FROM unnest($11::uuid[], $12::uuid[], $13::text[], $14::text[], $15::text[], $16::text[], $17::text[])
            AS n (id, payee_id, bank_code, branch_code, account_number, account_type, reference_format)`,
    [
      entityId,
      body.call?.calledPerson ?? null,
      body.call?.calledNumber ?? null,
      body.call ? new Date(body.call.calledAt) : null,
      body.evidence,
      body.source,
      body.fileName ?? null,
      proposalId,
      userId,
      at,
      rows.map((row) => row.changeId),
      rows.map((row) => row.payeeId),
      rows.map((row) => row.bankCode),
      rows.map((row) => row.branchCode),
      rows.map((row) => row.accountNumber),
      rows.map((row) => row.accountType),
      rows.map((row) => row.referenceFormat),
    ],
  );
  return {
    body: { proposalId, count: rows.length, firstPayeeId: rows[0]!.payeeId },
    audit: {
      entityId,
      at,
      actor: actorOf(caller),
      action: 'payee.proposed',
      subjectType: 'payee_proposal',
      subjectId: proposalId,
      details: {
        count: rows.length,
        source: body.source,
        fileName: body.fileName ?? null,
        evidence: body.evidence,
        ...body.call,
        payees: rows.slice(0, AUDITED).map(({ payeeId, name, bankCode, branchCode, accountNumber }) => ({
          payeeId,
          name,
          bankCode,
          branchCode,
          accountNumber,
        })),
      },
    },
  };
};

type SentCall = Call<typeof op>['body']['call'];

/** Throws 400 `validation_failed` for a call in the future. */
export function requireCallInPast(call: SentCall, at: Date): void {
  if (!call || new Date(call.calledAt) <= at) return;
  const message = explain('payee_call.future');
  throw refused('validation_failed', explain('validation_failed', { path: 'call.calledAt', message }), [
    fieldError('call.calledAt', 'in_future', message),
  ]);
}

/**
 * Throws 400 `payee_known` for payees that the register has: a second payee of the same name would be a way
 * around the change of its account. Payees whose change was rejected or withdrawn are forgotten.
 */
async function requireUnknown(
  tx: Tx,
  entityId: string,
  accounts: readonly CheckedAccount[],
  at: Date,
  placeOf: (index: number) => string,
): Promise<void> {
  const known = await tx.query(
    `SELECT p.name, p.name_key, c.state, c.bank_code, c.account_key
       FROM unnest($3::text[]) AS n (name_key)
       JOIN payees p ON p.entity_id = $1 AND p.name_key = n.name_key
       JOIN payee_changes c ON c.payee_id = p.id
      WHERE c.kind <> 'REMOVE'
        AND (c.state = 'WAITING' OR (c.state = 'CONFIRMED' AND c.counts_from > $2)
             OR payee_change_counts(c, $2))`,
    [entityId, at, [...new Set(accounts.map(({ name }) => nameKey(name)))]],
  );
  const byName = new Map<string, typeof known>();
  for (const row of known) byName.set(row.name_key, [...(byName.get(row.name_key) ?? []), row]);
  const rowOf = new Map<string, number>();
  const errors = accounts.flatMap((account, index): InputError[] => {
    const key = nameKey(account.name);
    const field = (at: 'name' | 'accountNumber', text: Parameters<typeof fieldError>[2]) => [
      fieldError(`${placeOf(index)}.${at}`, 'payee_known', text),
    ];
    const earlier = rowOf.get(key);
    if (earlier !== undefined) return field('name', explain('payee_known.twice', { row: earlier + 1 }));
    rowOf.set(key, index);
    const same = byName.get(key) ?? [];
    const [first] = same;
    if (!first) return [];
    const { name } = first;
    const onAccount = same.find(
      (row) => row.bank_code === account.bankCode && row.account_key === accountKey(account.accountNumber),
    );
    if (!onAccount) return field('name', explain('payee_known.other_account', { name }));
    const isProposed = onAccount.state === 'WAITING';
    return field(
      'accountNumber',
      isProposed ? explain('payee_known.proposed', { name }) : explain('payee_known.registered', { name }),
    );
  });
  if (errors.length > 0) throw refused('payee_known', explain('payee_known'), errors);
}
