import { ActionIcon, Button, Chip, Group, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconArrowDown, IconSearch, IconX } from '@tabler/icons-react';
import type { Dispatch } from 'react';
import type { Show } from '../desk/protocol.ts';
import type { Action, NewBatchState } from '../state.ts';
import type { DeskActions } from '../use-desk.ts';
import { counted, errorKind, FIELD_WORDS, figure } from '../words.ts';

const TYPING_PAUSE_MS = 250;

interface GridToolbarProps {
  state: NewBatchState;
  dispatch: Dispatch<Action>;
  desk: DeskActions;
  onNextError: () => void;
}

/**
 * Selects the rows to show, and offers follow-ups to the last change. The line has a fixed height, so that
 * nothing below it jumps.
 */
export function GridToolbar({ state, dispatch, desk, onNextError }: GridToolbarProps) {
  const { query } = state;
  const file = state.desk!;
  const { summary } = file;
  const noted = summary.notes.length > 0;
  const lists: { show: Show; label: string; count: number; hidden?: boolean }[] = [
    { show: 'all', label: 'All', count: summary.rows },
    { show: 'errors', label: 'With errors', count: file.errorRows },
    { show: 'duplicates', label: 'Duplicates', count: file.duplicateRows },
    {
      show: 'changed',
      label: 'Bank details changed',
      count: file.changedRows,
      hidden: file.changedRows === 0 && query.show !== 'changed',
    },
    { show: 'excluded', label: 'Excluded', count: summary.excluded },
  ];
  const search = useDebouncedCallback(
    (text: string) => dispatch({ type: 'query', query: { text: text.trim() } }),
    TYPING_PAUSE_MS,
  );
  return (
    <>
      <Group justify="space-between" gap="sm" mb={8}>
        <Chip.Group
          multiple={false}
          value={query.show}
          onChange={(show) => dispatch({ type: 'query', query: { show: show as Show } })}
        >
          <Group gap={6} role="group" aria-label="Rows to show">
            {lists.map(({ show, label, count, hidden }) =>
              hidden ? null : (
                <Chip
                  key={show}
                  value={show}
                  size="sm"
                  radius="sm"
                  variant="outline"
                  onClick={() => query.show === show && dispatch({ type: 'query', query: { show } })}
                >
                  {label} {figure(count)}
                </Chip>
              ),
            )}
            <Chip
              value="noted"
              size="sm"
              radius="sm"
              variant="outline"
              disabled={!noted && query.show !== 'noted'}
            >
              Interpreted
            </Chip>
          </Group>
        </Chip.Group>
        <Group gap="xs">
          <TextInput
            size="xs"
            type="search"
            aria-label="Search the rows"
            placeholder="Search the rows"
            leftSection={<IconSearch size={14} aria-hidden />}
            defaultValue={query.text}
            onChange={(event) => search(event.currentTarget.value)}
            w={180}
          />
          <Button
            size="xs"
            variant="default"
            leftSection={<IconArrowDown size={14} aria-hidden />}
            disabled={file.errorRows === 0}
            onClick={onNextError}
          >
            Next error
          </Button>
        </Group>
      </Group>
      <Group gap="xs" mb={8} mih={30} aria-live="polite">
        <ToolbarNotice state={state} dispatch={dispatch} desk={desk} />
      </Group>
    </>
  );
}

function ToolbarNotice({ state, dispatch, desk }: Omit<GridToolbarProps, 'onNextError'>) {
  const { offer, undo, query } = state;
  if (offer) {
    return (
      <>
        <Text size="sm">
          {FIELD_WORDS[offer.field]} {offer.from === '' ? 'is also empty' : `“${offer.from}” also appears`}
          {` in ${counted(offer.rows.length, 'other row')}.`}
        </Text>
        <Button size="compact-sm" onClick={desk.applySame}>
          {offer.to === '' ? 'Clear it' : `Enter “${offer.to}”`} in{' '}
          {offer.rows.length === 1 ? 'that row too' : `all ${figure(offer.rows.length)}`}
        </Button>
        <Dismiss label="Leave the other rows unchanged" onClick={() => dispatch({ type: 'offer closed' })} />
      </>
    );
  }
  if (undo) {
    return (
      <>
        <Text size="sm">
          {undo.length === 1
            ? `Row ${figure(undo[0]!)} is excluded.`
            : `${counted(undo.length, 'row')} are excluded.`}
        </Text>
        <Button size="compact-sm" variant="default" onClick={() => desk.include(undo)}>
          Undo
        </Button>
        <Dismiss label="Close" onClick={() => dispatch({ type: 'undo closed' })} />
      </>
    );
  }
  if (query.errorCode !== null) {
    return (
      <>
        <Text size="sm">
          Only rows with this error: {errorKind(query.errorCode, null).replace('Row: ', '')}.
        </Text>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => dispatch({ type: 'query', query: { show: 'errors' } })}
        >
          Show all errors
        </Button>
      </>
    );
  }
  return (
    <Text size="sm" c="dimmed">
      Click a cell twice to edit it.{' '}
      <Text span inherit visibleFrom="sm">
        Keyboard: arrow keys move, Enter or F2 edits, Esc cancels, Tab goes to the row’s buttons.
      </Text>
    </Text>
  );
}

function Dismiss({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <ActionIcon size="sm" variant="subtle" color="gray" aria-label={label} onClick={onClick}>
      <IconX size={14} aria-hidden />
    </ActionIcon>
  );
}
