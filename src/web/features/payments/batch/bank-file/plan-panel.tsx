import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Anchor, Group, Stack, Text } from '@mantine/core';
import IconFileAlert from '~icons/tabler/file-alert';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getFeeQuoteOptions } from '../../../../../client/@tanstack/react-query.gen.ts';
import type { BankFilePlan, BulkWithdrawalBatchForDisplay } from '../../../../../client/types.gen.ts';
import { paths } from '../../../../../shared/dashboard-routes.ts';
import { Amount } from '../../../../ui/amount.tsx';
import { Facts } from '../../../../ui/facts.tsx';
import { formatNumber } from '../../../../ui/locale.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { useMay } from '../../../../ui/session-context.tsx';
import { Timestamp } from '../../../../ui/timestamp.tsx';
import { CertificationBadge } from '../../shared/bank-file-words.tsx';
import { railName } from '../../shared/rail-name.ts';
import { PlannedSubstitutions } from './substitutions.tsx';

type Batch = BulkWithdrawalBatchForDisplay;
type Carrier = NonNullable<BankFilePlan['carrier']>;
type Problem = NonNullable<Carrier['problem']>;

interface PlanPanelProps {
  batch: Batch;
  /** The plan names a connection that carries the batch, or the batch waits for one. */
  plan: BankFilePlan;
  /** Whether it is certain that the batch has no file yet. */
  isChecked: boolean;
}

/** Shows an approver, before the decision, the bank file that will carry the batch, or that no file can. */
export default function PlanPanel(props: PlanPanelProps) {
  const { carrier } = props.plan;
  return carrier ? <Planned {...props} carrier={carrier} /> : <NotCarried {...props} />;
}

/** No live connection carries the batch: shows the rails that need one, and what can be done. */
function NotCarried({ batch, plan: { byRail } }: PlanPanelProps) {
  const mayManage = useMay('manageBankConnections');
  const rails = byRail.map(({ rail }) => railName(rail)).join(', ');
  return (
    <Panel title={t`Bank file`}>
      <Stack gap="md">
        <Alert
          color="red"
          role="alert"
          icon={<IconFileAlert aria-hidden />}
          title={t`No bank file can carry this batch, so nothing is paid`}
        >
          <Stack gap="xs" align="flex-start">
            <span>
              {t`No live bank connection carries ${rails}, so the batch waits until one is switched on. \
Preparers and approvers can cancel it until then, and prepare it again by a rail that is carried.`}
            </span>
            <Anchor component={Link} to={paths.bankConnections()} size="sm" underline="always">
              {mayManage ? t`Switch on or add a bank connection` : t`Bank connections`}
            </Anchor>
          </Stack>
        </Alert>
        {byRail.length > 1 && <PaymentsByRail byRail={byRail} currency={batch.currency} />}
      </Stack>
    </Panel>
  );
}

function Planned({ batch, plan, carrier, isChecked }: PlanPanelProps & { carrier: Carrier }) {
  const { problem } = carrier;
  const quote = useQuery(getFeeQuoteOptions({ path: { id: batch.id } }));
  const submitsAt = quote.data?.submitsAt ?? null;
  // The worker has tried to write the file and could not.
  const isBlocked = batch.waitingFor === 'BANK_FILE' && isChecked;
  return (
    <Panel title={t`Bank file`}>
      <Stack gap="md">
        {!problem && (
          <Text size="sm">
            {batch.status === 'APPROVED' && submitsAt ? (
              <Trans>
                This batch is paid by a bank file. It is written on <Timestamp at={submitsAt} />, and nothing
                is paid until it has been taken to the bank.
              </Trans>
            ) : (
              <Trans>
                This batch is paid by a bank file. It is written after the last approval, and nothing is paid
                until it has been taken to the bank.
              </Trans>
            )}
          </Text>
        )}
        {problem ? (
          <ProblemAlert problem={problem} isApproved={batch.status === 'APPROVED'} />
        ) : (
          isBlocked && (
            <Alert
              color="red"
              role="alert"
              icon={<IconFileAlert aria-hidden />}
              title={t`The bank file could not be written`}
            >
              <Trans>
                Nothing is paid. The audit log of this batch has the reason. Correct the connection, and the
                file is written again, or cancel the batch.
              </Trans>
            </Alert>
          )
        )}
        {plan.byRail.length > 1 ? (
          <PaymentsByRail byRail={plan.byRail} currency={batch.currency} />
        ) : (
          <TheFile batch={batch} plan={plan} carrier={carrier} />
        )}
      </Stack>
    </Panel>
  );
}

