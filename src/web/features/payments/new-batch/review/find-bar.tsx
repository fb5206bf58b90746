import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Chip, CloseButton, NativeSelect, Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { FIELDS } from '../../../../../domain/withdrawal/shapes.ts';
import { formatNumber } from '../../../../ui/locale.ts';
import type { CellPlace, DeskQuery, Find } from '../desk/protocol.ts';
import type { GridHandle } from '../grid/use-grid.ts';
import type { DeskActions } from '../use-desk.ts';
import { fieldWords } from '../../shared/withdrawal-file/field-words.ts';
import classes from './workbench.module.css';

interface FindBarProps {
  desk: DeskActions;
  query: DeskQuery;
  /** The grid, from whose active cell the search goes on. */
  grid: RefObject<GridHandle | null>;
  /** Whether the user asked to replace, not only to find. A new `at` asks again. */
  mode: { replaces: boolean; at: number };
  readOnly: boolean;
  close: () => void;
}

type Found = { position: number; count: number } | 'none' | null;

/** Finds a text in the listed rows, cell by cell, and replaces it in one cell or in all. */
export function FindBar({ mode, readOnly, ...props }: FindBarProps) {
  const { find, setFind, by, setBy, found, go, replaceOne, replaceAll } = useFind(props);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, [mode.at]);
  const close = () => {
    props.close();
    props.grid.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div className={classes.find} role="search" aria-label={t`Find in the rows`} onKeyDown={onKeyDown}>
      <TextInput
        ref={input}
        size="xs"
        className={classes.field}
        aria-label={t`Find`}
        placeholder={t`Find`}
        value={find.text}
        onChange={(event) => setFind({ ...find, text: event.currentTarget.value })}
        onKeyDown={(event) => isEnter(event) && void go(event.shiftKey)}
      />
      {mode.replaces && (
        <TextInput
          size="xs"
          className={classes.field}
          aria-label={t`Replace with`}
          placeholder={t`Replace with`}
          value={by}
          onChange={(event) => setBy(event.currentTarget.value)}
          onKeyDown={(event) => isEnter(event) && void replaceOne()}
          disabled={readOnly}
        />
      )}
      <NativeSelect
        size="xs"
        className={classes.field}
        aria-label={t`Column to search`}
        value={find.field ?? ''}
        onChange={({ currentTarget: { value } }) =>
          setFind({ ...find, field: FIELDS.find((one) => one === value) ?? null })
        }
        data={[
          { value: '', label: t`All columns` },
          ...FIELDS.map((one) => ({ value: one, label: fieldWords(one) })),
        ]}
      />
      <Chip
        size="xs"
        radius="sm"
        variant="outline"
        checked={find.whole}
        onChange={(whole) => setFind({ ...find, whole })}
      >
        <Trans>Whole cell</Trans>
      </Chip>
      <Button size="compact-xs" variant="default" onClick={() => void go(false)}>
        <Trans>Find next</Trans>
      </Button>
      {mode.replaces && (
        <>
          <Button size="compact-xs" variant="default" disabled={readOnly} onClick={() => void replaceOne()}>
            <Trans>Replace</Trans>
          </Button>
          <Button size="compact-xs" variant="default" disabled={readOnly} onClick={replaceAll}>
            <Trans>Replace all</Trans>
          </Button>
        </>
      )}
      <Text size="sm" role="status" className={classes.found}>
        {found === 'none' ? t`Not found in the rows shown.` : found && foundWords(found)}
      </Text>
      <CloseButton size="sm" aria-label={t`Close the search`} onClick={close} />
    </div>
  );
}

/** The search, the cell that was found, and its replacement. */
function useFind({ desk, query, grid }: Pick<FindBarProps, 'desk' | 'query' | 'grid'>) {
  const [find, setFind] = useState<Find>({ text: '', whole: false, field: null });
  const [by, setBy] = useState('');
  const [found, setFound] = useState<Found>(null);
  /** The cell that the search found last; a replacement changes this one. */
  const current = useRef<CellPlace | null>(null);
  const forget = () => {
    setFound(null);
    current.current = null;
  };
  const go = async (back: boolean, start = firstSelected(grid.current)) => {
    if (find.text === '') return;
    const next = await desk.call('find', { query, find, from: start, back });
    current.current = next?.at ?? null;
    setFound(next ?? 'none');
    if (next) grid.current?.show(next.at);
  };
  return {
    find,
    setFind: (next: Find) => {
      setFind(next);
      forget();
    },
    by,
    setBy,
    found,
    go,
    replaceOne: async () => {
      if (current.current) void desk.change({ kind: 'replace', query, find, by, only: current.current });
      // The worker answers in order: the search sees the replacement.
      await go(false, current.current ?? undefined);
    },
    replaceAll: () => {
      if (find.text === '') return;
      void desk.change({ kind: 'replace', query, find, by, only: null });
      forget();
    },
  };
}

/** The first selected cell, from which the search goes on. */
function firstSelected(grid: GridHandle | null): CellPlace {
  const block = grid?.selected();
  return { index: block?.from ?? 0, column: block ? FIELDS.indexOf(block.fields[0]!) : -1 };
}

/** "3 of 12". */
function foundWords({ position, count }: { position: number; count: number }): string {
  const at = formatNumber(position);
  const all = formatNumber(count);
  return t`${at} of ${all}`;
}

function isEnter(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return false;
  event.preventDefault();
  return true;
}
