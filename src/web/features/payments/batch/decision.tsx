import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Text } from '@mantine/core';
import IconBan from '~icons/tabler/ban';
import IconCheck from '~icons/tabler/check';
import IconMessage from '~icons/tabler/message';
import IconMessageReply from '~icons/tabler/message-reply';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import {
  approveBatchMutation,
  getFeeQuoteOptions,
  getFeeQuoteQueryKey,
} from '../../../../client/@tanstack/react-query.gen.ts';
import type {
  BatchChecks,
  BatchSigners,
  BulkWithdrawalBatchForDisplay,
} from '../../../../client/types.gen.ts';
import { may } from '../../../../shared/permissions.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { longDayWords } from '../../../ui/calendar-day.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { type PersonName, usePersonName } from '../../../ui/person.tsx';
import { ShownError } from '../../../ui/problem.ts';
import { type Session, useSession } from '../../../ui/session-context.tsx';
import { ApproveBy } from '../shared/approve-by/lazy.tsx';
import type { SigningChoice } from '../shared/passkeys/approve-with.tsx';
import { payments, paysTwice, people } from '../shared/words.ts';
import { WRAPPING } from '../../../ui/wrapping-button.ts';
import { counting, LAPSE_WORDS } from './approvals.ts';
import { Countdown } from './countdown.tsx';
import classes from './decision.module.css';
import { namesOf } from './flagged-names.ts';
import { NextWaiting, useNextWaiting } from './next-waiting.tsx';
import { QUOTE_REFRESH_MS } from './shortfall.tsx';
import { risksOf } from './risk-words.ts';
import { useDecision } from './use-decision.ts';
import { useTiming } from './timing.ts';
import { useFlagged } from './use-checks.ts';
import { useBankFilePlan } from './use-bank-file-plan.ts';
import { useComments } from './use-comments.ts';
import { missingAfter, signingChoices, type SignsFor, useSigners, whyNotSign } from './use-signers.ts';

const HowItIsPaid = lazy(() => import('./how-it-is-paid.tsx'));
const SendBackDialog = lazy(() => import('./send-back-dialog.tsx'));
const SignerChoice = lazy(() => import('./signer-choice.tsx'));
const StillNeededLine = lazy(() => import('./still-needed-line.tsx'));
const CancelDialog = lazy(() => import('./cancel-dialog.tsx'));

type Batch = BulkWithdrawalBatchForDisplay;

/** The reason why the user cannot approve the batch, as a sentence; null when they can. */
export function whyNotApprove(
  batch: Pick<Batch, 'createdBy' | 'approvals' | 'approvalsRequired' | 'expiresAt'>,
  user: Session['user'],
  nowMs: number,
): string | null {
  if (batch.createdBy.userId === user.id)
    return t`You prepared this batch, so a different person must approve it.`;
  if (!may(user, 'approveBatch')) return t`Only users with the Approver role can approve batches.`;
  const isLacking = counting(batch) < batch.approvalsRequired;
  if (isLacking && batch.approvals.some((approval) => approval.userId === user.id))
    return t`You have approved this batch. It is waiting for another approver.`;
  if (isLacking && Date.parse(batch.expiresAt) < nowMs)
    return t`This batch has expired and can no longer be approved.`;
  return null;
}

interface DecisionProps {
  batch: Batch;
  /** The findings about the batch; the dialog repeats them. */
  checks?: BatchChecks | undefined;
}

/**
 * The bar in which a user approves, sends back or cancels a batch, and continues with the next one. Empty
 * once the batch is being paid and no other batch waits.
 */
