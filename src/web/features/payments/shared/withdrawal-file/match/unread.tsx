import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { FIELDS } from '../../../../../../domain/withdrawal/shapes.ts';
import type { ColumnMapping } from '../../../../../../domain/withdrawal-file/column-mapping.ts';
import classes from './match.module.css';
import { columnWords, valuesOf, type Picks } from './picks.ts';

interface UnreadProps {
  headers: readonly string[];
  picks: Picks;
  mapping: ColumnMapping;
  samples: readonly (readonly string[])[];
}

/** The columns that no field is read from, each with its first values. */
export function Unread({ headers, picks, mapping, samples }: UnreadProps) {
  const read = new Set(
    FIELDS.flatMap((field) => (picks[field]?.kind === 'columns' ? [...picks[field].columns] : [])),
  );
  const currencies = mapping.currencyColumns.filter((column) => !read.has(column));
  // A column of an open question counts as neither read nor unread yet.
  const asked = new Set(
    mapping.ambiguous.flatMap(({ field, choices }) => (picks[field] === null ? choices.flat() : [])),
  );
  const others = headers.map((_, i) => i).filter((i) => !read.has(i) && !currencies.includes(i));
  const unread = others
    .filter((i) => !asked.has(i))
    .map((column) => ({ column, values: valuesIn(column, mapping, samples) }));
  const filled = unread.filter(({ values }) => values.length > 0);
  const empty = unread.filter(({ values }) => values.length === 0);
  if (others.length > 0 && unread.length === 0 && currencies.length === 0) return null;
  const sentences = [
    currencies.length > 0 && rejectedWords(columnWords(headers, currencies)),
    empty.length > 0 && unreadWords(headers, empty),
    others.length === 0 &&
      (currencies.length > 0 ? t`Every other column is read.` : t`Every column is read.`),
  ].filter((words) => words !== false);
  return (
    <>
      {filled.length > 0 && (
        <div>
          <Text size="sm" fw={500}>
            <Trans>Not read, and not part of the payments</Trans>
          </Text>
          <dl className={classes.unread}>
            {filled.map(({ column, values }) => (
              <div key={column}>
                <dt>{columnWords(headers, [column])}</dt>
                <dd>{values.join(' · ')}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {sentences.length > 0 && (
        <Text size="sm" c="dimmed">
          {sentences.join(' ')}
        </Text>
      )}
    </>
  );
}

function valuesIn(column: number, mapping: ColumnMapping, samples: UnreadProps['samples']): string[] {
  const known = mapping.unread.find((one) => one.column === column);
  return known?.values ?? (samples[column] ? valuesOf({ kind: 'columns', columns: [column] }, samples) : []);
}

function rejectedWords(columns: string): string {
  return t`${columns}: a row in another currency is rejected.`;
}

function unreadWords(headers: readonly string[], columns: readonly { column: number }[]): string {
  const names = columns
    .map(({ column }) => {
      const place = column + 1;
      return headers[column] || t`column ${place}`;
    })
    .join(', ');
  return t`Not read: ${names}.`;
}
