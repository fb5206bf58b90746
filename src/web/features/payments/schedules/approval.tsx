import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, List, Stack, Text } from '@mantine/core';
import IconCheck from '~icons/tabler/check';
import IconMessageReply from '~icons/tabler/message-reply';
import { useState } from 'react';
import {
  approveScheduledWithdrawalMutation,
  rejectScheduledWithdrawalMutation,
} from '../../../../client/@tanstack/react-query-schedules.gen.ts';
import { may } from '../../../../shared/permissions.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Person, usePersonName } from '../../../ui/person.tsx';
import { type Session, useSession } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { WRAPPING } from '../../../ui/wrapping-button.ts';
import { neededWords } from '../shared/signing/still-needed.tsx';
import { payments } from '../shared/words.ts';
import { OpenButton, ReasonDialog } from './reason-dialog.tsx';
import { coveredWords, stopsWhen } from './standing.ts';
import { useScheduleStep } from './use-schedule-step.ts';
import { useToday } from '../shared/use-today.ts';
import { calendarWords, type Schedule, type Version } from './words.ts';

interface ApprovalProps {
  schedule: Schedule;
  /** The version that waits. */
  version: Version;
}

/** Why the user cannot approve a version, as a sentence; null when they can. */
function whyNotApprove({ createdBy, approvals }: Version, user: Session['user']): string | null {
  if (createdBy.userId === user.id) return t`You wrote this version, so a different person must approve it.`;
  if (!may(user, 'approveBatch')) return t`Only users with the Approver role can approve schedules.`;
  if (approvals.some(({ by, lapsed }) => by.userId === user.id && !lapsed))
    return t`You have approved this version. It is waiting for another approver.`;
  return null;
}

/** The version that waits: what an approval of it means, who approved it, and the decision. */
export function Approval({ schedule, version }: ApprovalProps) {
  const { user } = useSession();
  const why =
    schedule.status === 'ENDED'
      ? t`The schedule has ended, so this version makes no run and cannot be approved. Write a new schedule.`
      : whyNotApprove(version, user);
  const counting = version.approvals.filter(({ lapsed }) => !lapsed).length;
  const missing = version.approvalsRequired - counting;
  const written = formatNumber(missing);
  const mayReject = may(user, 'rejectBatch') && version.createdBy.userId !== user.id;
  return (
    <Panel title={t`What you are approving`}>
      <Stack gap="sm">
        <Meaning schedule={schedule} version={version} />
        <Text size="sm">
          <Trans>
            Written by <Person of={version.createdBy} />, <Timestamp at={version.createdAt} />.
          </Trans>{' '}
          {version.approvals.map(({ by, at, lapsed }) => (
            <span key={`${by.userId ?? by.name} ${at}`}>
              {lapsed ? (
                <Trans>
                  The approval by <Person of={by} /> no longer counts.
                </Trans>
              ) : (
                <Trans>
                  Approved by <Person of={by} />, <Timestamp at={at} />.
                </Trans>
              )}{' '}
            </span>
          ))}
          {missing > 0 &&
            schedule.signers !== null &&
            schedule.signers.groups.length > 0 &&
            t`Still needed: ${neededWords(schedule.signers)}.`}
          {missing > 0 &&
            !schedule.signers?.groups.length &&
            plural(missing, { one: '1 approval is missing.', other: `${written} approvals are missing.` })}
          {schedule.expiresAt !== null && (
            <>
              {' '}
              <Trans>
                It expires on <Timestamp at={schedule.expiresAt} />.
              </Trans>
            </>
          )}
        </Text>
        {why !== null && <Text size="sm">{why}</Text>}
        <Group gap="sm">
          {why === null && <Approve schedule={schedule} version={version} />}
          {mayReject && <SendBack schedule={schedule} version={version} />}
        </Group>
      </Stack>
    </Panel>
  );
}

/** What an approval of the version means, in plain words. */
function Meaning({ schedule: { currency }, version }: ApprovalProps) {
  const today = useToday();
  if (version.approvalMode === 'STANDING') {
    const covered = coveredWords(version, currency, today);
    return (
      <>
        <Text>{t`You approve ${covered}, without being asked again.`}</Text>
        <div>
          <Text size="sm" fw={600}>
            <Trans>It stops by itself when:</Trans>
          </Text>
          <List size="sm">
            {stopsWhen(version.source).map((words) => (
              <List.Item key={words}>{words}</List.Item>
            ))}
          </List>
        </div>
      </>
    );
  }
  const when = calendarWords(version.calendar);
  if (version.source === 'NEW_FILE')
    return (
      <Text>
        {t`You approve that a batch is asked for ${when}. The batch of each run needs its own approvals.`}
      </Text>
    );
  const what = payments(version.withdrawalCount);
  const sum = formatMoney(version.totalAmount, currency);
  return (
    <Text>
      {t`You approve that a batch of ${what}, ${sum}, is created ${when}. Nothing is paid by this: the batch \
of each run needs its own approvals.`}
    </Text>
  );
}

function Approve({ schedule: { id, label, currency }, version }: ApprovalProps) {
  const [opened, setOpened] = useState(false);
  const today = useToday();
  const close = () => setOpened(false);
  const approve = useScheduleStep(approveScheduledWithdrawalMutation(), {
    message: () => t`You have approved the schedule.`,
    close,
  });
  const isStanding = version.approvalMode === 'STANDING';
  const covered = coveredWords(version, currency, today);
  const confirm = isStanding ? t`Approve ${covered}` : t`Approve the schedule`;
  return (
    <>
      <Button {...WRAPPING} leftSection={<IconCheck size={16} aria-hidden />} onClick={() => setOpened(true)}>
        {confirm}
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        title={t`Approve “${label}”?`}
        confirmLabel={confirm}
        pending={approve.isPending}
        error={approve.refusal}
        onConfirm={() =>
          approve.send({ path: { id }, headers: { 'if-match': `"${version.contentDigest}"` } })
        }
      >
        {version.source === 'COLLECTION'
          ? t`You approve ${covered}, without being asked again. The money stays with you. You can stop the \
sweep at any time.`
          : isStanding
            ? t`You approve ${covered}, without being asked again. You can stop the schedule at any time, \
and cancel a run until it is submitted to the bank.`
            : t`The batch of each run is created on its day and waits for approval.`}
      </ConfirmDialog>
    </>
  );
}

function SendBack({ schedule: { id, label }, version }: ApprovalProps) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const author = usePersonName()(version.createdBy);
  const reject = useScheduleStep(rejectScheduledWithdrawalMutation(), {
    message: () => t`The schedule was sent back.`,
    close,
  });
  return (
    <>
      <OpenButton icon={IconMessageReply} onClick={() => setOpened(true)}>{t`Send back…`}</OpenButton>
      <ReasonDialog
        opened={opened}
        onClose={close}
        title={t`Send back “${label}”?`}
        confirmLabel={t`Send back to ${author}`}
        reasonLabel={t`What should be corrected?`}
        danger
        pending={reject.isPending}
        error={reject.refusal}
        onConfirm={(reason) => reject.send({ path: { id }, body: { reason } })}
      >
        {version.version > 1
          ? t`${author} sees your reason and can write another version. The version in force continues.`
          : t`${author} sees your reason and can send a corrected schedule. No run is created.`}
      </ReasonDialog>
    </>
  );
}
