import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import IconClock from '~icons/tabler/clock';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import {
  confirmEntryRuleMutation,
  endEntryRuleMutation,
  getReconciliationEntryQueryKey,
  listEntryRulesOptions,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { EntryRule } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { Person } from '../../../ui/person.tsx';
import { useMay, useSession } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { WRAPPING } from '../../../ui/wrapping-button.ts';
import { MayConfirm } from '../shared/statements/may-confirm.tsx';
import { PostedBefore } from './posted-like-it.tsx';
import { RuleFacts } from './rule-facts.tsx';
import { OUTDATED } from './use-entry-change.ts';
import { categoryWords } from '../shared/statements/category-words.ts';

/** The most waiting rules that are listed; there are rarely more than one or two. */
const MOST = 20;

/** Links to the entries whose proposed rule waits for another user. */
export function WaitingRules() {
  const query = useQuery(listEntryRulesOptions({ query: { state: 'WAITING', offset: 0, limit: MOST } }));
  if (query.isError && !query.data)
    return <ErrorState error={query.error} retry={() => void query.refetch()} />;
  const { items = [], total = 0 } = query.data ?? {};
  if (items.length === 0) return null;
  const count = formatNumber(total);
  return (
    <Alert
      mb="lg"
      color="yellow"
      icon={<IconClock aria-hidden />}
      title={plural(total, {
        one: 'Another user has to confirm what an entry is',
        other: `Another user has to confirm what ${count} entries are`,
      })}
    >
      <Stack gap={4}>
        {items.map(({ id, entry, category, account }) => (
          <Anchor
            key={id}
            component={Link}
            to={paths.reconciliation(`?open=${entry.id}`)}
            size="sm"
            underline="always"
          >
            {categoryWords(category)}: {formatMoney(entry.amount, account.currency)}, {entry.text}
          </Anchor>
        ))}
      </Stack>
    </Alert>
  );
}

interface WaitingRuleProps {
  entryId: string;
  /** The proposal that is shown beside the rule. */
  proposalId: string | null;
  onDone: () => void;
}

/** The rule about one entry that another user has to confirm. */
export function WaitingRule({ entryId, proposalId, onDone }: WaitingRuleProps) {
  const query = useQuery(
    listEntryRulesOptions({ query: { state: 'WAITING', entryId, offset: 0, limit: 1 } }),
  );
  if (query.isError && !query.data)
    return <ErrorState error={query.error} retry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows rows={3} />;
  const [rule] = query.data.items;
  if (!rule)
    return (
      <Text size="sm" role="status">
        <Trans>It was withdrawn meanwhile. Close this entry, and open it again.</Trans>
      </Text>
    );
  return <Waiting rule={rule} proposalId={proposalId} onDone={onDone} />;
}

/** Why no user may confirm it. */
const noOther = () =>
  t`No other user may confirm it: not the one who proposed it, and not an uploader of the statement. An \
admin can give another person the role approver or admin under People. If you have no admin, ask your \
operator.`;

interface WaitingProps extends Omit<WaitingRuleProps, 'entryId'> {
  rule: EntryRule;
}

function Waiting({ rule, proposalId, onDone }: WaitingProps) {
  const { user } = useSession();
  const mayWithdraw = useMay('reconcileEntries');
  const { id, category, proposedBy, proposedAt, mayConfirm, replaces, entry, account } = rule;
  const openCount = rule.openCount ?? 0;
  const outdated = [...OUTDATED, getReconciliationEntryQueryKey];
  const confirm = useChange(confirmEntryRuleMutation(), {
    outdated,
    message: () => t`Confirmed. The entry was posted.`,
    refusedAs: 'entry_rule_not_waiting',
    done: onDone,
  });
  const withdraw = useChange(endEntryRuleMutation(), {
    outdated,
    message: () => t`Withdrawn.`,
    refusedAs: 'entry_rule_ended',
  });
  const refusal = confirm.refusal ?? withdraw.refusal;
  const isConfirmer = mayConfirm.some(({ userId }) => userId === user.id);
  const amount = formatMoney(entry.amount.replace('-', ''), account.currency);
  const kind = categoryWords(category);
  const others = formatNumber(openCount);
  return (
    <Stack gap="sm">
      <Text size="sm">
        <Trans>
          Proposed by <Person of={proposedBy} />, <Timestamp at={proposedAt} />. Another user has to confirm
          it.
        </Trans>
      </Text>
      <RuleFacts rule={rule} />
      <PostedBefore posted={rule.postedBefore} currency={account.currency} />
      {openCount > 0 && (
        <Text size="sm">
          {plural(openCount, {
            one: 'Another open entry fits.',
            other: `${others} other open entries fit.`,
          })}
        </Text>
      )}
      {replaces.map((one) => {
        const what = categoryWords(one.category);
        const from = formatMoney(one.fromAmount, account.currency);
        const to = formatMoney(one.toAmount, account.currency);
        return (
          <Text size="sm" key={one.id}>
            {t`It replaces a rule with the same words: ${what}, ${from} to ${to}.`}
          </Text>
        );
      })}
      {refusal !== null && <ErrorState error={refusal} title={t`Nothing was changed`} />}
      {!isConfirmer && (
        <Text size="sm">
          <MayConfirm people={mayConfirm} withoutAny={noOther()} />
        </Text>
      )}
      <Group gap="sm">
        {isConfirmer && (
          <Button
            loading={confirm.isPending}
            {...WRAPPING}
            onClick={() => confirm.send({ path: { id }, body: { proposalId } })}
          >
            <Trans>
              Confirm and post {amount} as {kind}
            </Trans>
          </Button>
        )}
        {mayWithdraw && (
          <Button
            variant="default"
            loading={withdraw.isPending}
            onClick={() => withdraw.send({ path: { id } })}
          >
            <Trans>Withdraw</Trans>
          </Button>
        )}
      </Group>
    </Stack>
  );
}
