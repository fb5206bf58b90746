import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import IconArrowBackUp from '~icons/tabler/arrow-back-up';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { getPaymentRequestOptions } from '../../../../client/@tanstack/react-query-collections.gen.ts';
import type { PaymentRequestDetail } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Amount, formatMoney } from '../../../ui/amount.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { type Fact, Facts } from '../../../ui/facts.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Person } from '../../../ui/person.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { UnloadedPage } from '../../../ui/unloaded-page.tsx';
import { isZero } from '../shared/statements/amounts.ts';
import { useToday } from '../shared/use-today.ts';
import { AskToPay } from './ask-to-pay.tsx';
import { History } from './history.tsx';
import { Mails } from './mails.tsx';
import { PayLinkPanel } from './pay-link.tsx';
import { Reminders } from './reminders.tsx';
import classes from './receivables.module.css';
import { Steps } from './steps.tsx';
import { lateWords, partWords, REQUEST_LOOKS, tooMuchWords } from './words.ts';
import { WriteOffPanel } from './write-off.tsx';

const REFRESH_MS = 30_000;

interface RequestProps {
  request: PaymentRequestDetail;
}

/** One payment request: what is open, the reference to quote, its write-off and its history. */
export default function RequestPage() {
  const { id = '' } = useParams();
  const query = useQuery({ ...getPaymentRequestOptions({ path: { id } }), refetchInterval: REFRESH_MS });
  if (query.data) return <Details key={id} request={query.data} />;
  return (
    <UnloadedPage title={routeTitle('receivable')} back={<Back />} query={query}>
      <LoadingPanel lines={7} amount />
      <LoadingPanel lines={3} />
    </UnloadedPage>
  );
}

function Back() {
  return (
    <BackLink to={paths.receivables()}>
      <Trans>All payment requests</Trans>
    </BackLink>
  );
}

function Details({ request }: RequestProps) {
  const { label, payer, writeOff } = request;
  return (
    <>
      <PageHeader
        title={label}
        documentTitle={t`Payment request: ${label}`}
        description={
          <Anchor component={Link} to={paths.payer(payer.id)} inherit>
            {payer.name}
          </Anchor>
        }
        actions={<Steps request={request} />}
      >
        <Back />
      </PageHeader>
      <Stack gap="lg">
        {request.reopenedAt !== null && <OpenAgain request={request} />}
        <div className={classes.beside}>
          <Summary request={request} />
          <Reference request={request} />
        </div>
        <PayLinkPanel request={request} />
        <Mails request={request} />
        <Reminders request={request} />
        <AskToPay request={request} />
        {writeOff && <WriteOffPanel key={writeOff.id} request={request} writeOff={writeOff} />}
        <Receipts request={request} />
        <History request={request} />
      </Stack>
    </>
  );
}

/** Money that paid a request which had ended went: a user decides what becomes of it. */
function OpenAgain({ request: { id, openAmount, currency } }: RequestProps) {
  const mayAsk = useMay('requestPayments');
  const money = formatMoney(openAmount, currency);
  return (
    <Alert color="yellow" icon={<IconArrowBackUp aria-hidden />} title={t`${money} is open again`}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">
          <Trans>
            This request had ended, and then money that had paid it went. What was given up stays given up.
            Ask for the rest again with a new due day, or write it off.
          </Trans>
        </Text>
        {mayAsk && (
          <Button component={Link} to={paths.editReceivable(id)} size="xs" variant="default">
            <Trans>Ask for it again</Trans>
          </Button>
        )}
      </Stack>
    </Alert>
  );
}

/** The receipts that pay it, the earliest first. */
function Receipts({ request: { receipts, currency, history, payer } }: RequestProps) {
  if (receipts.length === 0) {
    // Money came and was taken back or off: the receipt is found by its payer.
    if (!history.some(({ event }) => event === 'RECEIVED')) return null;
    return (
      <Panel title={t`Receipts`}>
        <Text size="sm">
          <Trans>
            No receipt pays this request any more.{' '}
            <Anchor component={Link} to={paths.receipts(`?payer=${payer.id}`)} underline="always">
              See the receipts of {payer.name}
            </Anchor>
          </Trans>
        </Text>
      </Panel>
    );
  }
  return (
    <Panel title={t`Receipts`}>
      <ul className={classes.allocations}>
        {receipts.map(({ receiptId, receivedOn, amount }) => (
          <li key={receiptId}>
            <Group gap="sm" justify="space-between">
              <Anchor component={Link} to={paths.receipt(receiptId)}>
                {dayWords(receivedOn, true)}
              </Anchor>
              <Amount amount={amount} currency={currency} />
            </Group>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Summary({ request }: RequestProps) {
  const { currency, status, ageing, amount, openAmount, paidAmount, dueOn, expiresOn } = request;
  const late = lateWords(request, useToday());
  const isOpen = ageing !== null;
  const money = (shown: string) => <Amount amount={shown} currency={currency} />;
  const facts: Fact[] = [
    ...(isOpen ? [[t`Asked`, money(amount)] as const] : []),
    ...(isZero(paidAmount) ? [] : [[t`Received`, money(paidAmount)] as const]),
    ...(isZero(request.refundedAmount) ? [] : [[t`Given back`, money(request.refundedAmount)] as const]),
    [t`Due day`, dayWords(dueOn, true)],
    [t`Invoice number`, request.invoiceNumber ?? t`None`],
    [t`Last day`, expiresOn === null ? t`None: it does not expire` : dayWords(expiresOn, true)],
    [t`May be paid in parts`, partWords(request)],
    [t`Money above the open amount`, tooMuchWords(request.onTooMuch)],
    [
      t`Created`,
      <span key="created">
        <Person of={request.createdBy} />, <Timestamp at={request.createdAt} />
      </span>,
    ],
  ];
  return (
    <Panel aria-label={t`Summary`}>
      <Group gap="sm" mb="xs">
        <LookBadge look={REQUEST_LOOKS[status]} />
        {late !== null && (
          <Text size="sm" fw={500} className={request.isOverdue ? classes.late : undefined}>
            {late}
          </Text>
        )}
      </Group>
      <Amount amount={isOpen ? openAmount : amount} currency={currency} size="large" />
      <Text size="sm" c="dimmed" mb="md">
        {isOpen ? (
          <Trans>is still expected</Trans>
        ) : (
          <Trans>was asked for; nothing is expected any more</Trans>
        )}
      </Text>
      <Facts items={facts} />
    </Panel>
  );
}

/** What the payer has to quote. A request that is over asks for nothing. */
function Reference({ request: { reference, payer, ageing } }: RequestProps) {
  return (
    <Panel title={t`Reference`}>
      <Group gap="xs" wrap="nowrap" mb="xs">
        <span className={classes.large}>{reference}</span>
        <CopyButton value={reference} what={t`the reference`} />
      </Group>
      <Text size="sm" c="dimmed">
        {ageing === null
          ? t`This request is over: nothing should be paid with this reference any more.`
          : t`The payer quotes it with the payment. A wrong, missing or swapped character is noticed.`}
      </Text>
      <Text size="sm" c="dimmed" mt="sm" component="div">
        <Trans>
          {payer.name} can also quote the standing reference{' '}
          <span className={classes.reference}>{payer.reference}</span>
          <CopyButton value={payer.reference} what={t`the standing reference`} />
        </Trans>
      </Text>
    </Panel>
  );
}