export function Decision({ batch, checks }: DecisionProps) {
  const waiting = useNextWaiting(batch);
  const { user } = useSession();
  const nameOf = usePersonName();
  const [openedMs] = useState(() => Date.now());
  const timing = useTiming(batch);
  const mayCancel = may(user, 'cancelBatch');
  const mayReject = may(user, 'rejectBatch') && batch.createdBy.userId !== user.id;
  const others = (mayReject || mayCancel) && (
    <div className={classes.others}>
      {mayReject && <SendBack batch={batch} checks={checks} />}
      {mayCancel && <Cancel batch={batch} />}
    </div>
  );
  if (batch.waitingFor === 'PAYOUTS_OFF') {
    const off = PAYOUTS_OFF_SENTENCES[batch.status];
    return (
      <DecisionBar
        waiting={waiting}
        words={
          <>
            <strong>
              <Trans>Payouts are switched off.</Trans>
            </strong>{' '}
            {off && i18n._(off)}
            {batch.status === 'APPROVED' && ` ${onceOn(batch, nameOf)}`}
          </>
        }
      >
        {batch.status !== 'PROCESSING' && others}
      </DecisionBar>
    );
  }
  if (batch.waitingFor === 'EXECUTION_DATE') {
    const why = whyNotApprove(batch, user, openedMs);
    return (
      <DecisionBar
        waiting={waiting}
        decides={why === null}
        words={t`The day of this batch can no longer be kept, so it is not paid. Accept another day, send \
it back, or cancel it.`}
      >
        {!why && <Approve batch={batch} checks={checks} />}
        {others}
      </DecisionBar>
    );
  }
  if (batch.waitingFor === 'STANDING')
    return (
      <DecisionBar
        waiting={waiting}
        words={t`The standing approval does not cover this batch any more, so it is not paid. The page of \
its schedule says why: skip or change the run there, or cancel the batch.`}
      >
        {others}
      </DecisionBar>
    );
  if (batch.waitingFor === 'APPROVALS')
    return <NeedsApproval batch={batch} checks={checks} waiting={waiting} others={others} nowMs={openedMs} />;
  if (batch.status === 'APPROVED') {
    return (
      <DecisionBar
        waiting={waiting}
        words={
          <>
            {timing?.stops ?? '…'}{' '}
            {timing?.stopsAt && (
              <Trans>
                <Countdown until={timing.stopsAt} /> left.
              </Trans>
            )}
          </>
        }
      >
        {others}
      </DecisionBar>
    );
  }
  return waiting.length > 0 ? <DecisionBar waiting={waiting} words="" /> : null;
}

interface NeedsApprovalProps extends DecisionProps {
  waiting: readonly Batch[];
  others: ReactNode;
  nowMs: number;
}

/** The bar of a batch that needs approvals: who must still sign, and whether this user can. */
function NeedsApproval({ batch, checks, waiting, others, nowMs }: NeedsApprovalProps) {
  const { user } = useSession();
  const nameOf = usePersonName();
  const signers = useSigners(batch);
  const why = whyNotApprove(batch, user, nowMs) ?? whyNotSign(signers);
  const lapsed = batch.status === 'APPROVED' ? lapsedApprovals(batch, nameOf) : null;
  return (
    <DecisionBar
      waiting={waiting}
      decides={why === null}
      words={
        <>
          {[lapsed, why].filter((words) => words !== null).join(' ') ||
            (batch.approveBy ? <ApproveBy batch={batch} /> : '')}
          {signers && needsGroups(signers) && (
            <Suspense fallback={null}>
              <StillNeededLine signers={signers} />
            </Suspense>
          )}
        </>
      }
      isQuiet={lapsed === null && why === null && !batch.approveBy && !(signers && needsGroups(signers))}
    >
      {!why && <Approve batch={batch} checks={checks} signers={signers} />}
      {others}
    </DecisionBar>
  );
}

interface DecisionBarProps {
  words: ReactNode;
  waiting: readonly Batch[];
  /** Whether the user can approve this batch now, which is then the main button. */
  decides?: boolean;
  /** Whether there are no words. */
  isQuiet?: boolean;
  children?: ReactNode;
}

/** Stays at the bottom of the window while the page scrolls. */
function DecisionBar({ words, waiting, decides = false, isQuiet = false, children }: DecisionBarProps) {
  return (
    <section className={`${classes.bar} no-print`} aria-label={t`Decision`}>
      {words !== '' && !isQuiet && (
        <Text size="sm" className={classes.words}>
          {words}
        </Text>
      )}
      <div className={classes.buttons}>{children}</div>
      <div className={classes.next}>
        <NextWaiting waiting={waiting} main={!decides} />
      </div>
    </section>
  );
}

