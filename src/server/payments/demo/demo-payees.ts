import { ProposePayeeChangeRequest, ProposePayeesRequest } from '../../../contract/dashboard/payees.ts';
import { HOUR_MS, MINUTE_MS } from '../../../shared/time.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { confirmPayeeProposal } from '../register/decide-change.ts';
import { loadPayeeDetail, type ShownPayeeDetail } from '../register/payee-for-display.ts';
import { proposePayeeChange } from '../register/propose-payee-change.ts';
import { proposePayees } from '../register/propose-payees.ts';
import { askBanks } from '../register/verification/ask-banks.ts';
import { verifyPayee } from '../register/verification/verify-payee.ts';
import { daysAgo } from './demo-calendar.ts';
import type { DemoEntity } from './demo-entities.ts';
import { SEED } from './demo-rows.ts';
import { call, changeAt } from './history-writer.ts';
import { demoSuppliers } from './people.ts';

const REGISTERED = 5;
const VERIFIED = 3;
const REGISTERED_DAYS_AGO = 40;

/**
 * The register of Karoo Trading: five of its suppliers, imported and confirmed by a second person, three of
 * them verified at their banks. Another account of one of them waits for a second person.
 */
export function planPayees(
  context: Context,
  karoo: DemoEntity,
  now: number,
  planAt: (ms: number, write: () => Promise<unknown>) => void,
): void {
  const { preparer, approver } = karoo.users as Record<'preparer' | 'approver', Caller>;
  const suppliers = demoSuppliers(SEED + 3).slice(0, REGISTERED);
  const proposedAt = daysAgo(now, REGISTERED_DAYS_AGO) + 23 * HOUR_MS;
  const confirmedAt = proposedAt + 10 * MINUTE_MS;
  const payees: ShownPayeeDetail[] = [];
  let proposalId = '';
  planAt(proposedAt, async () => {
    const body = ProposePayeesRequest.parse({
      payees: suppliers.map(({ name, bankCode, accountNumber }) => ({
        name,
        bankCode,
        accountNumber,
        accountType: 'CURRENT',
      })),
      evidence: 'From our contracts, compared with their stamped bank letters.',
      source: 'FILE',
      fileName: 'suppliers.xlsx',
    });
    const done = await changeAt(context, proposedAt, (then, tx) =>
      proposePayees(then, tx, { ...call(preparer, ''), params: undefined, headers: {}, body }),
    );
    proposalId = (done.body as { proposalId: string }).proposalId;
  });
  planAt(confirmedAt, async () => {
    await changeAt(context, confirmedAt, (then, tx) =>
      confirmPayeeProposal(then, tx, { ...call(approver, proposalId), headers: {}, body: undefined }),
    );
    const found = await context.database.query(
      `SELECT c.payee_id
         FROM payee_changes c
         JOIN payees p ON p.id = c.payee_id
        WHERE c.proposal_id = $1
        ORDER BY p.search_name`,
      [proposalId],
    );
    for (const { payee_id: payeeId } of found)
      payees.push(await loadPayeeDetail(context, context.database, karoo.id, payeeId));
  });
  planVerifications({ context, approver, planAt }, confirmedAt + 10 * MINUTE_MS, payees);
  const changedAt = daysAgo(now, 2) + 23 * HOUR_MS;
  planAt(changedAt, async () => {
    const body = ProposePayeeChangeRequest.parse({
      bankCode: 'CAPITEC',
      accountNumber: '1405550142',
      accountType: 'CURRENT',
      evidence: 'Their letter about a new bank, with the invoice of this month.',
      call: {
        calledPerson: 'Accounts department',
        calledNumber: '021 555 0142',
        calledAt: new Date(changedAt - HOUR_MS).toISOString(),
      },
    });
    await changeAt(context, changedAt, (then, tx) =>
      proposePayeeChange(then, tx, { ...call(preparer, payees[1]!.id), headers: {}, body }),
    );
  });
}

interface Desk {
  context: Context;
  approver: Caller;
  planAt: (ms: number, write: () => Promise<unknown>) => void;
}

/** The banks answer a minute after they were asked. */
function planVerifications(
  { context, approver, planAt }: Desk,
  ms: number,
  payees: readonly ShownPayeeDetail[],
) {
  planAt(ms, async () => {
    for (const { changes } of payees.slice(0, VERIFIED))
      await changeAt(context, ms, (then, tx) =>
        verifyPayee(then, tx, { ...call(approver, changes[0]!.id), headers: {}, body: undefined }),
      );
    await askBanks({ ...context, clock: { nowMs: () => ms + MINUTE_MS } });
  });
}
