import { t } from '@lingui/core/macro';
import { readingsOf } from '../../../../shared/typed-amount.ts';

/** Asks which number a typed quantity with a comma means; undefined when it is clear. */
export function eitherWords(typed: string): string | undefined {
  const readings = readingsOf(typed);
  if (!readings) return undefined;
  const [thousands, decimals] = readings;
  return t`A comma could mean either: write ${thousands} or ${decimals}.`;
}
