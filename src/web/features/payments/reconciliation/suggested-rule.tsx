import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import IconListCheck from '~icons/tabler/list-check';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  dismissRuleSuggestionMutation,
  getReconciliationEntryQueryKey,
  proposeEntryRuleMutation,
  suggestEntryRuleOptions,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { EntryRuleSuggestion, ReconciliationEntry } from '../../../../client/types.gen.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { WRAPPING } from '../../../ui/wrapping-button.ts';
import { categoryWords } from '../shared/statements/category-words.ts';
import { PostedBefore } from './posted-like-it.tsx';
import { ProposeRule } from './propose-rule.tsx';
import { OUTDATED, useEntryChange } from './use-entry-change.ts';

interface SuggestedRuleProps {
  entry: ReconciliationEntry;
  onDone: () => void;
}

/**
 * The rule that was learnt from earlier postings, if there is one to ask about. A suggestion that cannot be
 * loaded is not shown: the user can still say what the entry is.
 */
export default function SuggestedRule({ entry, onDone }: SuggestedRuleProps) {
  const { data } = useQuery(suggestEntryRuleOptions({ path: { id: entry.entry.id } }));
  const [isChanging, setChanging] = useState(false);
  if (!data?.isAsked || data.category === null) return null;
  return (
    <Alert icon={<IconListCheck aria-hidden />} title={titleOf(data)}>
      {isChanging ? (
        <ProposeRule entry={entry} onDone={onDone} onCancel={() => setChanging(false)} />
      ) : (
        <Suggested
          entry={entry}
          suggestion={data}
          category={data.category}
          onChange={() => setChanging(true)}
          onDone={onDone}
        />
      )}
    </Alert>
  );
}

function titleOf({ widens }: EntryRuleSuggestion): string {
  return widens ? t`Outside the amounts of your rule` : t`Entries like this were posted before`;
}

interface SuggestedProps extends SuggestedRuleProps {
  suggestion: EntryRuleSuggestion;
  category: NonNullable<EntryRuleSuggestion['category']>;
  onChange: () => void;
}

function Suggested({ entry: item, suggestion, category, onChange, onDone }: SuggestedProps) {
  const { entry, account } = item;
  const { words, fromAmount, toAmount, isAutomatic, learntFrom } = suggestion;
  const propose = useChange(proposeEntryRuleMutation(), {
    outdated: [...OUTDATED, getReconciliationEntryQueryKey],
    message: () => t`Proposed. Another user has to confirm it before the entry is posted.`,
    done: onDone,
  });
  const dismiss = useEntryChange(dismissRuleSuggestionMutation(), {
    message: () => t`No rule was made. The entry is still open.`,
    onDone: () => undefined,
  });
  const refusal = propose.refusal ?? dismiss.refusal;
  const isPending = propose.isPending || dismiss.isPending;
  return (
    <Stack gap="sm">
      <Text size="sm">{sentenceOf(item, suggestion, categoryWords(category))}</Text>
      <Text size="sm">
        {isAutomatic
          ? t`Entries that fit are posted without asking.`
          : t`Outlay proposes it for entries that fit, and you post each with one click.`}{' '}
        <Trans>Nothing changes before another user has confirmed it.</Trans>
      </Text>
      <PostedBefore posted={learntFrom} currency={account.currency} />
      {refusal !== null && <ErrorState error={refusal} title={t`Nothing was changed`} />}
      <Group gap="sm">
        <Button
          loading={propose.isPending}
          disabled={dismiss.isPending}
          {...WRAPPING}
          onClick={() =>
            propose.send({
              body: { entryId: entry.id, category, words, fromAmount, toAmount, isAutomatic },
            })
          }
        >
          {suggestion.widens ? <Trans>Propose wider amounts</Trans> : <Trans>Propose this rule</Trans>}
        </Button>
        <Button variant="default" onClick={onChange} disabled={isPending}>
          <Trans>Change it first</Trans>
        </Button>
        <Button
          variant="subtle"
          loading={dismiss.isPending}
          disabled={propose.isPending}
          onClick={() => dismiss.send({ path: { id: entry.id } })}
        >
          <Trans>No rule</Trans>
        </Button>
      </Group>
    </Stack>
  );
}

/** The suggestion in one or two sentences. */
function sentenceOf(
  { entry, account: { currency } }: ReconciliationEntry,
  { widens, words, fromAmount, toAmount }: EntryRuleSuggestion,
  kind: string,
): string {
  const from = formatMoney(fromAmount, currency);
  const to = formatMoney(toAmount, currency);
  if (widens === null) return t`A rule can recognize them: “${words}”, from ${from} to ${to}, is ${kind}.`;
  const own = formatMoney(entry.amount.replace('-', ''), currency);
  const before = formatMoney(widens.fromAmount, currency);
  const after = formatMoney(widens.toAmount, currency);
  return t`Your rule knows “${words}” from ${before} to ${after} as ${kind}. This entry is ${own}. A rule \
from ${from} to ${to} would take its place.`;
}
