import { t } from '@lingui/core/macro';
import { formatNumber } from '../../../../ui/locale.ts';
import type { GridRowData } from '../desk/protocol.ts';

/** Why a row cannot be edited now; null if it can. */
export function refusalOf(row: GridRowData | undefined, readOnly: boolean): string | null {
  if (readOnly) return t`The rows cannot be changed while they are being sent.`;
  if (!row) return t`There is no row here.`;
  const number = formatNumber(row.row);
  if (row.locked) return t`Row ${number} has been sent and cannot be changed.`;
  if (row.status === 'excluded') return t`Row ${number} is excluded. Include it first to change it.`;
  return null;
}
