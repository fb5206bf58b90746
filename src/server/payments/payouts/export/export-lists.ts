import {
  BATCH_EXPORT_COLUMNS,
  type exportBatches as batchesOp,
  type exportPayees as payeesOp,
  type exportRecipients as recipientsOp,
  type exportStatements as statementsOp,
  PAYEE_EXPORT_COLUMNS,
  RECIPIENT_EXPORT_COLUMNS,
  STATEMENT_EXPORT_COLUMNS,
} from '../../../../contract/dashboard/list-exports.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { withValues } from '../../../platform/database/copy-out.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { displayBatches, SELECT_BATCHES, type BatchForDisplay } from '../../batches/batch-for-display.ts';
import { batchesFound } from '../../batches/list-batches.ts';
import { LIST_ORDER as PAYEE_ORDER, payeesFound } from '../../register/list-payees.ts';
import { displayPayee, SELECT_PAYEES, type ShownPayee } from '../../register/payee-for-display.ts';
import { recipientsFound } from '../recipients/list-recipients.ts';
import { loadRecipients, type RecipientForDisplay } from '../recipients/recipient-for-display.ts';
import { statementsFound } from '../../reconciling/statements/list-statements.ts';
import { loadStatements } from '../../reconciling/statements/statement-for-display.ts';
import { lineOf } from './line-of.ts';
import { listExporter } from './export-list.ts';

/** GET /app/batches.csv: the batches that the filters of the list find. */
export function exportBatches(context: Context): Handler<typeof batchesOp> {
  const send = listExporter(context);
  return ({ caller, query, reply }) => {
    const { where, values, order } = batchesFound(caller.entityId, query);
    return send(
      { caller, query, reply },
      {
        name: 'batches',
        columns: BATCH_EXPORT_COLUMNS,
        found: { id: 'b.id', from: `FROM batches b ${withValues(where, values)} ${order}` },
        linesOf: async (ids) => {
          const rows = await context.database.query(
            `${SELECT_BATCHES} WHERE b.entity_id = $1 AND b.id = ANY($2) ORDER BY array_position($2, b.id)`,
            [caller.entityId, ids],
          );
          const batches = await displayBatches(context.database, caller.entityId, rows, nowOf(context.clock));
          return batches.map(batchLine);
        },
      },
    );
  };
}

function batchLine(batch: BatchForDisplay): string[] {
  const countOf = (status: BatchForDisplay['byStatus'][number]['status']) =>
    batch.byStatus.find((one) => one.status === status)?.count ?? 0;
  return lineOf(BATCH_EXPORT_COLUMNS, {
    id: batch.id,
    label: batch.label,
    status: batch.status,
    created_at: batch.createdAt,
    currency: batch.currency,
    amount: batch.totalAmount,
    fees: batch.totalFee,
    payments: batch.withdrawalCount,
    paid: countOf('COMPLETE'),
    failed: countOf('FAILED'),
    returned: countOf('REVERSED'),
    prepared_by: batch.createdBy.name,
    approved_by: batch.approvals.map(({ name }) => name).join('; '),
    execution_date: batch.executionDate,
    completed_at: batch.completedAt,
  });
}

/** GET /app/recipients.csv: the recipients that the search finds. */
export function exportRecipients(context: Context): Handler<typeof recipientsOp> {
  const send = listExporter(context);
  return ({ caller, query, reply }) => {
    const { where, values, order } = recipientsFound(caller.entityId, query.query?.trim() ?? '');
    return send(
      { caller, query, reply },
      {
        name: 'recipients',
        columns: RECIPIENT_EXPORT_COLUMNS,
        found: { id: 'r.id', from: `FROM beneficiaries r ${withValues(where, values)} ${order}` },
        linesOf: async (ids) =>
          (await loadRecipients(context.database, caller.entityId, ids)).flatMap(recipientLines),
      },
    );
  };
}

/** A line for each currency; one line without a total for a recipient who was not paid. */
function recipientLines(recipient: RecipientForDisplay): string[][] {
  const totals: (RecipientForDisplay['totals'][number] | null)[] =
    recipient.totals.length > 0 ? recipient.totals : [null];
  return totals.map((total) =>
    lineOf(RECIPIENT_EXPORT_COLUMNS, {
      id: recipient.id,
      name: recipient.name,
      other_names: recipient.otherNames.join('; '),
      bank_code: recipient.bankCode,
      bank: recipient.bankName,
      branch_code: recipient.branchCode,
      account_number: recipient.accountNumber,
      account_type: recipient.accountType,
      external_id: recipient.externalId,
      currency: total?.currency,
      payments: total?.count ?? 0,
      total_paid: total?.amount,
      last_paid_at: recipient.lastPaidAt,
      first_seen_at: recipient.firstSeenAt,
    }),
  );
}

