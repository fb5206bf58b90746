import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listBankRepliesOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { BankFile } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { changesWords, ReplyBadge } from '../shared/bank-file-words.tsx';

const SHOWN = 10;

/** The replies of the bank to a file, newest first, each with a link to its page. */
export function FileReplies({ file }: { file: BankFile }) {
  const { data } = useQuery(listBankRepliesOptions({ query: { fileId: file.id, limit: SHOWN } }));
  if (!data) return null;
  return (
    <Stack gap="xs">
      <Text fw={600} size="sm">
        {t`Replies of the bank`}
      </Text>
      {data.items.length === 0 && (
        <Text size="sm" c="dimmed">
          <Trans>The bank has not replied yet. Silence fails no payment.</Trans>
        </Text>
      )}
      {data.items.map((reply) => (
        <Group key={reply.id} gap="xs">
          <ReplyBadge reply={reply} />
          <Anchor component={Link} to={paths.bankReplies(`?fileId=${file.id}&open=${reply.id}`)} size="sm">
            {reply.fileName}
          </Anchor>
          <Text size="sm" c="dimmed" component="span">
            {changesWords(reply)} · <Timestamp at={reply.receivedAt} />
          </Text>
        </Group>
      ))}
      <Anchor component={Link} to={paths.bankReplies()} size="sm" className="no-print">
        <Trans>Upload a reply</Trans>
      </Anchor>
    </Stack>
  );
}
