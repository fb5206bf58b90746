import { ActionIcon, Button, Kbd, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { Dispatch } from 'react';
import type { Action, NewBatchState } from '../state.ts';
import type { DeskActions } from '../use-desk.ts';
import { counted, ERROR_WORDS, FIELD_WORDS, figure } from '../words.ts';
import classes from './workbench.module.css';

/**
 * The line below the grid: follow-ups to the last change, its result, or the most important keys. Its height
 * is fixed, so that nothing jumps.
 */
export function StatusLine({
  state,
  dispatch,
  desk,
}: {
  state: NewBatchState;
  dispatch: Dispatch<Action>;
  desk: DeskActions;
}) {
  return (
    <div className={classes.status} aria-live="polite">
      <Notice state={state} dispatch={dispatch} desk={desk} />
    </div>
  );
}

const KEYS = [
  ['F8', 'next error'],
  ['Enter', 'edit'],
  ['Ctrl+Z', 'undo'],
  ['F6', 'leave the grid'],
  ['?', 'all shortcuts'],
] as const;

function Notice({ state, dispatch, desk }: Parameters<typeof StatusLine>[0]) {
  const { offer, notice, query } = state;
  if (offer) {
    return (
      <>
        <Text size="sm" truncate>
          {FIELD_WORDS[offer.field]} {offer.from === '' ? 'is also empty' : `“${offer.from}” also appears`}
          {` in ${counted(offer.rows.length, 'other row')}.`}
        </Text>
        <Button size="compact-xs" className={classes.noShrink} onClick={desk.applySame} title="Ctrl+Enter">
          {offer.to === '' ? 'Clear it' : `Enter “${offer.to}”`} in{' '}
          {offer.rows.length === 1 ? 'that row too' : `all ${figure(offer.rows.length)}`}
        </Button>
        <Kbd size="xs" visibleFrom="sm">
          Ctrl+Enter
        </Kbd>
        <Dismiss label="Leave the other rows unchanged" onClick={() => dispatch({ type: 'offer closed' })} />
      </>
    );
  }
  if (notice !== null) {
    return (
      <>
        <Text size="sm" truncate>
          {notice}
        </Text>
        <Dismiss label="Close" onClick={() => dispatch({ type: 'notice', notice: null })} />
      </>
    );
  }
  if (query.errorCode !== null) {
    return (
      <>
        <Text size="sm" truncate>
          Only rows with this error: {ERROR_WORDS[query.errorCode]}.
        </Text>
        <Button
          size="compact-xs"
          variant="default"
          className={classes.noShrink}
          onClick={() => dispatch({ type: 'query', query: { show: 'errors' } })}
        >
          Show all errors
        </Button>
      </>
    );
  }
  return (
    <>
      <Text size="sm" c="dimmed" visibleFrom="sm" truncate>
        {KEYS.map(([key, does]) => (
          <span key={key}>
            <Kbd size="xs">{key}</Kbd> {does}{' '}
          </span>
        ))}
      </Text>
      <Text size="sm" c="dimmed" hiddenFrom="sm">
        Tap a cell twice to edit it.
      </Text>
    </>
  );
}

function Dismiss({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <ActionIcon size="sm" variant="subtle" color="gray" aria-label={label} onClick={onClick}>
      <IconX size={14} aria-hidden />
    </ActionIcon>
  );
}
