import type { EventResource } from '../../../shared/event-terms.ts';
import { TEST_EVENT_TYPE } from '../../../shared/event-terms.ts';
import { invariant } from '../../../shared/errors.ts';

/** The columns of an event `e`, which the delivery of a test lacks. */
export interface EventRow {
  id: string;
  type: string;
  at: Date;
  subject_id: string;
  parent_id: string | null;
  other_id: string | null;
  detail: string | null;
}

type Data = Record<string, string | null>;

/** The ids that each thing is shown with, beside its state. */
const DATA: Readonly<Record<EventResource, (row: EventRow, state: string) => Data>> = {
  batch: (row, status) => ({ batchId: row.subject_id, status }),
  withdrawal: (row, status) => ({
    withdrawalId: row.subject_id,
    batchId: row.parent_id,
    payoutId: row.other_id,
    status,
  }),
  payout: (row, status) => ({
    payoutId: row.subject_id,
    batchId: row.parent_id,
    reversalOf: row.other_id,
    status,
  }),
  bank_file: (row, status) => ({ bankFileId: row.subject_id, batchId: row.parent_id, status }),
  statement: (row, status) => ({ statementId: row.subject_id, accountId: row.parent_id, status }),
  settlement: (row, status) => ({ bankFileId: row.subject_id, status, differenceState: row.detail }),
  settlement_difference: (row, differenceState) => ({
    bankFileId: row.subject_id,
    status: row.detail,
    differenceState,
  }),
  scheduled_withdrawal: (row, status) => ({ scheduledWithdrawalId: row.subject_id, status }),
  scheduled_run: (row, status) => ({
    scheduledWithdrawalId: row.subject_id,
    dueOn: row.detail,
    batchId: row.other_id,
    status,
  }),
  payment_request: (row, status) => ({ paymentRequestId: row.subject_id, payerId: row.parent_id, status }),
  receipt: (row, status) => ({ receiptId: row.subject_id, payerId: row.parent_id, status }),
  payee_change: (row, status) => {
    const [kind, countsFrom] = row.detail!.split(' ', 2);
    return {
      payeeId: row.subject_id,
      payeeChangeId: row.other_id,
      kind: kind!,
      countsFrom: countsFrom ?? null,
      status,
    };
  },
};

export interface EventForDisplay {
  id: string;
  type: string;
  timestamp: string;
  data: Data;
}

/** An event as the interface shows it and a webhook carries it. */
export function displayEvent(row: EventRow): EventForDisplay {
  return { id: row.id, type: row.type, timestamp: row.at.toISOString(), data: dataOf(row) };
}

function dataOf(row: EventRow): Data {
  if (row.type === TEST_EVENT_TYPE) return { webhookId: row.subject_id };
  const [resource, state] = row.type.split('.', 2) as [EventResource, string];
  const data = DATA[resource];
  invariant(data, `${row.type} is the type of no event`);
  return data(row, state.toUpperCase());
}
