import type { ColumnMapping } from './column-mapping.ts';
import type { EncodingQuestion } from './file-facts.ts';
import { say } from './sentences.ts';
import type { FileSummary } from './withdrawal-file.ts';
import type { WithdrawalRules } from './withdrawal-rules.ts';

/**
 * The reasons why the whole file cannot be sent; empty if only single rows have errors.
 */
export function describeBlockers(
  mapping: ColumnMapping,
  rules: WithdrawalRules,
  encoding: EncodingQuestion | null = null,
): FileSummary['blockers'] {
  const blockers: FileSummary['blockers'] = [];
  if (encoding?.chosen === null)
    blockers.push({ code: 'encoding_unclear', message: say('encoding_unclear') });
  if (mapping.missing.length > 0) {
    const list = mapping.missing.map((field) => ({ field }));
    const message = say('columns_missing', { names: { list, joined: 'comma' } });
    blockers.push({ code: 'columns_missing', message });
  }
  for (const { message } of mapping.ambiguous) blockers.push({ code: 'columns_ambiguous', message });
  if (mapping.doubts.length > 0)
    blockers.push({ code: 'doubts_unchecked', message: say('doubts_unchecked') });
  if (!rules.enabledCurrencies.includes(rules.currency)) {
    blockers.push({
      code: 'currency_not_enabled',
      message: say('currency_not_enabled', { currency: rules.currency }),
    });
  }
  return blockers;
}
