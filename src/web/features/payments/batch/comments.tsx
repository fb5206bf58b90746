import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Skeleton, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { BatchComment, BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Person, usePersonName } from '../../../ui/person.tsx';
import { useMay } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { WhenSeen } from '../../../ui/when-seen.tsx';
import classes from './comments.module.css';
import { inParts } from './mentions.ts';
import { useComments } from './use-comments.ts';

// The comments are at the end of a long page, so their fields load when the user scrolls near them.
const CommentForm = lazy(() => import('./comment-form.tsx'));
const FORM_PX = 184;

interface CommentsProps {
  batch: BulkWithdrawalBatchForDisplay;
  /** Scrolls to the comments when a link opens them. It is passed in, so that no other file has to load. */
  holdAtTop: (element: HTMLElement) => () => void;
}

/** What people say about a batch. A link with `#comments` opens here. Comments are never changed. */
export default function Comments({ batch, holdAtTop }: CommentsProps) {
  const mayComment = useMay('commentOnBatch');
  const query = useComments(batch.id);
  const comments = query.data?.items ?? [];
  const count = comments.length;
  const panel = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const isLinked = hash === '#comments' && query.data !== undefined;
  useEffect(() => {
    if (!isLinked || !panel.current) return;
    panel.current.focus({ preventScroll: true });
    return holdAtTop(panel.current);
  }, [isLinked, holdAtTop]);
  return (
    <div ref={panel} tabIndex={-1} className={`${classes.panel} no-print`}>
      <Panel title={count > 0 ? t`Comments (${count})` : t`Comments`}>
        <Stack gap="md">
          {query.isError && !query.data && (
            <ErrorState error={query.error} retry={() => void query.refetch()} />
          )}
          {comments.length > 0 && (
            <ul className={classes.list}>
              {comments.map((comment) => (
                <Comment key={comment.id} comment={comment} />
              ))}
            </ul>
          )}
          {mayComment && query.data && (
            <WhenSeen placeholder={<div style={{ height: FORM_PX }} />}>
              <Suspense fallback={<Skeleton height={FORM_PX} />}>
                <CommentForm batch={batch} people={query.data.people} />
              </Suspense>
            </WhenSeen>
          )}
          {!mayComment && comments.length === 0 && (
            <Text size="sm" c="dimmed">
              <Trans>No comments yet.</Trans>
            </Text>
          )}
        </Stack>
      </Panel>
    </div>
  );
}

function Comment({ comment }: { comment: BatchComment }) {
  const nameOf = usePersonName();
  const row = comment.rowNumber === null ? null : formatNumber(comment.rowNumber);
  return (
    <li className={classes.comment}>
      <Text size="sm" component="div">
        <strong>
          <Person of={comment.author} />
        </strong>{' '}
        <Text span size="sm" c="dimmed">
          <Timestamp at={comment.createdAt} />
          {row !== null && t`, row ${row}`}
        </Text>
      </Text>
      <Text className={classes.text}>
        {inParts(comment.text, comment.mentions.map((person) => [nameOf(person), person.name]).flat()).map(
          ({ text, isMention }, index) =>
            isMention ? (
              <span key={index} className={classes.mention}>
                {text}
              </span>
            ) : (
              text
            ),
        )}
      </Text>
    </li>
  );
}
