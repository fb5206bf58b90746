import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Anchor, Stack, Text, Title } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconArrowsDiff from '~icons/tabler/arrows-diff';
import IconCheck from '~icons/tabler/check';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type {
  ReconciliationEntry,
  ReconciliationItem,
  ReconciliationProposalPart,
} from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { type Fact, Facts } from '../../../ui/facts.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { SignedAmount } from '../shared/signed-amount.tsx';
import { ItemFacts } from './item-facts.tsx';
import classes from './proposal.module.css';
import { reasonWords, remedyWords } from './reasons.ts';
import { categoryWords } from '../shared/statements/category-words.ts';
import { daysApart, factWords } from './words.ts';

/**
 * What an open entry may be: the reason, the facts that agree and differ, and the payments. Next to a user's
 * own proposal, it shows Outlay's finding and asks for no choice.
 */
export function Proposal({ entry: { proposal, account, waitingRuleId } }: { entry: ReconciliationEntry }) {
  if (!proposal)
    return (
      <Text size="sm">
        <Trans>Outlay is looking for the payment of this entry. This takes a few seconds.</Trans>
      </Text>
    );
  const count = proposal.parts.length;
  return (
    <Stack gap="md">
      {proposal.parts.map((part, index) => (
        <Stack key={part.detail ?? 'whole'} gap="sm">
          <Title order={3}>
            {count > 1
              ? t`Payment ${index + 1} of ${count}`
              : waitingRuleId !== null
                ? t`What Outlay found`
                : part.items.length > 0 || part.rule
                  ? t`Proposal`
                  : t`No match`}
          </Title>
          <Part part={part} currency={account.currency} isDecided={waitingRuleId !== null} />
        </Stack>
      ))}
    </Stack>
  );
}

interface PartProps {
  part: ReconciliationProposalPart;
  currency: string;
  /** Whether a user has already proposed what the entry is, so that no choice is left. */
  isDecided: boolean;
}

function Part({ part, currency, isDecided }: PartProps) {
  const { reason, agrees, differs, items, itemCount, otherEntryIds, rule } = part;
  const remedy = remedyWords(reason);
  const shown = formatNumber(items.length);
  const all = formatNumber(itemCount);
  return (
    <Stack gap="sm">
      {isTaking(reason) && <GivenBack items={items} currency={currency} />}
      <div>
        <Text size="sm" fw={600}>
          {reasonWords(reason)}.
        </Text>
        {remedy && !isDecided && <Text size="sm">{remedy}</Text>}
      </div>
      {rule && (
        <Facts
          items={[
            [t`What it is`, categoryWords(rule.category)],
            [t`Rule`, t`Entries with “${rule.words}”`],
          ]}
        />
      )}
      {agrees.length + differs.length > 0 && (
        <ul className={classes.facts} aria-label={t`What was compared`}>
          {differs.map((fact) => (
            <li key={fact} data-differs>
              <IconArrowsDiff size={16} aria-hidden />
              <span>
                <strong>
                  <Trans>{factWords(fact)} differs</Trans>
                </strong>
                <Difference fact={fact} part={part} currency={currency} />
              </span>
            </li>
          ))}
          {agrees.map((fact) => (
            <li key={fact}>
              <IconCheck size={16} aria-hidden />
              <Trans>{factWords(fact)} agrees</Trans>
            </li>
          ))}
        </ul>
      )}
      {itemCount <= MOST_SHOWN ? (
        <Items items={items} currency={currency} />
      ) : (
        <>
          <Facts items={[[t`Payments`, all], ...filesOf(items)]} />
          <details className={classes.items}>
            <summary>
              {itemCount > items.length ? (
                <Trans>
                  Show the first {shown} of {all} payments
                </Trans>
              ) : (
                <Trans>Show the {all} payments</Trans>
              )}
            </summary>
            <Items items={items} currency={currency} />
          </details>
        </>
      )}
      {otherEntryIds.length > 0 && (
        <Text size="sm">
          <Trans>Together with:</Trans>{' '}
          {otherEntryIds.map((id, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              <Anchor component={Link} to={paths.reconciliation(`?open=${id}`)} inherit>
                <Trans>entry {index + 1}</Trans>
              </Anchor>
            </Fragment>
          ))}
        </Text>
      )}
    </Stack>
  );
}

/** A proposal for more payments shows their files first. */
const MOST_SHOWN = 3;

function Items({ items, currency }: { items: readonly ReconciliationItem[]; currency: string }) {
  return (
    <Stack gap="sm">
      {items.map((item) => (
        <ItemFacts
          key={item.endToEndId ?? item.fundingRecordId ?? item.file?.id}
          item={item}
          currency={currency}
        />
      ))}
    </Stack>
  );
}

/** The files of payments, each with its batch. */
function filesOf(items: readonly ReconciliationItem[]): Fact[] {
  const files = new Map(
    items.flatMap(({ file, batch }) => (file && batch ? [[file.id, { file, batch }] as const] : [])),
  );
  return [...files.values()].map(({ file, batch }) => [
    t`Bank file`,
    <Fragment key={file.id}>
      {file.fileName}{' '}
      <Anchor component={Link} to={paths.batch(batch.id)} inherit>
        {batch.label}
      </Anchor>
    </Fragment>,
  ]);
}

interface DifferenceProps {
  fact: ReconciliationProposalPart['differs'][number];
  part: ReconciliationProposalPart;
  currency: string;
}

/** Both sides of a fact that differs. */
function Difference({ fact, part, currency }: DifferenceProps) {
  const { expectedAmount, actualAmount, businessDays, accounts, counterparties } = part;
  if (fact === 'DATE' && businessDays !== null) return <>: {daysApart(businessDays)}</>;
  const sides =
    fact === 'AMOUNT' && expectedAmount !== null
      ? {
          expected: <SignedAmount amount={expectedAmount} currency={currency} />,
          actual: <SignedAmount amount={actualAmount} currency={currency} />,
        }
      : fact === 'ACCOUNT'
        ? accounts
        : fact === 'COUNTERPARTY'
          ? counterparties
          : null;
  if (!sides) return null;
  return (
    <Facts
      items={[
        [t`Expected`, sides.expected],
        [t`On the statement`, sides.actual],
      ]}
    />
  );
}

function isTaking(reason: ReconciliationProposalPart['reason']): boolean {
  return reason === 'TAKEN_BACK' || reason === 'LOOKS_TAKEN_BACK';
}

/** Said before a user posts that the bank takes back money that was given back, or is to be. */
function GivenBack({ items, currency }: { items: ReconciliationProposalPart['items']; currency: string }) {
  const given = items.find((item) => item.givenBackAmount !== undefined)?.givenBackAmount;
  if (given === undefined) return null;
  const money = formatMoney(given, currency);
  return (
    <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />}>
      {t`${money} of this receipt was refunded, or is to be. Once you post this, refunds that have not \
left are cancelled, and what has left is money that you ask the payer for.`}
    </Alert>
  );
}
