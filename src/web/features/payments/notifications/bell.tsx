import { t } from '@lingui/core/macro';
import IconBell from '~icons/tabler/bell';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import {
  listNotificationsOptions,
  listNotificationsQueryKey,
  markNotificationsReadMutation,
} from '../../../../client/@tanstack/react-query-records.gen.ts';
import { HeaderPanel } from '../../../ui/header-panel.tsx';
import { useChange } from '../../../ui/use-change.ts';
import classes from './bell.module.css';

const loadList = () => import('./notification-list.tsx');
const NotificationList = lazy(loadList);

const REFRESH_MS = 30_000;
const MOST_SHOWN = 99;

/** The notification centre: a bell with the number of unread notifications, and the list that it opens. */
export default function Bell() {
  const query = useQuery({
    ...listNotificationsOptions(),
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  });
  // Notifications that were new when the list was opened stay marked while it is open.
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const mark = useChange(markNotificationsReadMutation(), { outdated: [listNotificationsQueryKey] });
  const unread = query.data?.unread ?? 0;
  const noteOpened = () => {
    const items = query.data?.items ?? [];
    setFresh(new Set(items.filter(({ isRead }) => !isRead).map(({ id }) => id)));
    if (unread > 0 && items[0]) mark.mutate({ body: { until: items[0].at } });
  };
  return (
    <HeaderPanel
      label={t`Notifications`}
      buttonLabel={unread === 0 ? t`Notifications` : t`Notifications, ${unread} unread`}
      buttonClass={`frame-button ${classes.bell}`}
      button={
        <>
          <IconBell size={20} aria-hidden />
          {unread > 0 && (
            <span className={classes.unread} aria-hidden>
              {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
            </span>
          )}
        </>
      }
      width={416}
      load={loadList}
      onOpen={noteOpened}
    >
      {(close) => <NotificationList fresh={fresh} close={close} />}
    </HeaderPanel>
  );
}
