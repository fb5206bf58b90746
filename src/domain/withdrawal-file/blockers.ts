import { fieldName } from './columns.ts';
import type { ColumnMapping } from './column-mapping.ts';
import type { EncodingQuestion } from './file-facts.ts';
import type { FileSummary } from './withdrawal-file.ts';
import type { WithdrawalRules } from './withdrawal-rules.ts';

/**
 * The reasons why the whole file cannot be sent, as plain sentences; empty if only single rows have errors.
 */
export function describeBlockers(
  mapping: ColumnMapping,
  rules: WithdrawalRules,
  encoding: EncodingQuestion | null = null,
): FileSummary['blockers'] {
  const blockers: FileSummary['blockers'] = [];
  if (encoding?.chosen === null) {
    const message =
      'Some names read differently in different encodings. Choose the encoding in which they are right.';
    blockers.push({ code: 'encoding_unclear', message });
  }
  if (mapping.missing.length > 0) {
    const names = mapping.missing.map(fieldName).join(', ');
    blockers.push({
      code: 'columns_missing',
      message: `No column was found for: ${names}. Choose the columns, or add them to the file.`,
    });
  }
  for (const { message } of mapping.ambiguous) blockers.push({ code: 'columns_ambiguous', message });
  if (!rules.enabledCurrencies.includes(rules.currency)) {
    blockers.push({
      code: 'currency_not_enabled',
      message:
        `Payments in ${rules.currency} are not enabled for this entity. Choose another currency, or ask ` +
        'your operator.',
    });
  }
  return blockers;
}
