import {
  DAY_EXPORT_COLUMNS,
  ENTRY_EXPORT_COLUMNS,
  type exportBalanceDays as daysOp,
  type exportFundingRecords as fundingOp,
  type exportReconciliationEntries as entriesOp,
  type exportSettlements as settlementsOp,
  FUNDING_EXPORT_COLUMNS,
  SETTLEMENTS_EXPORT_COLUMNS,
} from '../../../../contract/dashboard/reconciliation-exports.ts';
import { formatAmount } from '../../../../shared/money.ts';
import type { Context } from '../../../platform/context.ts';
import { withValues } from '../../../platform/database/copy-out.ts';
import type { Handler } from '../../../platform/http/route.ts';
import {
  displayRecord,
  SELECT_RECORDS,
  type FundingForDisplay,
} from '../../reconciling/funding/funding-for-display.ts';
import { fundingFound } from '../../reconciling/funding/list-funding-records.ts';
import { todayOf } from '../../reconciling/funding/today.ts';
import { daysFound, requireAccount } from '../../reconciling/reconciliation/balance-days.ts';
import { loadBeginning } from '../../reconciling/reconciliation/beginning.ts';
import { loadDayLines } from '../../reconciling/reconciliation/day-lines.ts';
import {
  loadEntryLines,
  WITH_POSTINGS,
  type EntryLine,
} from '../../reconciling/reconciliation/entry-lines.ts';
import { entriesFound } from '../../reconciling/reconciliation/list-reconciliation-entries.ts';
import { settlementsFound } from '../../reconciling/settlements/list-settlements.ts';
import {
  displaySettlement,
  SELECT_SETTLEMENTS,
  type SettlementForDisplay,
} from '../../reconciling/settlements/settlement-for-display.ts';
import { IS_CONTINUED } from '../../reconciling/statements/statement-order.ts';
import { listExporter } from './export-list.ts';
import { lineOf } from './line-of.ts';

/** GET /app/statement-accounts/{id}/balance-days.csv: the days that the filters find. Errors: 404. */
export function exportBalanceDays(context: Context): Handler<typeof daysOp> {
  const send = listExporter(context);
  return async ({ caller, params, query, reply }) => {
    const { database } = context;
    const account = await requireAccount(database, caller.entityId, params.id);
    const beginning = await loadBeginning(database, account.id);
    const { where, values } = daysFound(account, beginning, query);
    return send(
      { caller, query: { ...query, accountId: account.id }, reply },
      {
        name: 'balance_days',
        columns: DAY_EXPORT_COLUMNS,
        found: {
          id: 'd.id',
          from:
            `FROM (SELECT DISTINCT ON (s.order_date) s.id, s.order_date FROM bank_statements s ` +
            `${withValues(where, values)} ` +
            'ORDER BY s.order_date DESC, coalesce(s.sequence_number, 0) DESC, ' +
            `${IS_CONTINUED}, s.id DESC) d ` +
            'ORDER BY d.order_date DESC',
        },
        linesOf: async (ids) => {
          if (!beginning) return [];
          const days = await loadDayLines(database, account, beginning, ids);
          return days.map((day) => {
            const [payouts, returns, fees, funding, other, corrections, receipts] = day.posted;
            return lineOf(DAY_EXPORT_COLUMNS, {
              date: day.date,
              account_number: account.account_number,
              currency: account.currency,
              statement: day.statement,
              statement_number: day.statementNumber,
              opening_balance: day.opening,
              booked: day.booked,
              payouts,
              returns,
              fees,
              funding,
              other,
              corrections,
              receipts,
              open_entries: day.openEntries,
              open_amount: day.openAmount,
              set_aside_entries: day.setAsideEntries,
              set_aside_amount: day.setAsideAmount,
              closing_balance: day.closing,
              ledger_balance: day.ledger,
              difference: day.difference,
              reasons: day.reasons.map(({ code, amount }) => `${code} ${amount}`).join('; '),
            });
          });
        },
      },
    );
  };
}

/** GET /app/reconciliation/entries.csv: the entries that the filters of the list find. */
export function exportReconciliationEntries(context: Context): Handler<typeof entriesOp> {
  const send = listExporter(context);
  return ({ caller, query, reply }) => {
    const { where, values } = entriesFound(caller.entityId, query);
    return send(
      { caller, query, reply },
      {
        name: 'statement_entries',
        columns: ENTRY_EXPORT_COLUMNS,
        found: {
          id: "r.entry_id || ' ' || coalesce(o.id::text, '')",
          from:
            `FROM reconciled_entries r ${WITH_POSTINGS} ${withValues(where, values)} ` +
            'ORDER BY r.booking_date DESC, r.entry_id DESC, o.id',
        },
        linesOf: async (names) =>
          (await loadEntryLines(context.database, caller.entityId, names)).map(entryLine),
      },
    );
  };
}

