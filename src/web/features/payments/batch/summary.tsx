import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getFeeQuoteOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import type { RowView } from '../../../../shared/terms.ts';
import { fixed, isPositive, subtract, sum } from '../../../../shared/decimals.ts';
import { Amount, formatMoney } from '../../../ui/amount.tsx';
import { longDayWords } from '../../../ui/calendar-day.ts';
import { formatNumber } from '../../../ui/locale.ts';
import { Person } from '../../../ui/person.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { StatusBar } from '../shared/status-bar.tsx';
import { payees, payments, paysTwice, people } from '../shared/words.ts';
import { counting, LAPSE_WORDS } from './approvals.ts';
import { usePaidLater } from './paid-later.ts';
import { QUOTE_REFRESH_MS } from './shortfall.tsx';
import classes from './summary.module.css';
import { useTiming } from './timing.ts';

type Batch = BulkWithdrawalBatchForDisplay;

/** Batches whose payments have an outcome. */
export const ENDED = new Set(['COMPLETE', 'PARTIALLY_COMPLETE', 'FAILED']);
/** Batches that ended before they were sent. */
const UNSENT = new Set(['CANCELLED', 'EXPIRED', 'REJECTED']);

interface SummaryProps {
  batch: Batch;
  /** Shows some of the payments below. */
  onOpen: (view: RowView) => void;
}

/** The amount, the people and the effect on the balance; once payments are sent, their progress. */
export function Summary({ batch, onOpen }: SummaryProps) {
  const isOpen = batch.status === 'PENDING_APPROVAL' || batch.status === 'APPROVED';
  return (
    <Panel aria-label={t`Summary`} p="sm">
      {ENDED.has(batch.status) ? <Outcome batch={batch} /> : <Planned batch={batch} onOpen={onOpen} />}
      {isOpen && <Facts batch={batch} />}
      {ENDED.has(batch.status) && <EndedFacts batch={batch} />}
      {!isOpen && !UNSENT.has(batch.status) && (
        <div aria-live="polite" style={{ marginTop: 12 }}>
          <StatusBar byStatus={batch.byStatus} total={batch.withdrawalCount} />
        </div>
      )}
    </Panel>
  );
}

function Planned({ batch, onOpen }: SummaryProps) {
  const { currency, totalAmount } = batch;
  return (
    <>
      <div className={classes.sum}>
        <Amount amount={totalAmount} currency={currency} size="large" />{' '}
        <span className={classes.people}>
          {paysTwice(batch) ? (
            <Anchor
              component="button"
              inherit
              title={t`Show the people who are paid more than once`}
              onClick={() => onOpen('PAID_TWICE')}
            >
              <Trans>in {payees(batch)}</Trans>
            </Anchor>
          ) : (
            <Trans>to {payees(batch)}</Trans>
          )}
        </span>
      </div>
      {UNSENT.has(batch.status) && <Text c="dimmed">{t`No payment was made.`}</Text>}
    </>
  );
}

function countOf({ byStatus }: Batch, ...statuses: string[]): number {
  return byStatus
    .filter(({ status }) => statuses.includes(status))
    .reduce((total, { count }) => total + count, 0);
}

function amountOf({ byStatus }: Batch, ...statuses: string[]): string {
  return fixed(
    sum(byStatus.filter(({ status }) => statuses.includes(status)).map(({ amount }) => amount)),
    2,
  );
}

function Outcome({ batch }: { batch: Batch }) {
  const { currency, totalAmount, withdrawalCount } = batch;
  const later = usePaidLater(batch);
  return (
    <>
      <div className={classes.sum}>
        <Amount amount={amountOf(batch, 'COMPLETE')} currency={currency} size="large" />{' '}
        <span className={classes.people}>
          {later !== null ? (
            toBePaid(batch)
          ) : paysTwice(batch) ? (
            <Trans>
              paid in {formatNumber(countOf(batch, 'COMPLETE'))} of {payments(withdrawalCount)}
            </Trans>
          ) : (
            <Trans>
              paid to {formatNumber(countOf(batch, 'COMPLETE'))} of {people(withdrawalCount)}
            </Trans>
          )}
        </span>
      </div>
      <Text c="dimmed" size="sm">
        <Trans>
          of <Amount amount={totalAmount} currency={currency} /> that was approved
        </Trans>
        {countOf(batch, 'FAILED') > 0 && (
          <Trans>
            ; <Amount amount={amountOf(batch, 'FAILED')} currency={currency} /> failed and stayed in the
            account
          </Trans>
        )}
        {countOf(batch, 'REVERSED') > 0 && (
          <Trans>
            ; <Amount amount={amountOf(batch, 'REVERSED')} currency={currency} /> was paid and then returned
          </Trans>
        )}
        .
      </Text>
    </>
  );
}

/** How many payments the bank has accepted for a later day. */
function toBePaid(batch: Batch): string {
  const accepted = formatNumber(countOf(batch, 'COMPLETE'));
  const all = payments(batch.withdrawalCount);
  return t`to be paid in ${accepted} of ${all}`;
}

