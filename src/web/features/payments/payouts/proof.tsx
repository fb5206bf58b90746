import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Skeleton, Stack, Table, Text, Timeline } from '@mantine/core';
import IconPrinter from '~icons/tabler/printer';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getPayoutProofOptions } from '../../../../client/@tanstack/react-query-records.gen.ts';
import type { PayoutProof } from '../../../../client/types.gen.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Person } from '../../../ui/person.tsx';
import { CopyableCode } from '../../../ui/copyable-code.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { type Fact, Facts } from '../../../ui/facts.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { BankAccount } from '../shared/bank-account.tsx';
import { PayoutBadge } from './payout-badge.tsx';
import { isProof, laterTitle, laterWords, stepOf } from './payout-title.ts';
import { usePayoutLater } from './payout-later.ts';
import { failureSentence } from '../shared/payout-words/payout-words.ts';
import { railName } from '../shared/rail-name.ts';
import classes from './payouts.module.css';

/** The kinds of ledger entries. */
const TRANSFER_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  FUND: msg`Fund`,
  HOLD: msg`Hold`,
  RELEASE: msg`Release`,
  SETTLE: msg`Settle`,
  REVERSE: msg`Reverse`,
};

/** "SETTLE" -> "Settle". */
function transferWords(kind: string): string {
  const words = TRANSFER_WORDS[kind];
  return words ? i18n._(words) : kind;
}

/** The proof of one payout: its preparer and approvers, the bank's answers and the ledger entries. */
export default function Proof({ id, beside = false }: { id: string; beside?: boolean }) {
  const query = useQuery(getPayoutProofOptions({ path: { id } }));
  if (query.isPending) return <Skeleton height={480} radius="md" role="status" aria-label={t`Loading`} />;
  if (query.isError) return <ErrorState error={query.error} retry={() => void query.refetch()} />;
  return <Shown proof={query.data} beside={beside} />;
}

function Shown({ proof, beside }: { proof: PayoutProof; beside: boolean }) {
  const { payout } = proof;
  const reason = failureSentence(payout);
  const later = usePayoutLater(proof);
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-start">
        <Stack gap={4}>
          <Amount
            amount={payout.amount}
            currency={payout.currency}
            size="large"
            direction={payout.direction}
          />
          <Group gap="xs">
            {later === null && <PayoutBadge payout={payout} />}
            <Text size="sm" c="dimmed">
              {payout.direction === 'DEBIT' ? t`Money out` : t`Money in`}, <Timestamp at={payout.createdAt} />
            </Text>
          </Group>
        </Stack>
        {beside && (
          <Button
            size="xs"
            variant="default"
            component={Link}
            to={paths.payout(payout.id)}
            leftSection={<IconPrinter size={14} aria-hidden />}
          >
            {isProof(payout, later) ? t`Proof of payment` : t`Open to print`}
          </Button>
        )}
      </Group>
      {later !== null && (
        <Alert color="blue" title={laterTitle(later)}>
          {laterWords()}
        </Alert>
      )}
      {reason && (
        <Alert
          color={payout.status === 'FAILED' ? 'red' : 'orange'}
          title={payout.status === 'FAILED' ? t`This payment failed` : t`This payment was returned`}
        >
          {reason}
        </Alert>
      )}
      {proof.linkedPayoutId && (
        <Text size="sm">
          {payout.direction === 'DEBIT' ? (
            <Trans>
              The money was returned: <Link to={paths.payout(proof.linkedPayoutId)}>see the return</Link>.
            </Trans>
          ) : (
            <Trans>
              This is the return of <Link to={paths.payout(proof.linkedPayoutId)}>an earlier payment</Link>.
            </Trans>
          )}
        </Text>
      )}
      <Panel title={t`Payment`}>
        <Facts items={paymentFacts(proof)} />
      </Panel>
      <Panel title={t`History`}>
        <Timeline bulletSize={14} lineWidth={2}>
          {proof.timeline.map((event) => (
            <Timeline.Item key={`${event.at} ${event.event}`} title={stepOf(payout, event)}>
              <Text size="xs" c="dimmed">
                <Timestamp at={event.at} />
              </Text>
            </Timeline.Item>
          ))}
        </Timeline>
      </Panel>
      <ForAuditors proof={proof} />
    </Stack>
  );
}

