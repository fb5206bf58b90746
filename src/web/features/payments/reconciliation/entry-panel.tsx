import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Divider, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import {
  getReconciliationEntryOptions,
  postProposalMutation,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { ReconciliationEntry, ReconciliationPosting } from '../../../../client/types.gen.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { Person } from '../../../ui/person.tsx';
import { useMay } from '../../../ui/session-context.tsx';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { WRAPPING } from '../../../ui/wrapping-button.ts';
import { useHasKept } from '../shared/use-kept.ts';
import { StatementEntryDetails } from '../shared/statements/statement-entry.tsx';
import classes from './entry-panel.module.css';
import { lookOf } from './looks.ts';
import { OtherSides } from './other-sides.tsx';
import { Posted } from './posted.tsx';
import { Proposal } from './proposal.tsx';
import { keptForms, useEntryChange } from './use-entry-change.ts';
import { WaitingRule } from './waiting-rules.tsx';
import { MayPost, useIsBarred, WhoMayPost } from './who-may-post.tsx';

// Loaded when a user first does not accept a proposal.
const Choose = lazy(() => import('./choose.tsx'));
const SuggestedRule = lazy(() => import('./suggested-rule.tsx'));
const SetAside = lazy(() => import('./set-aside.tsx'));
const UndoPosting = lazy(() => import('./undo-posting.tsx'));

/** How often an entry is loaded again while the worker is still matching it. */
const MATCHING_MS = 2_000;

interface EntryPanelProps {
  id: string;
  /** The entry as the list has it; absent where a link leads to an entry that is not listed. */
  known: ReconciliationEntry | undefined;
  /** Called when the entry is posted or set aside. */
  onDone: () => void;
}

/** One entry: what it is or may be, and the possible actions. */
export function EntryPanel({ id, known, onDone }: EntryPanelProps) {
  const query = useQuery({
    ...getReconciliationEntryOptions({ path: { id } }),
    ...(known ? { placeholderData: known } : {}),
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'OPEN' && data.proposal === null ? MATCHING_MS : false,
  });
  if (query.isError) return <ErrorState error={query.error} retry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows rows={4} />;
  return <Details entry={query.data} onDone={onDone} />;
}

function Details({ entry, onDone }: { entry: ReconciliationEntry; onDone: () => void }) {
  const mayReconcile = useMay('reconcileEntries');
  const { account, posted, proposal, setAside, state, undone, waitingRuleId, mayPostProposal } = entry;
  const isTakenBack = state === 'TAKEN_BACK';
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that posted the previous entry is gone, so the focus moves to this entry.
    if (document.activeElement === document.body) top.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Stack gap="md" ref={top} tabIndex={-1} style={{ outline: 'none' }}>
      <Group gap="sm">
        <LookBadge look={lookOf(entry)} />
        <Text size="sm" c="dimmed">
          {account.connection.displayName} {account.accountNumber}
        </Text>
      </Group>
      <StatementEntryDetails entry={entry.entry} currency={account.currency} />
      {setAside && state === 'SET_ASIDE' && (
        <Text size="sm">
          <Trans>
            Set aside by <Person of={setAside.by} />, <Timestamp at={setAside.at} />:
          </Trans>{' '}
          {setAside.reason}
        </Text>
      )}
      {undone && !posted && (
        <Text size="sm">
          <Trans>
            <Person of={undone.by} /> undid its posting, <Timestamp at={undone.at} />.
          </Trans>{' '}
          {undone.reason}
        </Text>
      )}
      <Divider />
      {posted && <Posted posted={posted} currency={account.currency} />}
      {posted && <OtherSides entry={entry} />}
      {posted && mayReconcile && posted.postings.every(isUndoable) && (
        <Suspense fallback={<LoadingRows rows={2} />}>
          <UndoPosting key={posted.at} entry={entry} />
        </Suspense>
      )}
      {isTakenBack && (
        <Text size="sm">
          <Trans>The statement that has this entry was taken back. The entry counts nowhere.</Trans>
        </Text>
      )}
      {!posted && waitingRuleId !== null && (
        <WaitingRule entryId={entry.entry.id} proposalId={proposal?.id ?? null} onDone={onDone} />
      )}
      {!posted && !isTakenBack && (waitingRuleId === null || saysMore(proposal)) && (
        <Proposal entry={entry} />
      )}
      {!posted && waitingRuleId === null && proposal?.verdict === 'EXACT' && state === 'OPEN' && (
        <Text size="sm">
          <Trans>
            It matches exactly, but its statement was uploaded by hand. A user other than the uploader posts
            it, or confirms the whole statement.
          </Trans>
        </Text>
      )}
      {!posted && <OtherSides entry={entry} />}
      {mayReconcile && isUnknown(entry) && (
        <Suspense fallback={null}>
          <SuggestedRule entry={entry} onDone={onDone} />
        </Suspense>
      )}
      {!posted &&
        !isTakenBack &&
        waitingRuleId === null &&
        (mayReconcile ? (
          <Actions entry={entry} onDone={onDone} />
        ) : (
          <Text size="sm" c="dimmed">
            <Trans>Approvers and admins can post this entry or set it aside.</Trans>{' '}
            {mayPostProposal && <MayPost people={mayPostProposal} />}
          </Text>
        ))}
    </Stack>
  );
}