/** The fees that were charged, the end of the batch, and its approvers. */
function EndedFacts({ batch }: { batch: Batch }) {
  const { byStatus, completedAt, currency, status } = batch;
  const later = usePaidLater(batch);
  const charged = byStatus.filter((each) => each.status === 'COMPLETE' || each.status === 'REVERSED');
  return (
    <dl className={classes.facts}>
      <Fact name={t`Fees charged, including VAT`}>
        <Amount amount={fixed(sum(charged.map(({ fee }) => fee)), 2)} currency={currency} />
      </Fact>
      {completedAt !== null && (
        <Fact name={later === null ? (status === 'COMPLETE' ? t`Paid` : t`Ended`) : t`Accepted by the bank`}>
          <Timestamp at={completedAt} />
        </Fact>
      )}
      {later !== null && <Fact name={t`To be paid on`}>{longDayWords(later)}</Fact>}
      <Fact name={t`Approved by`}>
        <Stack gap={0}>
          {batch.approvals.map((approval) => (
            <span key={approval.userId}>
              {approval.onBehalfOf ? (
                <Trans>
                  <Person of={approval} /> for <Person of={approval.onBehalfOf} />
                </Trans>
              ) : (
                <Person of={approval} />
              )}
              , <Timestamp at={approval.approvedAt} />
              <WithPasskey approval={approval} />
            </span>
          ))}
        </Stack>
      </Fact>
    </dl>
  );
}

function Facts({ batch }: { batch: Batch }) {
  const { currency } = batch;
  const { data: quote } = useQuery({
    ...getFeeQuoteOptions({ path: { id: batch.id } }),
    refetchInterval: QUOTE_REFRESH_MS,
  });
  return (
    <dl className={classes.facts}>
      <Fact name={t`Fees, including VAT`}>
        <Amount amount={batch.totalFee} currency={currency} />
      </Fact>
      <Fact name={batch.status === 'APPROVED' ? t`Available balance` : t`Leaves in the account`}>
        {!quote && '…'}
        {quote && batch.status === 'APPROVED' && (
          <Amount amount={quote.availableBalance} currency={currency} />
        )}
        {quote && batch.status !== 'APPROVED' && isPositive(quote.shortfall) && (
          <span className={classes.short}>
            <Trans>{formatMoney(quote.shortfall, currency)} is missing</Trans>
          </span>
        )}
        {quote && batch.status !== 'APPROVED' && !isPositive(quote.shortfall) && (
          <Amount amount={fixed(subtract(quote.availableBalance, quote.totalDebit), 2)} currency={currency} />
        )}
      </Fact>
      <When batch={batch} />
      <Fact name={t`Approvals`}>
        <Approvals batch={batch} />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Takes the space of a usual value while the value loads, so that nothing moves when it arrives. */
function Unknown({ usual }: { usual: string }) {
  return (
    <span aria-hidden style={{ visibility: 'hidden' }}>
      {usual}
    </span>
  );
}

/** When the money moves, and until when the batch can be stopped. */
function When({ batch }: { batch: Batch }) {
  const timing = useTiming(batch);
  return (
    <>
      <Fact name={t`Money moves`}>
        {timing?.day ?? (
          <Unknown usual="Wednesday 30 September 2026 if approved by 30 Sep 2026, 15:30 SAST" />
        )}
        {timing?.provided && (
          <Text span inherit c="dimmed" fw={400}>
            {' '}
            {timing.provided}
          </Text>
        )}
      </Fact>
      <Fact name={t`Can be cancelled`}>
        {timing?.stoppable ?? <Unknown usual="Until the last approval" />}
      </Fact>
    </>
  );
}

/** ", with passkey Laptop", for an approval that a passkey signed. */
function WithPasskey({ approval: { passkey } }: { approval: Batch['approvals'][number] }) {
  return passkey && t`, with passkey ${passkey}`;
}

/** How many approvals the batch has, and whose. */
export function Approvals({ batch }: { batch: Batch }) {
  return (
    <Stack gap={0}>
      <span>
        <Trans>
          {counting(batch)} of {batch.approvalsRequired}
        </Trans>
        {batch.status === 'PENDING_APPROVAL' && (
          <Text span inherit c="dimmed" fw={400}>
            {' '}
            <Trans>
              · expires <Timestamp at={batch.expiresAt} dateOnly />
            </Trans>
          </Text>
        )}
      </span>
      {batch.approvals.map((approval) => (
        <Text key={approval.userId} span inherit fw={400}>
          <Person of={approval} />, <Timestamp at={approval.approvedAt} />
          <WithPasskey approval={approval} />
          {approval.lapsed && (
            <Text span size="sm" c="var(--mantine-color-error)">
              {' '}
              <Trans>(does not count: {i18n._(LAPSE_WORDS[approval.lapsed])})</Trans>
            </Text>
          )}
        </Text>
      ))}
    </Stack>
  );
}
