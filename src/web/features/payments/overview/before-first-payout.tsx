import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect } from 'react';
import { Link } from 'react-router';
import { listBeforeFirstPayoutOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import type { ReadyItem } from '../../../../shared/terms.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useSession } from '../../../ui/session-context.tsx';
import classes from './checklist.module.css';
import { hideChecklist } from './hidden-checklist.ts';

interface ItemWords {
  title: MessageDescriptor;
  /** The things that are not possible, or less safe, without it. */
  without: MessageDescriptor;
  /** Absent for what only the operator does. */
  link?: { to: string; text: MessageDescriptor };
}

const WORDS: Record<ReadyItem, ItemWords> = {
  PEOPLE: {
    title: msg`A preparer, and enough approvers`,
    without: msg`No user can pay alone: the creator of a batch never approves it. Invite who is missing, or \
give an invited person the link.`,
    link: { to: paths.people(), text: msg`Open People` },
  },
  LIMITS: {
    title: msg`Limits, with payouts on`,
    without: msg`No batch can be created without limits, or while payouts are off.`,
    link: { to: paths.entityConfig(), text: msg`Open Limits and fees` },
  },
  RAILS: {
    title: msg`At least one rail`,
    without: msg`A payment without a rail reaches no bank.`,
    link: { to: paths.entityConfig(), text: msg`Open Limits and fees` },
  },
  MONEY: {
    title: msg`Money to pay from`,
    without: msg`A batch is approved only up to the available balance: the opening balance of the account \
that your bank connection pays from, or money that the operator simulates in the sandbox.`,
    link: { to: paths.balances(), text: msg`Open Balances` },
  },
  CONNECTION: {
    title: msg`A bank connection`,
    without: msg`Until one is on, payments go to the sandbox, and no real money moves.`,
    link: { to: paths.bankConnections(), text: msg`Connect a bank` },
  },
  RULES: {
    title: msg`Approval rules`,
    without: msg`Without rules every batch needs two approvals.`,
    link: { to: paths.paymentConfig('?edit=1'), text: msg`Set the rules` },
  },
  SECOND_ADMIN: {
    title: msg`A second admin`,
    without: msg`With one admin, each change of people, limits or fees waits for a day.`,
    link: { to: paths.people(), text: msg`Open People` },
  },
  PASSKEYS: {
    title: msg`A passkey for each approver`,
    without: msg`Without one, whoever learns an approver’s password can approve. Each approver adds a \
passkey on their own profile.`,
    link: { to: paths.profile(), text: msg`Add your passkey` },
  },
  MAIL: {
    title: msg`Mail`,
    without: msg`No user gets mail about batches that wait. The operator names the mail server with the \
setting SMTP_URL, and starts Outlay again.`,
  },
};

/**
 * What an admin's entity misses before its first payout; nothing once it has everything or has paid.
 * `onKnown` is called before the browser draws it, once it is known whether there is anything to show.
 */
export default function BeforeFirstPayout({ onKnown }: { onKnown: () => void }) {
  const { user } = useSession();
  const { data, isError } = useQuery(listBeforeFirstPayoutOptions());
  const isKnown = data !== undefined || isError;
  const isDone = data?.every(({ done }) => done) === true;
  useEffect(() => {
    // An entity that has paid never comes back to before its first payout.
    if (data?.length === 0) hideChecklist(user.id, 'before-first-payout');
  }, [data, user.id]);
  useLayoutEffect(() => {
    if (isKnown) onKnown();
  }, [isKnown, onKnown]);
  if (!data || isDone) return null;
  return <Card items={data} />;
}

function Card({ items }: { items: readonly { item: ReadyItem; done: boolean; isNeeded: boolean }[] }) {
  const { t } = useLingui();
  const needed = items.filter(({ isNeeded, done }) => isNeeded && !done);
  const advised = items.filter(({ isNeeded, done }) => !isNeeded && !done);
  const all = items.length;
  const there = all - needed.length - advised.length;
  return (
    <Panel title={t`What is still missing before the first payout`}>
      <Text c="dimmed" mb="md">
        <Trans>
          {there} of {all} done.
        </Trans>{' '}
        {needed.length > 0 ? (
          <Trans>Nothing can be paid before everything that is marked as needed is there.</Trans>
        ) : (
          <Trans>Nothing that is needed is missing. The rest is advice.</Trans>
        )}
      </Text>
      <ul className={classes.steps}>
        {[...needed, ...advised].map(({ item, isNeeded }) => (
          <Line key={item} words={WORDS[item]} isNeeded={isNeeded} />
        ))}
      </ul>
    </Panel>
  );
}

function Line({ words, isNeeded }: { words: ItemWords; isNeeded: boolean }) {
  const { title, without, link } = words;
  return (
    <li className={classes.step}>
      <span className={classes.tick} aria-hidden />
      <div>
        <Text component="div" fw={500}>
          {i18n._(title)}
          {isNeeded && (
            <Badge ml="xs" variant="light">
              <Trans>Needed</Trans>
            </Badge>
          )}
        </Text>
        <Text size="sm" c="dimmed">
          {i18n._(without)} {link && <Link to={link.to}>{i18n._(link.text)}</Link>}
        </Text>
      </div>
    </li>
  );
}
