import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import IconArrowsExchange from '~icons/tabler/arrows-exchange';
import IconBan from '~icons/tabler/ban';
import IconClock from '~icons/tabler/clock';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { getPayeeOptions } from '../../../../client/@tanstack/react-query-payees.gen.ts';
import type { PayeeDetail } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { BackLink } from '../../../ui/back-link.tsx';
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
import { useBankName } from '../shared/use-bank-name.ts';
import { accountTypeWords } from '../shared/words.ts';
import { AccountDialog } from './account-dialog.tsx';
import { Decision, RemoveDialog } from './decision.tsx';
import { Verifications } from './verifications.tsx';
import { type Change, changeLook, kindWord, payeeLook } from './words.ts';

/** One payee: the account that may be paid, the change that waits, and the history with its evidence. */
export default function PayeePage() {
  const { id = '' } = useParams();
  const query = useQuery(getPayeeOptions({ path: { id } }));
  if (query.data) return <Details key={id} payee={query.data} />;
  return (
    <UnloadedPage title={routeTitle('payee')} back={<Back />} query={query}>
      <LoadingPanel lines={5} />
      <LoadingPanel title={t`History`} lines={8} />
    </UnloadedPage>
  );
}

function Back() {
  return (
    <BackLink to={paths.payees()}>
      <Trans>All accounts that may be paid</Trans>
    </BackLink>
  );
}

function Details({ payee }: { payee: PayeeDetail }) {
  const mayPropose = useMay('proposePayees');
  const mayRemove = useMay('confirmPayees');
  const [dialog, setDialog] = useState<'change' | 'remove' | null>(null);
  const close = () => setDialog(null);
  const isOver = !payee.account && !payee.openChange;
  return (
    <>
      <PageHeader
        title={payee.name}
        documentTitle={t`Payee: ${payee.name}`}
        actions={
          <>
            {mayRemove && !isOver && (
              <Button
                variant="default"
                leftSection={<IconBan size={16} aria-hidden />}
                onClick={() => setDialog('remove')}
              >
                <Trans>Remove…</Trans>
              </Button>
            )}
            {mayPropose && !payee.openChange && (
              <Button
                leftSection={<IconArrowsExchange size={16} aria-hidden />}
                onClick={() => setDialog('change')}
              >
                <Trans>Propose another account…</Trans>
              </Button>
            )}
          </>
        }
      >
        <Back />
      </PageHeader>
      <Stack gap="lg">
        {payee.openChange && <Waiting payee={payee} />}
        <Panel title={t`Account that may be paid`}>
          <Group mb="sm">
            <LookBadge look={payeeLook({ account: payee.account, openChange: null })} />
          </Group>
          <Present payee={payee} />
        </Panel>
        <Panel title={t`History`}>
          <Stack gap="xl" component="ol" m={0} p={0} style={{ listStyle: 'none' }}>
            {payee.changes.map((change) => (
              <HistoryItem key={change.id} change={change} payee={payee} />
            ))}
          </Stack>
        </Panel>
      </Stack>
      {dialog === 'change' && <AccountDialog payee={payee} onClose={close} onSaved={close} />}
      {dialog === 'remove' && <RemoveDialog payee={payee} onClose={close} />}
    </>
  );
}

function Present({ payee: { account, paidFrom } }: { payee: PayeeDetail }) {
  const facts = useAccountFacts();
  if (!account)
    return (
      <Text size="sm">
        <Trans>None: nothing can be paid to this payee where only registered accounts may be paid.</Trans>
      </Text>
    );
  return (
    <Facts
      items={[
        ...facts(account),
        ...(paidFrom ? [[t`Since`, <Timestamp key="from" at={paidFrom} />] as const] : []),
      ]}
    />
  );
}

/** An account in words. */
function useAccountFacts(): (account: NonNullable<PayeeDetail['account']>) => Fact[] {
  const bankName = useBankName();
  return (account) => [
    [t`Bank`, bankName(account.bankCode)],
    [t`Account number`, account.accountNumber],
    [t`Branch code`, account.branchCode],
    [t`Type of the account`, accountTypeWords(account.accountType)],
    [t`References`, account.referenceFormat ?? t`any`],
  ];
}

