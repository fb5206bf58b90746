import { plural, t } from '@lingui/core/macro';
import { List, Text } from '@mantine/core';
import type { ScheduledWithdrawalPreview } from '../../../../client/types.gen.ts';
import { formatNumber } from '../../../ui/locale.ts';

type Reference = ScheduledWithdrawalPreview['references'][number];

/** References that name a month, as they are in the next run. */
export function References({ references }: { references: readonly Reference[] }) {
  return (
    <section aria-label={t`References that name a month`}>
      <Text fw={600} size="sm" mb={4}>
        {t`References that name a month`}
      </Text>
      <List size="sm">
        {references.map((reference) => (
          <List.Item key={reference.written}>
            {outcomeWords(reference)}{' '}
            <Text span size="sm" c="dimmed">
              {countWords(reference)}
            </Text>
          </List.Item>
        ))}
      </List>
    </section>
  );
}

function outcomeWords({ written, saved, nextRun }: Reference): string {
  if (saved === nextRun) return t`“${written}” in every run, also in other months`;
  return written === saved
    ? t`“${written}” is “${nextRun}” in the next run`
    : t`“${written}” becomes “${nextRun}” in the next run, and names the month of each run after it`;
}

function countWords({ count }: Reference): string {
  const written = formatNumber(count);
  return plural(count, { one: '(1 payment)', other: `(${written} payments)` });
}
