import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Combobox, Group, NumberInput, Stack, Text, Textarea, useCombobox } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import {
  addBatchCommentMutation,
  listBatchCommentsOptions,
  listBatchCommentsQueryKey,
} from '../../../../client/@tanstack/react-query.gen.ts';
import type { BatchComment, BulkWithdrawalBatchForDisplay, Person } from '../../../../client/types.gen.ts';
import { TEXT_LIMITS } from '../../../../shared/terms.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useIdempotencyKey } from '../../../ui/idempotency-key.ts';
import { formatNumber } from '../../../ui/locale.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Person as PersonName, usePersonName } from '../../../ui/person.tsx';
import { problemOf } from '../../../ui/problem.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import classes from './comments.module.css';
import { isBeginOfWord, mentionAt, mentionedIn, withMention } from './mentions.ts';

const REFRESH_MS = 30_000;

type Batch = BulkWithdrawalBatchForDisplay;

/** What people say about a batch. A link with `#comments` opens here. Comments are never changed. */
export function Comments({ batch }: { batch: Batch }) {
  const mayComment = useMay('commentOnBatch');
  const query = useQuery({
    ...listBatchCommentsOptions({ path: { id: batch.id } }),
    refetchInterval: REFRESH_MS,
  });
  const comments = query.data?.items ?? [];
  const count = comments.length;
  const panel = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const isLinked = hash === '#comments' && query.data !== undefined;
  useEffect(() => {
    if (!isLinked) return;
    panel.current?.scrollIntoView({ block: 'start' });
    panel.current?.focus({ preventScroll: true });
  }, [isLinked]);
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
          {mayComment && query.data && <CommentForm batch={batch} people={query.data.people} />}
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
  const row = comment.rowNumber === null ? null : formatNumber(comment.rowNumber);
  return (
    <li className={classes.comment}>
      <Text size="sm" component="div">
        <strong>
          <PersonName of={comment.author} />
        </strong>{' '}
        <Text span size="sm" c="dimmed">
          <Timestamp at={comment.createdAt} />
          {row !== null && t`, row ${row}`}
        </Text>
      </Text>
      <Text className={classes.text}>{comment.text}</Text>
    </li>
  );
}

function CommentForm({ batch, people: users }: { batch: Batch; people: readonly Person[] }) {
  const nameOf = usePersonName();
  const people = users
    .map((user) => ({ userId: user.userId, name: nameOf(user) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [row, setRow] = useState<number | string>('');
  const { key, renew } = useIdempotencyKey();
  const mentioned = mentionedIn(text, people);
  const names = mentioned.map(({ name }) => name).join(', ');
  const add = useMutation({
    ...addBatchCommentMutation(),
    onSuccess: () => {
      renew();
      setText('');
      setRow('');
      void queryClient.invalidateQueries({ queryKey: listBatchCommentsQueryKey({ path: { id: batch.id } }) });
    },
    onError: (error) => {
      if (problemOf(error).code !== 'no_answer') renew();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    add.mutate({
      path: { id: batch.id },
      body: {
        text: text.trim(),
        ...(typeof row === 'number' ? { rowNumber: row } : {}),
        ...(mentioned.length > 0 ? { mentions: mentioned.map(({ userId }) => userId) } : {}),
      },
      headers: { 'idempotency-key': key() },
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        <MentionField text={text} onChange={setText} people={people} />
        {add.isError && <ErrorState error={add.error} title={t`The comment was not added`} />}
        <Group gap="sm" align="flex-end">
          <NumberInput
            label={t`Row (optional)`}
            w={130}
            min={1}
            max={batch.withdrawalCount}
            allowDecimal={false}
            value={row}
            onChange={setRow}
          />
          <Button type="submit" loading={add.isPending} disabled={text.trim() === ''}>
            <Trans>Add comment</Trans>
          </Button>
          <Text size="sm" c="dimmed" role="status">
            {names !== '' && t`${names} will be notified.`}
          </Text>
        </Group>
      </Stack>
    </form>
  );
}

interface MentionFieldProps {
  text: string;
  onChange: (text: string) => void;
  people: readonly Person[];
}

/** A text in which @ opens the list of people. */
function MentionField({ text, onChange, people }: MentionFieldProps) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const found = typed === null ? [] : people.filter(({ name }) => isBeginOfWord(name, typed));
  const follow = (value: string, caret: number) => {
    const next = mentionAt(value, caret);
    setTyped(next);
    if (next === null) return combobox.closeDropdown();
    combobox.openDropdown();
    combobox.updateSelectedOptionIndex();
  };
  const pick = (name: string) => {
    const next = withMention(text, field.current?.selectionStart ?? text.length, name);
    onChange(next.text);
    setTyped(null);
    combobox.closeDropdown();
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(next.caret, next.caret);
    });
  };
  return (
    <Combobox store={combobox} onOptionSubmit={pick} position="bottom-start" width={240}>
      <Combobox.Target withKeyboardNavigation={found.length > 0}>
        <Textarea
          ref={field}
          label={t`Comment`}
          description={t`Type @ to mention a person. Comments cannot be changed later.`}
          rows={3}
          maxLength={TEXT_LIMITS.comment}
          value={text}
          onChange={({ currentTarget: { value, selectionStart } }) => {
            onChange(value);
            follow(value, selectionStart);
          }}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={found.length === 0}>
        <Combobox.Options aria-label={t`People`}>
          {found.map(({ userId, name }) => (
            <Combobox.Option key={userId} value={name}>
              {name}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