/** The change that waits, above everything else: what it would change, and who decides. */
function Waiting({ payee }: { payee: PayeeDetail }) {
  const open = payee.openChange!;
  const change = payee.changes.find(({ id }) => id === open.id);
  const bankName = useBankName();
  const { bankCode, accountNumber } = open.account;
  const account = `${bankName(bankCode)} ${accountNumber}`;
  const names = payee.mayConfirm.map(({ name }) => name).join(', ');
  return (
    <Alert
      color="yellow"
      icon={<IconClock aria-hidden />}
      title={
        open.state === 'WAITING'
          ? t`${account} waits for a second person`
          : t`${account} is confirmed and waits 24 hours`
      }
    >
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          {open.countsFrom ? (
            <Trans>
              It may be paid from <Timestamp at={open.countsFrom} />. Until then another approver or admin can
              reject it, or its author can withdraw it.
            </Trans>
          ) : names === '' ? (
            <Trans>
              No other user may confirm it. An admin can give another person the role approver or admin under
              People. If you have no admin, ask your operator.
            </Trans>
          ) : (
            <Trans>
              <Person of={open.proposedBy} /> proposed it. These users may confirm it: {names}.
            </Trans>
          )}{' '}
          {open.expiresAt && (
            <>
              <Trans>
                If no second person confirms it until <Timestamp at={open.expiresAt} />, it expires.
              </Trans>{' '}
            </>
          )}
          {payee.account && <Trans>The present account is paid until then.</Trans>}
        </Text>
        {change && <Decision payee={payee} change={change} />}
      </Stack>
    </Alert>
  );
}

function HistoryItem({ change, payee }: { change: Change; payee: PayeeDetail }) {
  const facts = useAccountFacts();
  const [openedMs] = useState(() => Date.now());
  const items: Fact[] = [
    ...(change.account ? facts(change.account) : []),
    [
      change.kind === 'REMOVE' ? t`Removed by` : t`Proposed by`,
      <span key="by">
        <Person of={change.proposedBy} />, <Timestamp at={change.proposedAt} />
      </span>,
    ],
    [
      change.kind === 'REMOVE' ? t`Why` : t`How the details are known`,
      <span key="evidence" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {change.evidence}
      </span>,
    ],
    ...(change.calledAt
      ? [
          [
            t`Called back`,
            <span key="call">
              {change.calledPerson}, {change.calledNumber}, <Timestamp at={change.calledAt} />
            </span>,
          ] as const,
        ]
      : []),
    ...(change.fileName ? [[t`File`, change.fileName] as const] : []),
    ...(change.confirmedBy && change.confirmedAt && change.kind !== 'REMOVE'
      ? [
          [
            t`Confirmed by`,
            <span key="confirmed">
              <Person of={change.confirmedBy} />, <Timestamp at={change.confirmedAt} />
            </span>,
          ] as const,
        ]
      : []),
    ...(change.countsFrom && change.kind !== 'REMOVE'
      ? [[t`Counts from`, <Timestamp key="from" at={change.countsFrom} />] as const]
      : []),
    ...(change.state === 'EXPIRED' && change.endedAt
      ? [
          [
            t`Expired`,
            <span key="expired">
              <Timestamp at={change.endedAt} />: {t`no second person confirmed it within 14 days`}
            </span>,
          ] as const,
        ]
      : []),
    ...(change.endedBy && change.endedAt
      ? [
          [
            t`Ended by`,
            <span key="ended">
              <Person of={change.endedBy} />, <Timestamp at={change.endedAt} />
              {change.endReason && `: ${change.endReason}`}
            </span>,
          ] as const,
        ]
      : []),
  ];
  return (
    <li>
      <Group justify="space-between" mb="xs">
        <Text fw={600} component="h3">
          {kindWord(change.kind)}
        </Text>
        <LookBadge look={changeLook(change, openedMs)} />
      </Group>
      <Facts items={items} />
      {change.account && <Verifications payee={payee} change={change} />}
    </li>
  );
}
