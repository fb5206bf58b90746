import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getAttentionOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { AttentionItem } from '../../../../client/types.gen.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { ApproveBy } from '../shared/approve-by/lazy.tsx';
import { wordsOf } from '../shared/notices/notice-words.ts';
import { useNoticeReader } from '../shared/notices/use-notice-reader.ts';
import classes from './waiting.module.css';

const REFRESH_MS = 30_000;

/** The matters that need an action, each with what to do and where; a single line when nothing needs one. */
export function Attention() {
  const reader = useNoticeReader();
  const query = useQuery({ ...getAttentionOptions(), refetchInterval: REFRESH_MS });
  return (
    <Panel title={t`Needs attention`}>
      {query.isPending && <LoadingRows rows={1} height={40} />}
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data?.length === 0 && (
        <Text c="dimmed">
          <Trans>Nothing needs attention.</Trans>
        </Text>
      )}
      {query.data && query.data.length > 0 && (
        <ul className={classes.list}>
          {query.data.map((item) => {
            const { title, advice, to, action } = wordsOf(item, reader);
            return (
              <li key={item.id} className={classes.batch}>
                <Stack gap={2} miw={0}>
                  <Text fw={500} className={classes.label}>
                    {title}
                  </Text>
                  <Text size="sm" c="dimmed" component="div">
                    {advice} <When item={item} />
                  </Text>
                </Stack>
                <Button
                  component={Link}
                  to={to}
                  variant="default"
                  size="xs"
                  aria-label={`${action}: ${title}`}
                  style={{ flex: 'none' }}
                >
                  {action}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

/** Until when something can be done about a matter, or since when it needs attention. */
function When({ item }: { item: Pick<AttentionItem, 'kind' | 'at' | 'until'> }) {
  if (item.until && item.kind === 'DATE_AT_RISK')
    return <ApproveBy batch={{ status: 'PENDING_APPROVAL', approveBy: item.until }} />;
  if (item.until && (item.kind === 'SCHEDULE_TO_APPROVE' || item.kind === 'SCHEDULE_SUSPENDED'))
    return (
      <Trans>
        Approve by <Timestamp at={item.until} />.
      </Trans>
    );
  if (item.until && item.kind === 'RUN_OPEN')
    return (
      <Trans>
        Until <Timestamp at={item.until} />.
      </Trans>
    );
  if (item.until)
    return (
      <Trans>
        It expires <Timestamp at={item.until} />.
      </Trans>
    );
  return (
    <Trans>
      Since <Timestamp at={item.at} />.
    </Trans>
  );
}