/** The facts that only an auditor reads: ids, digests and the entries of the ledger. Folded at first. */
function ForAuditors({ proof }: { proof: PayoutProof }) {
  return (
    <details className={classes.auditors}>
      <summary>
        <Trans>For auditors</Trans>
      </summary>
      <Stack gap="md" mt="md">
        <Facts items={auditFacts(proof)} />
        {proof.transfers.length > 0 && <Ledger transfers={proof.transfers} />}
      </Stack>
    </details>
  );
}

function Ledger({ transfers }: Pick<PayoutProof, 'transfers'>) {
  return (
    <section aria-label={t`Ledger entries`}>
      <Text fw={600} mb="xs">
        <Trans>Ledger entries</Trans>
      </Text>
      <Stack gap="md">
        {transfers.map((transfer) => (
          <div key={transfer.id}>
            <Text size="sm" fw={500}>
              {transferWords(transfer.kind)}, <Timestamp at={transfer.at} />
            </Text>
            <Table verticalSpacing={4} withRowBorders={false}>
              <Table.Tbody>
                {transfer.postings.map((posting, index) => (
                  <Table.Tr key={index}>
                    <Table.Td>{posting.account}</Table.Td>
                    <Table.Td ta="end">
                      <Amount amount={posting.amount} currency={posting.currency} />
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </div>
        ))}
      </Stack>
    </section>
  );
}

function auditFacts(proof: PayoutProof): Fact[] {
  const facts: (Fact | null)[] = [
    proof.attemptId
      ? [t`Attempt`, <CopyableCode key="t" value={proof.attemptId} what={t`attempt`} />, 'attempt']
      : null,
    proof.contentDigest
      ? [
          t`Approved digest`,
          <CopyableCode key="d" value={proof.contentDigest} what={t`digest`} />,
          'content digest',
        ]
      : null,
    [t`Payout ID`, <CopyableCode key="i" value={proof.payout.id} what={t`id`} />],
  ];
  return facts.filter((fact) => fact !== null);
}

function paymentFacts(proof: PayoutProof): Fact[] {
  const { payout } = proof;
  const { beneficiary } = payout;
  const facts: (Fact | null)[] = [
    [t`Payer`, proof.entityName],
    beneficiary && [
      t`Recipient`,
      <Link key="r" to={paths.recipient(beneficiary.id)}>
        {beneficiary.name}
      </Link>,
    ],
    beneficiary && [
      t`Account`,
      <span key="account">
        <Trans>
          <BankAccount account={beneficiary} />, branch {beneficiary.branchCode}
        </Trans>
      </span>,
    ],
    [t`Reference`, payout.recipientReference],
    proof.ownReference ? [t`Own reference`, proof.ownReference] : null,
    payout.direction === 'CREDIT'
      ? null
      : payout.status === 'FAILED'
        ? [t`Fee`, t`None (the payment failed)`]
        : [t`Fee including VAT`, <Amount key="f" amount={payout.fee} currency={payout.currency} />],
    payout.rail ? [t`Rail`, railName(payout.rail), 'rail'] : null,
    proof.railReference ? [t`Rail reference`, proof.railReference] : null,
    payout.batch && [
      t`Batch`,
      <span key="b">
        <Link to={paths.batch(payout.batch.id)}>{payout.batch.label}</Link>
        {proof.rowNumber === null ? '' : t`, row ${proof.rowNumber}`}
      </span>,
    ],
    proof.createdBy && [t`Prepared by`, <Person key="by" of={proof.createdBy} />],
    proof.approvals.length > 0
      ? [
          t`Approved by`,
          <Stack key="a" gap={2}>
            {proof.approvals.map((approval) => (
              <span key={approval.userId}>
                <Person of={approval} />, <Timestamp at={approval.approvedAt} />
              </span>
            ))}
          </Stack>,
        ]
      : null,
  ];
  return facts.filter((fact) => fact !== null);
}
