import type { z } from 'zod';
import { MOST_REFERENCES, type ScheduledWithdrawalPreview } from '../../../contract/schedules.ts';
import { referenceOn, withPlaceholders } from '../../../domain/schedules/references.ts';
import type { WithdrawalInput } from '../../../domain/withdrawal/shapes.ts';
import type { Language } from '../../../shared/terms.ts';

/** A reference that names a month, or has a placeholder for one, and what the next run makes of it. */
export type ReferenceOfRun = z.input<typeof ScheduledWithdrawalPreview>['references'][number];

/** The most frequent references of rows that name a month, beside those that are saved. */
export function referencesOf(
  rows: readonly WithdrawalInput[],
  saved: readonly WithdrawalInput[],
  { writtenOn, nextRun, language }: { writtenOn: string; nextRun: string; language: Language },
): ReferenceOfRun[] {
  const found = new Map<string, ReferenceOfRun>();
  const add = (written: string | undefined, template: string | undefined) => {
    if (written === undefined || template === undefined) return;
    const known = found.get(written);
    if (known) known.count += 1;
    else
      found.set(written, {
        written,
        saved: template,
        nextRun: referenceOn(template, nextRun),
        count: 1,
      });
  };
  rows.forEach((row, at) => {
    add(row.beneficiaryReference, saved[at]!.beneficiaryReference);
    add(row.ownReference, saved[at]!.ownReference);
  });
  return [...found.values()]
    .filter(({ written, saved: template }) => {
      const isFilled = referenceOn(template, nextRun) !== template;
      return isFilled || withPlaceholders(written, writtenOn, language) !== written;
    })
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_REFERENCES);
}