/** The file as it will be written: its connection and format, and the texts that it changes. */
function TheFile({ batch, plan, carrier }: Omit<PlanPanelProps, 'isChecked'> & { carrier: Carrier }) {
  const { connection, isCertified, payerAccountNumber, profileName, unwrittenOwnReferences } = carrier;
  const ownCount = formatNumber(unwrittenOwnReferences);
  return (
    <>
      <Group gap="xs">
        <CertificationBadge certified={isCertified} />
        {!isCertified && (
          <Text size="sm">
            <Trans>
              It is not recorded that the bank has accepted a test file of these settings. The bank may reject
              the whole file.
            </Trans>
          </Text>
        )}
      </Group>
      <Facts
        items={[
          [
            t`Connection`,
            <Anchor key="c" component={Link} to={paths.bankConnection(connection.id)} inherit>
              {connection.displayName}
            </Anchor>,
          ],
          [t`Format`, profileName],
          [t`Account that pays`, payerAccountNumber],
        ]}
      />
      {unwrittenOwnReferences > 0 && (
        <Text size="sm">
          {plural(unwrittenOwnReferences, {
            one: `The own reference of 1 payment is not in the file: this format or connection has no \
place for it. Your bank statement shows what the bank writes.`,
            other: `The own references of ${ownCount} payments are not in the file: this format or \
connection has no place for them. Your bank statement shows what the bank writes.`,
          })}
        </Text>
      )}
      <PlannedSubstitutions batchId={batch.id} plan={plan} />
    </>
  );
}

function ProblemAlert({ problem, isApproved }: { problem: Problem; isApproved: boolean }) {
  return (
    <Alert
      color="red"
      role="alert"
      icon={<IconFileAlert aria-hidden />}
      title={
        isApproved
          ? t`The bank file cannot be written, so nothing is paid`
          : t`This batch cannot be written into a bank file as it is`
      }
    >
      {problemWords(problem)}
    </Alert>
  );
}

/** How the payments have to be divided: one batch for each rail, with the connection that carries it. */
function PaymentsByRail({ byRail, currency }: Pick<BankFilePlan, 'byRail'> & Pick<Batch, 'currency'>) {
  return (
    <section aria-labelledby="payments-by-rail">
      <Text id="payments-by-rail" size="sm" fw={600} mb={4}>
        <Trans>Payments by rail</Trans>
      </Text>
      <Facts
        items={byRail.map((part) => [
          railName(part.rail),
          <PaymentsOfRail key={part.rail} part={part} currency={currency} />,
        ])}
      />
    </section>
  );
}

interface PaymentsOfRailProps extends Pick<Batch, 'currency'> {
  part: BankFilePlan['byRail'][number];
}

function PaymentsOfRail({ part, currency }: PaymentsOfRailProps) {
  const { count, totalAmount, connection, payerAccountNumber } = part;
  const payments = formatNumber(count);
  return (
    <Stack gap={0}>
      <span>
        {plural(count, { one: '1 payment', other: `${payments} payments` })} (
        <Amount amount={totalAmount} currency={currency} />)
      </span>
      {connection ? (
        <span>
          <Anchor component={Link} to={paths.bankConnection(connection.id)} inherit>
            {connection.displayName}
          </Anchor>
          , {payerAccountNumber}
        </span>
      ) : (
        <Text span inherit c="var(--mantine-color-error)">
          <Trans>No live connection carries this rail.</Trans>
        </Text>
      )}
    </Stack>
  );
}

/** Why the file cannot be written, and what can be done. */
function problemWords({ code, rowNumbers }: Problem): string {
  if (code === 'SEVERAL_CONNECTIONS')
    return t`Its rails belong to different connections, but one file must contain the whole batch. Send it \
back or cancel it, and prepare one batch for each rail.`;
  if (code === 'SEVERAL_RAILS')
    return t`It has payments by several rails, but a bank file can have payments by only one. Send it back \
or cancel it, and prepare one batch for each rail.`;
  if (code === 'TOO_MANY_PAYMENTS')
    return t`It has more payments than one file of this connection may have. Send it back or cancel it, \
and prepare smaller batches.`;
  const count = rowNumbers.length;
  const rows = rowNumbers.map((row) => formatNumber(row)).join(', ');
  return plural(count, {
    one: `The bank’s format cannot write the name or the reference of row ${rows}. Send the batch back or \
cancel it, and write that text in other letters.`,
    other: `The bank’s format cannot write a name or a reference of these rows, among others: ${rows}. \
Send the batch back or cancel it, and write those texts in other letters.`,
  });
}
