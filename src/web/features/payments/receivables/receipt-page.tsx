import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { getReceiptOptions } from '../../../../client/@tanstack/react-query-collections.gen.ts';
import type { ReceiptDetail } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Amount, formatMoney } from '../../../ui/amount.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';
import { type Fact, Facts } from '../../../ui/facts.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { UnloadedPage } from '../../../ui/unloaded-page.tsx';
import { isZero } from '../shared/statements/amounts.ts';
import classes from './receivables.module.css';
import { Allocations } from './receipts/allocations.tsx';
import { Choose } from './receipts/choose.tsx';
import { AcceptProposal, NothingProposed, Proposed } from './receipts/proposal.tsx';
import { RefundStep } from './receipts/refund-form.tsx';
import { Refunds } from './receipts/refunds.tsx';
import { useMayAllocate, WhoMayAllocate } from './receipts/who-may-allocate.tsx';
import { paidByWords, RECEIPT_LOOKS } from './receipts/words.ts';

const REFRESH_MS = 30_000;

interface ReceiptProps {
  receipt: ReceiptDetail;
}

/** One receipt: where it came from, what it pays, and what its rest may pay. */
export default function ReceiptPage() {
  const { id = '' } = useParams();
  const query = useQuery({ ...getReceiptOptions({ path: { id } }), refetchInterval: REFRESH_MS });
  if (query.data) return <Details key={id} receipt={query.data} />;
  return (
    <UnloadedPage title={routeTitle('receipt')} back={<Back />} query={query}>
      <LoadingPanel lines={6} amount />
      <LoadingPanel lines={3} />
    </UnloadedPage>
  );
}

function Back() {
  return (
    <BackLink to={paths.receipts()}>
      <Trans>All receipts</Trans>
    </BackLink>
  );
}

function Details({ receipt }: ReceiptProps) {
  const { payer, amount, currency } = receipt;
  const name = payer?.name ?? paidByWords(receipt);
  const money = formatMoney(amount, currency);
  const mayRefund = useMay('prepareBatch');
  return (
    <>
      <PageHeader
        title={t`${money} from ${name}`}
        documentTitle={t`Receipt: ${money} from ${name}`}
        description={
          payer && (
            <Anchor component={Link} to={paths.payer(payer.id)} inherit>
              <Trans>See the payer</Trans>
            </Anchor>
          )
        }
        actions={mayRefund && !isZero(receipt.unallocatedAmount) && <RefundStep receipt={receipt} />}
      >
        <Back />
      </PageHeader>
      <div className={classes.beside}>
        <Stack gap="lg">
          <MayPay receipt={receipt} />
          <Allocations receipt={receipt} />
          <Refunds receipt={receipt} />
        </Stack>
        <Summary receipt={receipt} />
      </div>
    </>
  );
}

function Summary({ receipt }: ReceiptProps) {
  const { currency, status, amount, unallocatedAmount, allocatedAmount, refundedAmount, returnedOn } =
    receipt;
  const isOpen = !isZero(unallocatedAmount);
  const money = (shown: string) => <Amount amount={shown} currency={currency} />;
  return (
    <Panel aria-label={t`Summary`}>
      <Group gap="sm" mb="xs">
        <LookBadge look={RECEIPT_LOOKS[status]} />
      </Group>
      <Amount amount={isOpen ? unallocatedAmount : amount} currency={currency} size="large" />
      <Text size="sm" c="dimmed" mb="md">
        {isOpen ? (
          <Trans>is not allocated</Trans>
        ) : returnedOn !== null ? (
          <Trans>was received, and the bank took it back</Trans>
        ) : isZero(refundedAmount) ? (
          <Trans>was received, and is allocated</Trans>
        ) : (
          <Trans>was received; what is not allocated is given back</Trans>
        )}
      </Text>
      <Facts
        items={[
          ...(isOpen ? [[t`Received`, money(amount)] as const] : []),
          ...(isZero(allocatedAmount) || !isOpen ? [] : [[t`Allocated`, money(allocatedAmount)] as const]),
          ...(isZero(refundedAmount) ? [] : [[t`Given back`, money(refundedAmount)] as const]),
          ...originOf(receipt),
        ]}
      />
    </Panel>
  );
}

/** Where the money came from, as the bank says. */
function originOf({
  receivedOn,
  returnedOn,
  counterparty,
  text,
  account,
  entryId,
  createdAt,
}: ReceiptDetail) {
  const facts: Fact[] = [
    [t`Booked on`, dayWords(receivedOn, true)],
    ...(returnedOn === null ? [] : [[t`Taken back on`, dayWords(returnedOn, true)] as const]),
    [t`Paid by`, counterparty.name ?? t`The bank does not say`],
    [t`From account`, counterparty.accountNumber ?? t`The bank does not say`],
    [
      t`Words of the bank`,
      <span key="words" className={classes.reason}>
        {text === '' ? t`None` : text}
      </span>,
    ],
    [t`Receiving account`, account.accountNumber],
    [
      t`Bank statement`,
      <Anchor key="entry" component={Link} to={paths.reconciliation(`?view=posted&open=${entryId}`)} inherit>
        <Trans>See its entry</Trans>
      </Anchor>,
    ],
    [t`Recorded`, <Timestamp key="recorded" at={createdAt} />],
  ];
  return facts;
}

/** What the rest may pay: the proposal with one click, or requests that the user chooses. */
function MayPay({ receipt }: ReceiptProps) {
  const { unallocatedAmount, proposal } = receipt;
  const mayAllocate = useMayAllocate(receipt);
  const [isChoosing, setIsChoosing] = useState(false);
  if (isZero(unallocatedAmount)) return null;
  const choose = (
    <Button variant={proposal ? 'default' : 'filled'} onClick={() => setIsChoosing(true)}>
      {proposal ? <Trans>Choose something else</Trans> : <Trans>Choose what it pays</Trans>}
    </Button>
  );
  return (
    <Panel title={isChoosing ? t`Choose what it pays` : t`What it may pay`}>
      {isChoosing && mayAllocate ? (
        <Choose receipt={receipt} onDone={() => setIsChoosing(false)} onCancel={() => setIsChoosing(false)} />
      ) : (
        <Stack gap="md">
          {proposal ? (
            <Proposed receipt={receipt} proposal={proposal} />
          ) : (
            <NothingProposed receipt={receipt} />
          )}
          {mayAllocate ? (
            <Group gap="sm">
              {proposal && <AcceptProposal key={proposal.id} receipt={receipt} proposal={proposal} />}
              {choose}
            </Group>
          ) : (
            <WhoMayAllocate receipt={receipt} />
          )}
        </Stack>
      )}
    </Panel>
  );
}
