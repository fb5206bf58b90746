import { ActionIcon, Popover, ScrollArea, Select, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  getNotificationSettingsOptions,
  getNotificationSettingsQueryKey,
  listNotificationsOptions,
  listNotificationsQueryKey,
  markNotificationsReadMutation,
  updateNotificationSettingsMutation,
} from '../../../../client/@tanstack/react-query.gen.ts';
import type { NotificationItem } from '../../../../client/types.gen.ts';
import type { MailChoice } from '../../../../shared/terms.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { problemOf } from '../../../ui/problem.ts';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { wordsOf } from '../shared/notice-words.ts';
import classes from './notifications.module.css';

const REFRESH_MS = 30_000;
const MOST_SHOWN = 99;

/** The notification centre: a bell with the number of unread notifications, and the list that it opens. */
export default function Bell() {
  const queryClient = useQueryClient();
  const query = useQuery({
    ...listNotificationsOptions(),
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  });
  const [opened, setOpened] = useState(false);
  // Notifications that were new when the list was opened stay marked while it is open.
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const mark = useMutation({
    ...markNotificationsReadMutation(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: listNotificationsQueryKey() }),
  });
  const unread = query.data?.unread ?? 0;
  const change = (next: boolean) => {
    setOpened(next);
    const items = query.data?.items ?? [];
    if (!next) return;
    setFresh(new Set(items.filter(({ isRead }) => !isRead).map(({ id }) => id)));
    if (unread > 0 && items[0]) mark.mutate({ body: { until: items[0].at } });
  };
  return (
    <Popover
      opened={opened}
      onChange={change}
      position="bottom-end"
      width="min(26rem, calc(100vw - 1rem))"
      trapFocus
      returnFocus
      shadow="md"
      withinPortal={false}
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          className={classes.bell}
          onClick={() => change(!opened)}
          aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
        >
          <IconBell size={20} aria-hidden />
          {unread > 0 && (
            <span className={classes.unread} aria-hidden>
              {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="Notifications" p={0}>
        <Text fw={600} px="md" pt="sm" pb={4}>
          Notifications
        </Text>
        <ScrollArea.Autosize mah="min(60dvh, 28rem)" viewportProps={{ tabIndex: 0 }}>
          {query.isPending && <LoadingRows rows={3} height={48} />}
          {query.isError && !query.data && (
            <ErrorState error={query.error} retry={() => void query.refetch()} />
          )}
          {query.data?.items.length === 0 && (
            <Text c="dimmed" size="sm" px="md" py="sm">
              You are up to date. You will see here when a batch needs you or a payment goes wrong.
            </Text>
          )}
          <ul className={classes.list}>
            {query.data?.items.map((item) => (
              <Notice key={item.id} item={item} isNew={fresh.has(item.id)} close={() => setOpened(false)} />
            ))}
          </ul>
        </ScrollArea.Autosize>
        <ChooseMail />
      </Popover.Dropdown>
    </Popover>
  );
}

function Notice({ item, isNew, close }: { item: NotificationItem; isNew: boolean; close: () => void }) {
  const { title, advice, to } = wordsOf(item);
  return (
    <li>
      <Link to={to} className={classes.notice} onClick={close} data-new={isNew || undefined}>
        <span className={classes.title}>{title}</span>
        {advice && <span className={classes.advice}>{advice}</span>}
        <span className={classes.advice}>
          <Timestamp at={item.at} />
          {isNew && <span className={classes.new}> · New</span>}
        </span>
      </Link>
    </li>
  );
}

const CHOICES: { value: MailChoice; label: string }[] = [
  { value: 'OFF', label: 'No mail' },
  { value: 'DAILY', label: 'A summary each day at 07:00' },
  { value: 'IMMEDIATELY', label: 'A mail within minutes' },
];

/** Whether the same is sent by mail. */
function ChooseMail() {
  const queryClient = useQueryClient();
  const settings = useQuery(getNotificationSettingsOptions());
  const save = useMutation({
    ...updateNotificationSettingsMutation(),
    onSuccess: (saved) => queryClient.setQueryData(getNotificationSettingsQueryKey(), saved),
  });
  if (!settings.data) return null;
  const { mail, email } = settings.data;
  return (
    <div className={classes.mail}>
      <Select
        size="xs"
        label={email ? `Mail to ${email}` : 'Mail'}
        description={email ? undefined : 'Your user has no address. Ask your administrator to add one.'}
        disabled={email === null || save.isPending}
        data={CHOICES}
        value={mail}
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
        onChange={(next) => next && save.mutate({ body: { mail: next as MailChoice } })}
        error={save.isError ? problemOf(save.error).detail : undefined}
      />
    </div>
  );
}
