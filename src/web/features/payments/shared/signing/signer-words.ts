import { t } from '@lingui/core/macro';
import { formatNumber, locale } from '../../../../ui/locale.ts';

/** "Ann, Ben and Cat" in the page's language. */
export function listOf(
  parts: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(locale(), { type }).format(parts);
}

/** "2 of Finance, then 1 of Directors", or "2 of Finance and 1 of Directors". */
export function groupsText(groups: readonly { name: string; count: number }[], inOrder: boolean): string {
  const parts = groups.map(({ name, count }) => {
    const number = formatNumber(count);
    return t`${number} of ${name}`;
  });
  if (!inOrder) return listOf(parts);
  return parts.reduce((before, next) => t`${before}, then ${next}`);
}

/** What a batch needs: "3 people: 2 of Finance and 1 of Directors". */
export function neededText({
  total,
  groups,
  inOrder,
}: {
  total: number;
  groups: readonly { name: string; count: number }[];
  inOrder: boolean;
}): string {
  const named = groups.reduce((sum, { count }) => sum + count, 0);
  const number = formatNumber(total);
  const anyone = formatNumber(total - named);
  if (groups.length === 0) return total === 1 ? t`any approver` : t`any ${number} approvers`;
  const words = groupsText(groups, inOrder);
  if (total > named) return t`${words}, and any ${anyone} more`;
  return words;
}
