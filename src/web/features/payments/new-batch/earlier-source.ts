import { t } from '@lingui/core/macro';
import type {
  BankDefinition,
  BulkWithdrawalBatchForDisplay,
  Recipient,
  RetryRow,
  WithdrawalRequest,
} from '../../../../client/types.gen.ts';
import { FIELDS, WIRE_FIELDS } from '../../../../domain/withdrawal/shapes.ts';
import type { Rail } from '../../../../shared/terms.ts';
import { failureSentence } from '../shared/payout-words/payout-words.ts';
import type { RunOfSchedule, Source } from './state.ts';

type Earlier = Pick<BulkWithdrawalBatchForDisplay, 'id' | 'label'>;

/** The failed rows of a batch as a file, so that they are checked and corrected like any file. */
export function retrySource(
  batch: Earlier,
  rows: readonly RetryRow[],
  banks: readonly BankDefinition[],
): Source {
  const failures = rows.flatMap(({ withdrawal, retryable, fieldsToCorrect = [], ...failed }, index) =>
    retryable === null || retryable === 'YES'
      ? []
      : [
          {
            row: index + 1,
            name: withdrawal.beneficiaryName,
            reason: failureSentence(failed) ?? '',
            fields: fieldsToCorrect.map((field) => FIELDS[WIRE_FIELDS.indexOf(field)]!),
          },
        ],
  );
  const rail = mostUsed(rows.map((row) => row.rail));
  return {
    name: t`Retry of ${batch.label}`,
    blob: fileOf(rows, banks),
    retryOf: batch.id,
    ...(failures.length > 0 ? { failures } : {}),
    ...(rail === undefined ? {} : { rail }),
  };
}

/** The rail of most rows. */
function mostUsed(rails: readonly Rail[]): Rail | undefined {
  const countOf = (rail: Rail) => rails.filter((other) => other === rail).length;
  return [...new Set(rails)].toSorted((a, b) => countOf(b) - countOf(a))[0];
}

/** All rows of a rejected batch as a file, under the same label. */
export function correctionSource(
  batch: Earlier,
  rows: readonly RetryRow[],
  banks: readonly BankDefinition[],
): Source {
  const rail = mostUsed(rows.map((row) => row.rail));
  return {
    name: batch.label,
    blob: fileOf(rows, banks),
    retryOf: null,
    corrects: batch.id,
    ...(rail === undefined ? {} : { rail }),
  };
}

/** All rows of an earlier batch as a file, to be paid again. */
export function repeatSource(
  batch: Earlier & Pick<BulkWithdrawalBatchForDisplay, 'currency'>,
  rows: readonly RetryRow[],
  banks: readonly BankDefinition[],
): Source {
  const { id, label, currency } = batch;
  return { name: label, blob: fileOf(rows, banks), retryOf: null, repeats: { id, label, currency } };
}

/** The payments of one run of a schedule as a file, to be changed for this run. */
export function runSource(
  run: RunOfSchedule,
  rows: readonly WithdrawalRequest[],
  banks: readonly BankDefinition[],
): Source {
  return { name: run.label, blob: textOf(rows, banks), retryOf: null, run, isOfRun: true };
}

/** A row for each recipient with their last bank details and without an amount. */
export function recipientsSource(recipients: readonly Recipient[], banks: readonly BankDefinition[]): Source {
  const rows = recipients.map(({ name, bankCode, branchCode, accountNumber, accountType, externalId }) => ({
    beneficiaryName: name,
    bankCode,
    branchCode,
    accountNumber,
    accountType,
    ...(externalId === null ? {} : { externalId }),
  }));
  return { name: t`Saved recipients`, blob: textOf(rows, banks), retryOf: null };
}

const EMPTY_ROWS = 10;

/** A table of empty rows. */
export function typedSource(startedAt: string): Source {
  return {
    name: t`Typed payments`,
    blob: textOf([], []),
    retryOf: null,
    typed: { rows: EMPTY_ROWS, startedAt },
  };
}

function fileOf(rows: readonly RetryRow[], banks: readonly BankDefinition[]): Blob {
  return textOf(
    rows.map(({ withdrawal }) => withdrawal),
    banks,
  );
}

type Cells = Partial<Record<(typeof WIRE_FIELDS)[number], string>>;

function textOf(rows: readonly Cells[], banks: readonly BankDefinition[]): Blob {
  const nameOf = (code: string) => banks.find((bank) => bank.code === code)?.displayName ?? code;
  const lines = rows.map((row) =>
    WIRE_FIELDS.map((field) => (field === 'bankCode' ? nameOf(row.bankCode ?? '') : (row[field] ?? '')))
      .map(quoted)
      .join(','),
  );
  return new Blob([[FIELDS.join(','), ...lines, ''].join('\r\n')], { type: 'text/csv' });
}

/** Quotes a cell and changes nothing else: only our own reader reads this text, never a spreadsheet. */
function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}
