import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SegmentedControl, Skeleton, Stack, Table, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { previewApprovals } from '../../../../client/sdk.gen.ts';
import type { ApprovalsPreview as Preview, ApprovalRule } from '../../../../client/types.gen.ts';
import { type Currency, formatAmount, parseAmount } from '../../../../shared/money.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { groupDigits } from '../../../ui/figure.tsx';
import { usePersonName } from '../../../ui/person.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { problemOf } from '../../../ui/problem.ts';
import classes from './approvals-preview.module.css';
import { plainAmount } from '../../../../shared/typed-amount.ts';
import { approvalsWords, currenciesOf } from './words.ts';

const TYPING_PAUSE_MS = 300;
const MOST_AMOUNTS = 20;
const USUAL = '1000.00';

/** Sample amounts: each limit of a band, the first amount above it, and the typed amount. */
function amountsToTry(rules: readonly ApprovalRule[], currency: Currency, typed: string): string[] {
  const edges = rules.flatMap((rule) => {
    const edge =
      rule.currency === currency && rule.upToAmount ? parseAmount(rule.upToAmount, currency) : null;
    return edge === null || edge <= 0n ? [] : [edge, edge + 1n];
  });
  const own = parseAmount(plainAmount(typed), currency);
  const all = [...(own !== null && own > 0n ? [own] : []), ...edges].map((minor) =>
    formatAmount(minor, currency),
  );
  return [...new Set(all.length > 0 ? all : [USUAL])].slice(0, MOST_AMOUNTS);
}

/** The bands whose amount is missing or cannot be read, in the words of their fields. */
function unreadableRules(rules: readonly ApprovalRule[]): string[] {
  return rules.flatMap(({ currency, upToAmount }, at) => {
    const isLast = rules[at + 1]?.currency !== currency;
    if (isLast || (upToAmount !== null && parseAmount(upToAmount, currency) !== null)) return [];
    const example = groupDigits('100000.00');
    return upToAmount === null
      ? [t`${currency}: enter the amount of every band in “Up to”, such as ${example}.`]
      : [t`${currency}: “${upToAmount}” is not an amount. Enter one such as ${example}.`];
  });
}

/** The server's refusals of rules, with the currency instead of the position in the request. */
function refusals(error: unknown, rules: readonly ApprovalRule[]): string[] {
  const { errors, detail } = problemOf(error);
  if (errors.length === 0) return [detail];
  return errors.map(({ path, message }) => {
    const rule = rules[Number(/^approvalRules\[(\d+)\]/.exec(path)?.[1] ?? NaN)];
    return rule ? `${rule.currency}: ${message}` : message;
  });
}

/**
 * Shows how many approvals sample amounts need under `rules`, which need not be saved, and whether the entity
 * has enough approvers.
 */
export function ApprovalsPreview({
  rules,
  defaultCurrency,
}: {
  rules: ApprovalRule[];
  defaultCurrency: Currency;
}) {
  const currencies = [...new Set([defaultCurrency, ...currenciesOf(rules)])];
  const [chosen, setChosen] = useState(defaultCurrency);
  const currency = currencies.includes(chosen) ? chosen : defaultCurrency;
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(
    JSON.stringify({ approvalRules: rules, currency, amounts: amountsToTry(rules, currency, typed) }),
    TYPING_PAUSE_MS,
  );
  const unread = unreadableRules(rules);
  const query = useQuery({
    queryKey: ['approvals-preview', settled],
    queryFn: async ({ signal }) =>
      (await previewApprovals({ body: JSON.parse(settled), signal, throwOnError: true })).data,
    placeholderData: keepPreviousData,
    enabled: unread.length === 0,
  });
  const unreadable = typed !== '' && parseAmount(plainAmount(typed), currency) === null;
  return (
    <Panel title={t`Approvals needed`}>
      <Stack gap="sm">
        {currencies.length > 1 && (
          <SegmentedControl
            size="xs"
            aria-label={t`Currency`}
            data={currencies}
            value={currency}
            onChange={(value) => setChosen(value as Currency)}
            className={classes.currencies}
          />
        )}
        <TextInput
          label={t`Try an amount in ${currency}`}
          placeholder={t`For example ${groupDigits('250000.00')}`}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={unreadable ? t`Enter an amount such as ${groupDigits('250000.00')}.` : undefined}
          maw={240}
        />
        <div aria-live="polite">
          {unread.length === 0 && query.isPending && <Skeleton height={148} />}
          {(unread.length > 0 || query.isError) && (
            <Text size="sm" className={classes.refused}>
              <IconAlertTriangle size={16} aria-hidden />{' '}
              <Trans>These rules cannot be saved like this.</Trans>{' '}
              {(unread.length > 0 ? unread : refusals(query.error, rules)).join(' ')}
            </Text>
          )}
          {unread.length === 0 && query.data && !query.isError && (
            <Answer preview={query.data} currency={currency} />
          )}
        </div>
      </Stack>
    </Panel>
  );
}

function Answer({ preview, currency }: { preview: Preview; currency: Currency }) {
  const personName = usePersonName();
  const names = preview.approvers.map(personName).join(', ');
  return (
    <Stack gap="sm">
      <Table horizontalSpacing={0}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Batch total`}</Table.Th>
            <Table.Th>{t`Approvals`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {preview.amounts.map(({ amount, approvalsRequired, enoughApprovers }) => (
            <Table.Tr key={amount}>
              <Table.Td className={classes.amount}>{formatMoney(amount, currency)}</Table.Td>
              <Table.Td>
                {approvalsWords(approvalsRequired)}
                {!enoughApprovers && (
                  <span className={classes.tooFew}>
                    <IconAlertTriangle size={14} aria-hidden /> <Trans>more than there are approvers</Trans>
                  </span>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text size="sm" c="dimmed">
        {names === ''
          ? t`No user has the Approver role yet, so no batch can be approved.`
          : t`Approvers: ${names}. An approver cannot approve a batch that they prepared.`}
      </Text>
    </Stack>
  );
}
