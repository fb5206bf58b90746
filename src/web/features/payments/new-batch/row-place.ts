import { plural, t } from '@lingui/core/macro';
import { formatNumber } from '../../../ui/locale.ts';

/** "Row 15 (row 16 in Excel): Thandi Nkosi". Rows count from the first below the heading, as in the grid. */
export function hiddenRowWords({ row, line, name }: { row: number; line: number; name: string }): string {
  const [number, inExcel] = [formatNumber(row), formatNumber(line)];
  return name === ''
    ? t`Row ${number} (row ${inExcel} in Excel)`
    : t`Row ${number} (row ${inExcel} in Excel): ${name}`;
}

/** "Row 16 in Excel", "Line 16 of the file": where a row of the grid is in the file. */
export function placeInFile(line: number, isWorkbook: boolean): string {
  const number = formatNumber(line);
  return isWorkbook ? t`Row ${number} in Excel` : t`Line ${number} of the file`;
}

/** "1 row is hidden in Excel". */
export function hiddenTitle(count: number): string {
  const written = formatNumber(count);
  return plural(count, { one: '1 row is hidden in Excel', other: `${written} rows are hidden in Excel` });
}