function entryLine(line: EntryLine): string[] {
  const amount = (minor: bigint | null) => (minor === null ? null : formatAmount(minor, line.currency));
  const isAside = line.state === 'SET_ASIDE';
  return lineOf(ENTRY_EXPORT_COLUMNS, {
    entry_id: line.entry_id,
    account_number: line.account_number,
    currency: line.currency,
    booked_on: line.booking_date,
    value_date: line.value_date,
    amount: amount(line.amount_minor),
    bank_reference: line.bank_reference,
    text: line.text,
    statement: line.statement_name,
    statement_number: line.sequence_number,
    state: line.state,
    set_aside_by: isAside ? line.aside_by_name : null,
    set_aside_at: isAside ? line.aside_at?.toISOString() : null,
    set_aside_reason: isAside ? line.aside_reason : null,
    kind: line.kind,
    category: line.category,
    posted_amount: amount(line.posted_minor),
    expected_amount: amount(line.expected_minor),
    way: line.way,
    posted_by: line.posted_by_name,
    posted_at: line.posted_at?.toISOString(),
    reason: line.reason,
    batch: line.label,
    batch_id: line.batch_id,
    file: line.file_name,
    payout_id: line.payout_id,
    withdrawal_id: line.withdrawal_id,
    funding_record_id: line.funding_id,
  });
}

/** GET /app/settlements.csv: the settlements that the filters of the list find. */
export function exportSettlements(context: Context): Handler<typeof settlementsOp> {
  const send = listExporter(context);
  return ({ caller, query, reply }) => {
    const { where, values } = settlementsFound(caller.entityId, query);
    return send(
      { caller, query, reply },
      {
        name: 'settlements',
        columns: SETTLEMENTS_EXPORT_COLUMNS,
        found: {
          id: 't.file_id',
          from:
            'FROM settlement_totals t JOIN bank_files f ON f.id = t.file_id ' +
            `${withValues(where, values)} ORDER BY t.execution_date DESC, t.file_id DESC`,
        },
        linesOf: async (ids) => {
          const rows = await context.database.query(
            `${SELECT_SETTLEMENTS}
              WHERE f.entity_id = $1 AND f.id = ANY($2) ORDER BY array_position($2, f.id)`,
            [caller.entityId, ids],
          );
          return rows.map((row) => settlementLine(displaySettlement(row)));
        },
      },
    );
  };
}

function settlementLine(settlement: SettlementForDisplay): string[] {
  const { acknowledgement } = settlement;
  return lineOf(SETTLEMENTS_EXPORT_COLUMNS, {
    id: settlement.id,
    date: settlement.date,
    state: settlement.state,
    connection: settlement.connection.displayName,
    account_number: settlement.accountNumber,
    batch: settlement.batch.label,
    batch_id: settlement.batch.id,
    file: settlement.fileName,
    currency: settlement.currency,
    payouts: settlement.payoutCount,
    settled: settlement.settledCount,
    returned: settlement.returnedCount,
    expected_amount: settlement.expectedAmount,
    settled_amount: settlement.settledAmount,
    returned_amount: settlement.returnedAmount,
    expected_fees: settlement.expectedFees,
    charged_fees: settlement.chargedFees,
    over: settlement.overAmount,
    under: settlement.underAmount,
    difference_state: settlement.differenceState,
    acknowledged_by: acknowledgement?.by.name,
    acknowledged_at: acknowledgement?.at,
    confirmed_by: acknowledgement?.confirmed?.by.name,
    confirmed_at: acknowledgement?.confirmed?.at,
    reason: acknowledgement?.reason,
    settled_at: settlement.settledAt,
  });
}

/** GET /app/funding-records.csv: the funding records that the filters of the list find. */
export function exportFundingRecords(context: Context): Handler<typeof fundingOp> {
  const send = listExporter(context);
  return async ({ caller, query, reply }) => {
    const { database } = context;
    const today = await todayOf(context, database, caller.entityId);
    const { where, values } = fundingFound(caller.entityId, query, today);
    return send(
      { caller, query, reply },
      {
        name: 'funding_records',
        columns: FUNDING_EXPORT_COLUMNS,
        found: {
          id: 'r.id',
          from: `FROM funding_records r ${withValues(where, values)} ORDER BY r.day DESC, r.id DESC`,
        },
        linesOf: async (ids) => {
          const rows = await database.query(
            `${SELECT_RECORDS} WHERE r.entity_id = $1 AND r.id = ANY($2) ORDER BY array_position($2, r.id)`,
            [caller.entityId, ids],
          );
          return rows.map((row) => fundingLine(displayRecord(row, today)));
        },
      },
    );
  };
}

function fundingLine(record: FundingForDisplay): string[] {
  return lineOf(FUNDING_EXPORT_COLUMNS, {
    id: record.id,
    date: record.date,
    state: record.state,
    connection: record.connection?.displayName,
    currency: record.currency,
    expected_amount: record.expectedAmount,
    expected_on: record.expectedOn,
    received_amount: record.receivedAmount,
    received_on: record.receivedOn,
    difference: record.differenceAmount,
    returned_amount: record.returnedAmount,
    returned_on: record.returnedOn,
    reference: record.reference,
    note: record.note,
    on_statement: record.onStatement ? 'yes' : 'no',
  });
}