/** Whether an entry matches nothing that is expected, so that a rule may know it. */
function isUnknown({ state, proposal, waitingRuleId }: ReconciliationEntry): boolean {
  return state === 'OPEN' && waitingRuleId === null && proposal !== null && !saysMore(proposal);
}

/** Whether the user who confirms a rule has to know what else the entry may be. */
function saysMore(proposal: ReconciliationEntry['proposal']): boolean {
  return proposal !== null && proposal.parts.some(({ reason }) => reason !== 'UNKNOWN');
}

/** Only other business and a fee without a payment: the server undoes no other posting. */
function isUndoable({ kind, item }: ReconciliationPosting): boolean {
  return kind === 'OTHER' || (kind === 'FEE' && item === null);
}

type Form = 'choose' | 'aside';

function Actions({ entry, onDone }: { entry: ReconciliationEntry; onDone: () => void }) {
  const { proposal, state } = entry;
  const hasReason = useHasKept(keptForms.aside(entry.entry.id));
  const hasChoice = useHasKept(keptForms.choose(entry.entry.id));
  const [form, setForm] = useState<Form | null>(hasReason ? 'aside' : hasChoice ? 'choose' : null);
  const isLikely = proposal !== null && proposal.verdict !== 'UNMATCHED';
  const buttons = useRef<HTMLDivElement>(null);
  const close = () => {
    setForm(null);
    requestAnimationFrame(() => buttons.current?.querySelector('button')?.focus());
  };
  if (form === 'choose')
    return (
      <Suspense fallback={<LoadingRows rows={3} />}>
        <Title order={3}>
          <Trans>What is this entry?</Trans>
        </Title>
        <Choose entry={entry} onDone={onDone} onCancel={close} />
      </Suspense>
    );
  if (form === 'aside')
    return (
      <Suspense fallback={<LoadingRows rows={2} />}>
        <SetAside entry={entry} onDone={onDone} onCancel={close} />
      </Suspense>
    );
  return (
    <Stack gap="sm" className={classes.actions}>
      {isLikely && <PostProposal entry={entry} proposalId={proposal.id} onDone={onDone} />}
      <Group gap="sm" ref={buttons}>
        <Button variant={isLikely ? 'default' : 'filled'} onClick={() => setForm('choose')}>
          <Trans>Choose what it is</Trans>
        </Button>
        {state === 'OPEN' && (
          <Button variant="default" onClick={() => setForm('aside')}>
            <Trans>Set aside</Trans>
          </Button>
        )}
      </Group>
    </Stack>
  );
}

interface PostProposalProps {
  entry: ReconciliationEntry;
  proposalId: string;
  onDone: () => void;
}

function PostProposal({ entry: item, proposalId, onDone }: PostProposalProps) {
  const { entry, account, mayPostProposal } = item;
  const isBarred = useIsBarred(mayPostProposal);
  const amount = formatMoney(entry.amount.replace('-', ''), account.currency);
  const post = useEntryChange(postProposalMutation(), { message: () => t`The entry was posted.`, onDone });
  return (
    <>
      {post.refusal !== null && <ErrorState error={post.refusal} title={t`The entry was not posted`} />}
      <Button
        loading={post.isPending}
        disabled={isBarred}
        aria-describedby={isBarred ? 'who-may-post' : undefined}
        {...WRAPPING}
        onClick={() => post.send({ path: { id: entry.id }, body: { proposalId } })}
      >
        <Trans>Post {amount} as proposed</Trans>
      </Button>
      {isBarred && mayPostProposal && <WhoMayPost people={mayPostProposal} id="who-may-post" />}
    </>
  );
}
