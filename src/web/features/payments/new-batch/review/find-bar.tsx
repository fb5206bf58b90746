import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Chip, CloseButton, NativeSelect, Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FIELDS, type Field } from '../../../../../domain/withdrawal/shapes.ts';
import { formatNumber } from '../../../../ui/locale.ts';
import type { CellPlace, DeskQuery, Find } from '../desk/protocol.ts';
import type { DeskActions } from '../use-desk.ts';
import { fieldWords } from '../words.ts';
import classes from './workbench.module.css';

interface FindBarProps {
  desk: DeskActions;
  query: DeskQuery;
  /** Whether the user asked to replace, not only to find. A new `at` asks again. */
  mode: { replaces: boolean; at: number };
  readOnly: boolean;
  /** The active cell, from which the search goes on. */
  from: () => CellPlace;
  show: (place: CellPlace) => void;
  close: () => void;
}

type Found = { position: number; count: number } | 'none' | null;

/** Finds a text in the listed rows, cell by cell, and replaces it in one cell or in all. */
export function FindBar({ desk, query, mode, readOnly, from, show, close }: FindBarProps) {
  const [text, setText] = useState('');
  const [by, setBy] = useState('');
  const [field, setField] = useState<Field | null>(null);
  const [whole, setWhole] = useState(false);
  const [found, setFound] = useState<Found>(null);
  /** The cell that the search found last; a replacement changes this one. */
  const current = useRef<CellPlace | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, [mode.at]);

  const find: Find = { text, whole, field };
  const go = async (back: boolean, start = from()) => {
    if (text === '') return;
    const next = await desk.call('find', { query, find, from: start, back });
    current.current = next?.at ?? null;
    setFound(next ?? 'none');
    if (next) show(next.at);
  };
  const changed = (change: () => void) => {
    change();
    setFound(null);
    current.current = null;
  };
  const replaceOne = async () => {
    if (current.current) void desk.change({ kind: 'replace', query, find, by, only: current.current });
    // The worker answers in order: the search sees the replacement.
    await go(false, current.current ?? from());
  };
  const replaceAll = () => {
    if (text === '') return;
    void desk.change({ kind: 'replace', query, find, by, only: null });
    setFound(null);
    current.current = null;
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
        value={text}
        onChange={({ currentTarget: { value } }) => changed(() => setText(value))}
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
        value={field ?? ''}
        onChange={({ currentTarget: { value } }) =>
          changed(() => setField(FIELDS.find((one) => one === value) ?? null))
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
        checked={whole}
        onChange={(checked) => changed(() => setWhole(checked))}
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
