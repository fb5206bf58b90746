import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import {
  getNotificationSettingsOptions,
  getNotificationSettingsQueryKey,
  listNotificationsOptions,
  updateNotificationSettingsMutation,
} from '../../../../client/@tanstack/react-query-records.gen.ts';
import type { NotificationItem } from '../../../../client/types.gen.ts';
import type { MailChoice } from '../../../../shared/terms.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { problemOf } from '../../../ui/problem.ts';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { wordsOf } from '../shared/notices/notice-words.ts';
import { useNoticeReader } from '../shared/notices/use-notice-reader.ts';
import classes from './notifications.module.css';

interface NotificationListProps {
  /** The ids of the notifications that were unread when the list was opened. */
  fresh: ReadonlySet<string>;
  close: () => void;
}

/** The latest notifications, and whether they are sent by mail. */
export default function NotificationList({ fresh, close }: NotificationListProps) {
  const query = useQuery(listNotificationsOptions());
  return (
    <>
      <Text fw={600} pb="sm">
        <Trans>Notifications</Trans>
      </Text>
      {query.isPending && <LoadingRows rows={3} height={48} />}
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data?.items.length === 0 && (
        <Text c="dimmed" size="sm" pb="sm">
          <Trans>You are up to date. You will see here when a batch needs you or a payment goes wrong.</Trans>
        </Text>
      )}
      {query.data && query.data.items.length > 0 && (
        <ul className={classes.list}>
          {query.data.items.map((item) => (
            <Notice key={item.id} item={item} isNew={fresh.has(item.id)} close={close} />
          ))}
        </ul>
      )}
      <ChooseMail />
    </>
  );
}

function Notice({ item, isNew, close }: { item: NotificationItem; isNew: boolean; close: () => void }) {
  const { title, advice, to } = wordsOf(item, useNoticeReader());
  return (
    <li>
      <Link to={to} className={classes.notice} onClick={close} data-new={isNew || undefined}>
        <span className={classes.title}>{title}</span>
        {advice && <span className={classes.advice}>{advice}</span>}
        <span className={classes.advice}>
          <Timestamp at={item.at} />
          {isNew && <span className={classes.new}> · {t`New`}</span>}
        </span>
      </Link>
    </li>
  );
}

const CHOICES: { value: MailChoice; label: MessageDescriptor }[] = [
  { value: 'OFF', label: msg`No mail` },
  { value: 'DAILY', label: msg`A summary each day at 07:00` },
  { value: 'IMMEDIATELY', label: msg`A mail within minutes` },
];

/** Whether notifications are also sent by mail. */
function ChooseMail() {
  const settings = useQuery(getNotificationSettingsOptions());
  const save = useChange(updateNotificationSettingsMutation(), {
    replaces: () => getNotificationSettingsQueryKey(),
  });
  if (!settings.data) return null;
  const { mail, email } = settings.data;
  return (
    <div className={classes.mail}>
      <Select
        size="xs"
        label={email ? t`These notifications by mail to ${email}` : t`These notifications by mail`}
        description={
          email
            ? t`Comments, and batches that need your approval or were sent back to you, are mailed anyway.`
            : t`Your user has no address. Ask your operator to add one.`
        }
        disabled={email === null || save.isPending}
        data={CHOICES.map(({ value, label }) => ({ value, label: i18n._(label) }))}
        value={mail}
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
        onChange={(next) => next && save.mutate({ body: { mail: next as MailChoice } })}
        error={save.isError ? problemOf(save.error).detail : undefined}
      />
    </div>
  );
}