const PAYOUTS_OFF_SENTENCES: Partial<Record<Batch['status'], MessageDescriptor>> = {
  PENDING_APPROVAL: msg`Your operator has switched off payouts for this entity. This batch can be \
approved once payouts are switched on again.`,
  APPROVED: msg`Your operator has switched off payouts for this entity. This batch is on hold and its \
money stays reserved.`,
  PROCESSING: msg`Your operator has switched off payouts for this entity. Payments already sent to the \
bank will settle. The rest will be sent once payouts are switched on again.`,
};

/** Says what happens to an approved batch once payouts are on again. Lapsed approvals can still block it. */
function onceOn(batch: Batch, nameOf: PersonName): string {
  const missing = batch.approvalsRequired - counting(batch);
  if (missing <= 0) return t`It will be paid once payouts are switched on again.`;
  const also = plural(missing, {
    one: 'It also needs one more approval before it can be paid.',
    other: 'It also needs # more approvals before it can be paid.',
  });
  return `${lapsedWords(batch, nameOf)} ${also}`;
}

/** "Thandi Nkosi's approval no longer counts: their account is disabled." */
function lapsedWords({ approvals }: Batch, nameOf: PersonName): string {
  return approvals
    .filter(({ lapsed }) => lapsed !== null)
    .map((approval) => {
      const name = nameOf(approval);
      const why = i18n._(LAPSE_WORDS[approval.lapsed!]);
      return t`${name}'s approval no longer counts: ${why}.`;
    })
    .join(' ');
}

/** Says why an approved batch is not being paid: which approvals lapsed and how many are missing. */
function lapsedApprovals(batch: Batch, nameOf: PersonName): string {
  const missing = batch.approvalsRequired - counting(batch);
  const words = plural(missing, {
    one: 'Its money stays reserved, and the batch needs one more approval before it can be paid.',
    other: 'Its money stays reserved, and the batch needs # more approvals before it can be paid.',
  });
  return `${lapsedWords(batch, nameOf)} ${words}`;
}

/** "500 people R 1,204.00", or "498 people R 1,204.00 in 500 payments". */
function paidSum(batch: Batch): string {
  const amount = formatMoney(batch.totalAmount, batch.currency);
  const who = people(batch.peopleCount ?? batch.withdrawalCount);
  const count = payments(batch.withdrawalCount);
  return paysTwice(batch) ? t`${who} ${amount} in ${count}` : `${who} ${amount}`;
}

/** Whether the bar has room for short labels only; the dialogs have the whole ones. */
function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
}

/** The longest wait for the day on which the money moves. */
const DAY_WITHIN_MS = 8_000;

/**
 * The approval of a batch by this user. It asks again for the day of the money before it is sent, and lets
 * the user sign it with a passkey.
 */
