import { i18n } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Kbd, Text } from '@mantine/core';
import IconX from '~icons/tabler/x';
import type { Dispatch } from 'react';
import { formatNumber } from '../../../../ui/locale.ts';
import type { Action, NewBatchState } from '../state.ts';
import type { DeskActions } from '../use-desk.ts';
import { fieldWords } from '../../shared/withdrawal-file/field-words.ts';
import { errorWords } from '../words.ts';
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
  ['F8', msg`next error`],
  ['Enter', msg`edit`],
  ['Ctrl+Z', msg`undo`],
  ['F6', msg`leave the grid`],
  ['?', msg`all shortcuts`],
] as const;

function Notice({ state, dispatch, desk }: Parameters<typeof StatusLine>[0]) {
  const { offer, notice, query } = state;
  if (offer) {
    return (
      <>
        <Text size="sm" truncate>
          {notice ?? offerSentence(offer)}
        </Text>
        <Button size="compact-xs" className={classes.noShrink} onClick={desk.applySame} title="Ctrl+Enter">
          {offerButton(offer)}
        </Button>
        <Kbd size="xs" visibleFrom="sm">
          Ctrl+Enter
        </Kbd>
        <Dismiss
          label={notice === null ? t`Leave the other rows unchanged` : t`Close`}
          onClick={() =>
            dispatch(notice === null ? { type: 'offer closed' } : { type: 'notice', notice: null })
          }
        />
      </>
    );
  }
  if (notice !== null) {
    return (
      <>
        <Text size="sm" truncate>
          {notice}
        </Text>
        <Dismiss label={t`Close`} onClick={() => dispatch({ type: 'notice', notice: null })} />
      </>
    );
  }
  if (query.errorCode !== null) {
    const kind = errorWords(query.errorCode);
    return (
      <>
        <Text size="sm" truncate>
          {t`Only rows with this error: ${kind}.`}
        </Text>
        <Button
          size="compact-xs"
          variant="default"
          className={classes.noShrink}
          onClick={() => dispatch({ type: 'query', query: { show: 'errors' } })}
        >
          <Trans>Show all errors</Trans>
        </Button>
      </>
    );
  }
  return (
    <>
      <Text size="sm" c="dimmed" visibleFrom="sm" truncate>
        {KEYS.map(([key, does]) => (
          <span key={key}>
            <Kbd size="xs">{key}</Kbd> {i18n._(does)}{' '}
          </span>
        ))}
      </Text>
      <Text size="sm" c="dimmed" hiddenFrom="sm">
        <Trans>Tap a cell twice to edit it.</Trans>
      </Text>
    </>
  );
}

type Offer = NonNullable<NewBatchState['offer']>;

/** "Bank “Capitek” also appears in 3 other rows." */
function offerSentence({ field, from, rows }: Offer): string {
  const name = fieldWords(field);
  const written = formatNumber(rows.length);
  return from === ''
    ? plural(rows.length, {
        one: `${name} is also empty in 1 other row.`,
        other: `${name} is also empty in ${written} other rows.`,
      })
    : plural(rows.length, {
        one: `${name} “${from}” also appears in 1 other row.`,
        other: `${name} “${from}” also appears in ${written} other rows.`,
      });
}

/** "Enter “Capitec” in all 3". */
function offerButton({ to, rows }: Offer): string {
  const written = formatNumber(rows.length);
  return to === ''
    ? plural(rows.length, { one: 'Clear it in that row too', other: `Clear it in all ${written}` })
    : plural(rows.length, {
        one: `Enter “${to}” in that row too`,
        other: `Enter “${to}” in all ${written}`,
      });
}

function Dismiss({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <ActionIcon size="sm" variant="subtle" color="gray" aria-label={label} onClick={onClick}>
      <IconX size={14} aria-hidden />
    </ActionIcon>
  );
}
