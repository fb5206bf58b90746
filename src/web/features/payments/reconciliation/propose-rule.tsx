import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Checkbox, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  getReconciliationEntryQueryKey,
  proposeEntryRuleMutation,
  suggestEntryRuleOptions,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { EntryRuleSuggestion, ReconciliationEntry } from '../../../../client/types.gen.ts';
import { ENTRY_CATEGORIES } from '../../../../shared/reconciliation-terms.ts';
import { plainAmount } from '../../../../shared/typed-amount.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { errorsByPath } from '../../../ui/problem.ts';
import { useChange } from '../../../ui/use-change.ts';
import { WRAPPING } from '../../../ui/wrapping-button.ts';
import { PostedBefore } from './posted-like-it.tsx';
import { OUTDATED } from './use-entry-change.ts';
import { categoryWords } from '../shared/statements/category-words.ts';

interface ProposeRuleProps {
  entry: ReconciliationEntry;
  onDone: () => void;
  onCancel: () => void;
}

/**
 * Proposes what an entry is that is neither a payout nor funding, and the words by which similar entries are
 * recognised.
 */
export function ProposeRule({ entry, onDone, onCancel }: ProposeRuleProps) {
  const query = useQuery(suggestEntryRuleOptions({ path: { id: entry.entry.id } }));
  if (query.isError) return <ErrorState error={query.error} retry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows rows={4} />;
  return <RuleForm entry={entry} suggestion={query.data} onDone={onDone} onCancel={onCancel} />;
}

interface RuleFormProps extends ProposeRuleProps {
  suggestion: EntryRuleSuggestion;
}

function RuleForm({ entry: { entry, account }, suggestion, onDone, onCancel }: RuleFormProps) {
  const [category, setCategory] = useState(suggestion.category);
  const [words, setWords] = useState(suggestion.words);
  const [fromAmount, setFrom] = useState(suggestion.fromAmount);
  const [toAmount, setTo] = useState(suggestion.toAmount);
  const [isAutomatic, setAutomatic] = useState(suggestion.isAutomatic);
  const [submitted, setSubmitted] = useState(false);
  const propose = useChange(proposeEntryRuleMutation(), {
    outdated: [...OUTDATED, getReconciliationEntryQueryKey],
    message: () => t`Proposed. Another user has to confirm it before the entry is posted.`,
    done: onDone,
  });
  const refused = propose.refusal === null ? {} : errorsByPath(propose.refusal);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (category === null || words.trim() === '') return;
    propose.send({
      body: {
        entryId: entry.id,
        category,
        words: words.trim(),
        fromAmount: plainAmount(fromAmount),
        toAmount: plainAmount(toAmount),
        isAutomatic,
      },
    });
  };
  const isShownAtField = Object.keys(refused).length > 0;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <NativeSelect
          label={t`What is it?`}
          required
          value={category ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setCategory(ENTRY_CATEGORIES.find((one) => one === value) ?? null)
          }
          data={[
            { value: '', label: t`Choose` },
            ...ENTRY_CATEGORIES.map((value) => ({ value, label: categoryWords(value) })),
          ]}
          error={submitted && category === null ? t`Choose what it is.` : undefined}
        />
        {category === 'CHARGES' && entry.amount.startsWith('-') && (
          <Text size="sm">
            <Trans>
              It is posted as a bank fee, and the rule recognizes the next ones. For this entry alone, choose
              “Bank fee” above: that needs no rule.
            </Trans>
          </Text>
        )}
        <TextInput
          label={t`Words by which it is known`}
          description={t`Words of the entry, one after another. Leave out numbers and dates that change.`}
          required
          value={words}
          onChange={({ currentTarget: { value } }) => setWords(value)}
          error={(submitted && words.trim() === '' && t`Enter words of the entry.`) || refused['words']}
        />
        <AmountRange
          entryAmount={entry.amount}
          suggestion={suggestion}
          range={{ fromAmount, toAmount }}
          change={(next) => {
            setFrom(next.fromAmount);
            setTo(next.toAmount);
          }}
          refused={refused}
        />
        <PostedBefore posted={suggestion.learntFrom} currency={account.currency} />
        <Checkbox
          label={t`Post entries like this without asking`}
          description={t`Otherwise Outlay proposes it next time, and you post it with one click. This \
rule posts no entry outside these amounts.`}
          checked={isAutomatic}
          onChange={({ currentTarget: { checked } }) => setAutomatic(checked)}
        />
        <Text size="sm">
          <Trans>
            It changes the available balance, but it is neither a payment of a batch nor funding. Another user
            confirms it first.
          </Trans>
        </Text>
        {propose.refusal !== null && !isShownAtField && (
          <ErrorState error={propose.refusal} title={t`It was not proposed`} />
        )}
        <Group gap="sm">
          <Button type="submit" loading={propose.isPending} {...WRAPPING}>
            <Trans>Propose</Trans>
          </Button>
          <Button variant="default" onClick={onCancel} disabled={propose.isPending}>
            <Trans>Go back</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface Range {
  fromAmount: string;
  toAmount: string;
}

interface AmountRangeProps {
  entryAmount: string;
  suggestion: EntryRuleSuggestion;
  range: Range;
  change: (range: Range) => void;
  refused: Record<string, string>;
}

/**
 * The amounts of a rule, each with its origin, because a rule that is too wide posts entries that no user has
 * seen.
 */
function AmountRange({ entryAmount, suggestion, range, change, refused }: AmountRangeProps) {
  const { widens, learntFrom } = suggestion;
  const whence = (amount: string, ofRule: string | undefined) => {
    if (amount === entryAmount.replace('-', '')) return t`The amount of this entry.`;
    return learntFrom.length === 0 || amount === ofRule ? t`As in your present rule.` : t`Posted before.`;
  };
  return (
    <>
      <Group gap="sm" grow align="flex-start">
        <TextInput
          label={t`Lowest amount`}
          description={whence(suggestion.fromAmount, widens?.fromAmount)}
          inputMode="decimal"
          value={range.fromAmount}
          onChange={({ currentTarget: { value } }) => change({ ...range, fromAmount: value })}
          error={refused['fromAmount']}
        />
        <TextInput
          label={t`Highest amount`}
          description={whence(suggestion.toAmount, widens?.toAmount)}
          inputMode="decimal"
          value={range.toAmount}
          onChange={({ currentTarget: { value } }) => change({ ...range, toAmount: value })}
          error={refused['toAmount']}
        />
      </Group>
      <Text size="sm" c="dimmed">
        <Trans>
          The rule is for every entry of this account with these words and an amount in this range. Widen the
          range only for amounts that you expect.
        </Trans>
      </Text>
    </>
  );
}