/** GET /app/payees.csv: the payees that the filters of the register find. */
export function exportPayees(context: Context): Handler<typeof payeesOp> {
  const send = listExporter(context);
  const { database, clock } = context;
  return async ({ caller, query, reply }) => {
    const at = nowOf(clock);
    const { where, values } = payeesFound(caller.entityId, query, at);
    const banks = await database.query('SELECT code, display_name AS name FROM banks');
    const bankName = (bank: string) => banks.find(({ code }) => code === bank)?.name;
    return send(
      { caller, query, reply },
      {
        name: 'payees',
        columns: PAYEE_EXPORT_COLUMNS,
        found: { id: 'p.id', from: `FROM payees p ${withValues(where, values)} ${PAYEE_ORDER}` },
        linesOf: async (ids) => {
          const rows = await database.query(
            `${SELECT_PAYEES} WHERE p.entity_id = $2 AND p.id = ANY ($3) ORDER BY array_position($3, p.id)`,
            [at, caller.entityId, ids],
          );
          return rows.map((row) => payeeLine(displayPayee(row), bankName));
        },
      },
    );
  };
}

function payeeLine(
  { id, name, account, paidFrom, openChange, verification, createdAt }: ShownPayee,
  bankName: (code: string) => string | undefined,
): string[] {
  return lineOf(PAYEE_EXPORT_COLUMNS, {
    id,
    name,
    state: openChange ? 'WAITING' : account ? 'PAID' : 'NOT_PAID',
    bank_code: account?.bankCode,
    bank: account && bankName(account.bankCode),
    branch_code: account?.branchCode,
    account_number: account?.accountNumber,
    account_type: account?.accountType,
    reference_format: account?.referenceFormat,
    paid_from: paidFrom,
    verification: verification?.result,
    verified_at: verification?.answeredAt,
    change: openChange?.kind,
    change_state: openChange?.state,
    change_bank_code: openChange?.account.bankCode,
    change_branch_code: openChange?.account.branchCode,
    change_account_number: openChange?.account.accountNumber,
    change_account_type: openChange?.account.accountType,
    change_reference_format: openChange?.account.referenceFormat,
    change_proposed_by: openChange?.proposedBy.name,
    change_proposed_at: openChange?.proposedAt,
    change_counts_from: openChange?.countsFrom,
    created_at: createdAt,
  });
}

/** GET /app/statements.csv: the statements that the filters of the list find. */
export function exportStatements(context: Context): Handler<typeof statementsOp> {
  const send = listExporter(context);
  return ({ caller, query, reply }) => {
    const found = statementsFound(caller.entityId, query);
    return send(
      { caller, query, reply },
      {
        name: 'statements',
        columns: STATEMENT_EXPORT_COLUMNS,
        found: {
          id: 's.id',
          from:
            `FROM bank_statements s ${withValues(found.where, found.values)} ` +
            'ORDER BY s.order_date DESC, s.id DESC',
        },
        linesOf: async (ids) => (await loadStatements(context.database, ids)).map(statementLine),
      },
    );
  };
}

type Statement = Awaited<ReturnType<typeof loadStatements>>[number];

function statementLine(statement: Statement): string[] {
  return lineOf(STATEMENT_EXPORT_COLUMNS, {
    id: statement.id,
    connection: statement.account.connection.displayName,
    account_number: statement.account.accountNumber,
    currency: statement.account.currency,
    kind: statement.kind,
    name: statement.name,
    number: statement.sequenceNumber,
    opening_date: statement.opening?.date,
    opening_balance: statement.opening?.amount,
    closing_date: statement.closing?.date,
    closing_balance: statement.closing?.amount,
    booked: statement.bookedAmount,
    entries: statement.entryCount,
    open_findings: statement.openFindings,
    received_at: statement.receivedAt,
    file: statement.file.fileName,
    taken_back_at: statement.takenBack?.at,
    taken_back_reason: statement.takenBack?.reason,
  });
}