function useApproval(batch: Batch, isLast: boolean, signsFor: SignsFor, done: () => void) {
  const queryClient = useQueryClient();
  const approve = useDecision(approveBatchMutation(), done, [
    getFeeQuoteQueryKey({ path: { id: batch.id } }),
  ]);
  const quoted = getFeeQuoteOptions({ path: { id: batch.id } });
  const { data: quote } = useQuery({ ...quoted, refetchInterval: QUOTE_REFRESH_MS });
  const [hasMoved, setHasMoved] = useState(false);
  const [isChecking, setIsChecking] = useState(false);
  const [unanswered, setUnanswered] = useState<unknown>(null);
  const [passkey, setPasskey] = useState<SigningChoice>({ isReady: !batch.passkeyRequired, sign: null });
  // Only the last approval decides about the day.
  const acceptDate = isLast ? (quote?.possibleOn ?? null) : null;
  const send = async () => {
    setIsChecking(true);
    const { failure, ...signed } = (await passkey.sign?.()) ?? {};
    setIsChecking(false);
    if (failure) return setUnanswered(failure);
    approve.send({
      path: { id: batch.id },
      headers: { 'if-match': `"${batch.contentDigest}"` },
      body: {
        ...(acceptDate && { acceptDate }),
        ...(signsFor && { onBehalfOf: signsFor.userId }),
        ...signed,
      },
    });
  };
  /**
   * Approves, unless a cut-off has passed so that the money now moves on another day than the one shown to
   * the approver. If the server does not answer about the day in time, nothing is approved.
   */
  const confirm = async () => {
    setUnanswered(null);
    if (!quote) return send();
    setIsChecking(true);
    const now = await Promise.race([
      queryClient.fetchQuery({ ...quoted, staleTime: 0 }).catch(() => null),
      new Promise<null>((resolve) => setTimeout(() => resolve(null), DAY_WITHIN_MS)),
    ]);
    setIsChecking(false);
    if (now === null) {
      // Otherwise the next attempt would wait for the same request.
      void queryClient.cancelQueries({ queryKey: quoted.queryKey });
      setUnanswered(
        new ShownError(t`The day of the money could not be loaded. Nothing was approved. Try again.`),
      );
    } else if (now.movesOn === quote.movesOn && now.possibleOn === quote.possibleOn) await send();
    else setHasMoved(true);
  };
  return {
    acceptDate,
    hasMoved,
    isReady: passkey.isReady,
    isPending: approve.isPending || isChecking,
    error: unanswered ?? approve.refusal,
    begin: () => setUnanswered(null),
    choose: setPasskey,
    confirm,
  };
}

/** Whether members of certain groups must still sign. */
function needsGroups({ requirements }: BatchSigners): boolean {
  return requirements.some(({ groups }) => groups.length > 0);
}

interface ApproveProps extends DecisionProps {
  /** The signers that are missing; undefined until that has loaded. */
  signers?: BatchSigners | undefined;
}

function Approve({ batch, checks, signers }: ApproveProps) {
  const choices = signingChoices(signers);
  const [chosen, choose] = useState<SignsFor | undefined>(undefined);
  // An approver who cannot sign for themselves signs for the first who delegated that.
  const signsFor = chosen === undefined ? (choices[0] ?? null) : chosen;
  const isNarrow = useIsNarrow();
  const [asking, setAsking] = useState(false);
  const { data: plan, refetch: planAgain } = useBankFilePlan(batch);
  const timing = useTiming(batch);
  const isDated = batch.executionDate !== null;
  const left = signers ? missingAfter(signers) : batch.approvalsRequired - counting(batch) - 1;
  const last = left <= 0;
  const approval = useApproval(batch, last, signsFor, () => setAsking(false));
  const total = formatMoney(batch.totalAmount, batch.currency);
  const fees = formatMoney(batch.totalFee, batch.currency);
  const sum = paidSum(batch);
  const label = labelOf(sum, last, approval.acceptDate);
  return (
    <>
      <Button
        {...WRAPPING}
        className={classes.main}
        leftSection={<IconCheck size={16} aria-hidden />}
        onClick={() => {
          setAsking(true);
          approval.begin();
          // The connection may have changed since the page was opened.
          void planAgain();
        }}
      >
        {isNarrow ? t`Approve ${total}` : label}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t`Approve “${batch.label}”?`}
        confirmLabel={label}
        pending={approval.isPending}
        disabled={!approval.isReady}
        error={approval.error}
        onConfirm={() => void approval.confirm()}
      >
        {choices.some((choice) => choice !== null) && (
          <Suspense fallback={null}>
            <SignerChoice choices={choices} chosen={signsFor} choose={choose} />
          </Suspense>
        )}
        <LatestComment batch={batch} />
        <RisksAgain batch={batch} checks={checks} />
        <Suspense fallback={null}>
          <HowItIsPaid
            moves={timing?.moves ?? null}
            isDated={isDated}
            hasMoved={approval.hasMoved}
            plan={plan}
            batch={batch}
            sign={approval.choose}
          />
        </Suspense>
        {last ? (
          <>
            {batch.status === 'APPROVED'
              ? t`Yours is the last approval needed. ${total} and ${fees} in fees are already reserved.`
              : t`Yours is the last approval needed. ${total} and ${fees} in fees will be reserved \
immediately.`}{' '}
            {timing?.stops ?? t`Once the batch is submitted to the bank, it cannot be cancelled.`}
          </>
        ) : (
          plural(left, {
            one: `One more approval is needed after yours. No payment is made until then, and the batch can \
still be cancelled.`,
            other: `# more approvals are needed after yours. No payment is made until then, and the batch \
can still be cancelled.`,
          })
        )}
      </ConfirmDialog>
    </>
  );
}

