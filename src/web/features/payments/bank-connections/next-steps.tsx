import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import IconCheck from '~icons/tabler/check';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { listOpeningBalancesOptions } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { OpeningOfAccount } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Panel } from '../../../ui/panel.tsx';
import type { PayingConnection } from '../shared/connection-purpose.ts';
import classes from './fields.module.css';

interface Step {
  name: string;
  what: ReactNode;
  isDone: boolean;
}

/** The steps until a connection pays and its account has its balance; nothing once all are done. */
export function NextSteps({ connection }: { connection: PayingConnection }) {
  const openings = useQuery(listOpeningBalancesOptions());
  if (!openings.data) return null;
  const steps = stepsOf(connection, openings.data);
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <Panel title={t`Until it pays`}>
      <StepList steps={steps} />
    </Panel>
  );
}

/** The steps of a connection that is still to be created. */
export function StepsToCome() {
  return <StepList steps={stepsOf(null, [])} />;
}

function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={classes.needs}>
      {steps.map(({ name, what, isDone }) => (
        <li key={name}>
          <Group gap="xs" component="span" display="inline-flex">
            <b>{name}</b>
            {isDone && <IconCheck size={16} color="var(--mantine-color-teal-text)" aria-label={t`Done`} />}
          </Group>
          <Text size="sm" c="dimmed" mb="xs">
            {what}
          </Text>
        </li>
      ))}
    </ol>
  );
}

function stepsOf(connection: PayingConnection | null, openings: readonly OpeningOfAccount[]): Step[] {
  const plain = (number: string) => number.replace(/^0+/, '');
  const opening = openings.find(
    ({ account }) =>
      connection !== null &&
      account.currency === connection.currency &&
      plain(account.accountNumber) === plain(connection.payer.accountNumber),
  );
  return [
    {
      name: t`Rehearse`,
      what: t`Outlay plays the bank with made-up payments. It takes a second, and no file leaves.`,
      isDone: connection?.rehearsal?.passed ?? false,
    },
    {
      name: t`Send the bank a test file`,
      what: t`Download it, send it to your bank, and record the answer. This can take days.`,
      isDone: connection !== null && connection.certification !== null,
    },
    {
      name: t`Switch it on`,
      what: t`Another person does this: one person alone never decides which account pays.`,
      isDone: connection?.state === 'LIVE',
    },
    {
      name: t`Take over the balance of the account`,
      what: (
        <Trans>
          Upload a statement of the day before, or let the bank send it. Propose its balance on{' '}
          <Link to={paths.reconciliation()}>Reconcile</Link>, and another person confirms it. Until then there
          is no money to pay from.
        </Trans>
      ),
      isDone: opening?.state === 'BOOKED',
    },
  ];
}