/** The consequence of the approval: "Approve and pay 3 people R 1,204.00 on Monday 8 February 2027". */
function labelOf(sum: string, isLast: boolean, acceptDate: string | null): string {
  if (!isLast) return t`Approve payment of ${sum}`;
  if (acceptDate === null) return t`Approve and pay ${sum}`;
  const day = longDayWords(acceptDate);
  return t`Accept ${day} and pay ${sum}`;
}

/** The newest comment, because a colleague may have asked to stop. */
function LatestComment({ batch }: { batch: Batch }) {
  const nameOf = usePersonName();
  const { data } = useComments(batch.id);
  const latest = data?.items.at(-1);
  if (!latest) return null;
  const author = nameOf(latest.author);
  const others = data!.items.length - 1;
  return (
    <Alert color="yellow" p="xs" mb="sm" title={t`${author} commented`} icon={<IconMessage aria-hidden />}>
      <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} lineClamp={6}>
        {latest.text}
      </Text>
      {others > 0 && (
        <Text size="xs" c="dimmed">
          {plural(others, {
            one: 'There is 1 earlier comment on the page of the batch.',
            other: 'There are # earlier comments on the page of the batch.',
          })}
        </Text>
      )}
    </Alert>
  );
}

/** The risks that are not zero, with names, those that change an account in red. */
function RisksAgain({ batch, checks }: DecisionProps) {
  const flagged = useFlagged(batch.id, checks);
  if (!checks) return null;
  if (checks.checkedAt === null)
    return <Text mb="sm">{t`The payments are still being compared with earlier ones.`}</Text>;
  const risks = risksOf(checks, batch.withdrawalCount);
  if (risks.length === 0) return null;
  return (
    <ul className={classes.risks} aria-label={t`Risks`}>
      {risks.map((risk) => (
        <li key={risk.view} data-weight={risk.weight}>
          {risk.words}
          <Named names={risk.extremes ?? namesOf(risk.view, flagged)} />
          {risk.reason !== undefined && t` (reason given: “${risk.reason}”)`}
        </li>
      ))}
    </ul>
  );
}

function Named({ names }: { names: string | undefined }) {
  return names === undefined ? null : <span className={classes.names}>: {names}</span>;
}

/** A dialog that is loaded when it is first opened, and stays afterwards with what was typed. */
function useDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return {
    wasOpened,
    open: () => {
      setWasOpened(true);
      setIsOpen(true);
    },
    props: { opened: isOpen, onClose: () => setIsOpen(false) },
  };
}

function SendBack({ batch, checks }: DecisionProps) {
  const dialog = useDialog();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMessageReply size={16} aria-hidden />}
        onClick={dialog.open}
      >
        <Trans>Send back…</Trans>
      </Button>
      {dialog.wasOpened && (
        <Suspense fallback={null}>
          <SendBackDialog batch={batch} checks={checks} {...dialog.props} />
        </Suspense>
      )}
    </>
  );
}

function Cancel({ batch }: { batch: Batch }) {
  const isNarrow = useIsNarrow();
  const dialog = useDialog();
  return (
    <>
      <Button variant="default" leftSection={<IconBan size={16} aria-hidden />} onClick={dialog.open}>
        {isNarrow ? t`Cancel…` : t`Cancel the batch…`}
      </Button>
      {dialog.wasOpened && (
        <Suspense fallback={null}>
          <CancelDialog batch={batch} {...dialog.props} />
        </Suspense>
      )}
    </>
  );
}
