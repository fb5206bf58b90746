import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Modal } from '@mantine/core';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState, type Dispatch } from 'react';
import { FIELDS } from '../../../../../domain/withdrawal/shapes.ts';
import { formatNumber } from '../../../../ui/locale.ts';
import type { Block, DeskState } from '../desk/protocol.ts';
import type { Place } from '../grid/grid-keys.ts';
import { RowGrid, type GridHandle, type PassedCommand } from '../grid/row-grid.tsx';
import { ColumnMatcher } from '../match/column-matcher.tsx';
import { overridesOf } from '../match/picks.ts';
import type { Setup } from '../setup.ts';
import type { Action, NewBatchState } from '../state.ts';
import type { DeskActions } from '../use-desk.ts';
import { countedRows } from '../words.ts';
import { ActiveCellStore } from './active-cell.ts';
import { ExcludeDialog } from './exclude-dialog.tsx';
import { FindBar } from './find-bar.tsx';
import { GridToolbar } from './grid-toolbar.tsx';
import { Later } from './later.tsx';
import { ProblemsPanel, ProblemsSheet, usePanelBeside } from './problems-panel.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { StatusLine } from './status-line.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { SummaryLine } from './summary-line.tsx';
import { useFocusKeeper } from './use-focus-keeper.ts';
import classes from './workbench.module.css';

interface ReviewProps {
  state: NewBatchState;
  dispatch: Dispatch<Action>;
  desk: DeskActions;
  setup: Setup;
  history: { again: () => void };
  sending: { send: () => void; sendAgain: () => void };
}

const EMPTY_WORDS = {
  all: msg`No matching rows.`,
  errors: msg`No rows with errors.`,
  noted: msg`No cell needed interpretation.`,
  duplicates: msg`No possible duplicates.`,
  changed: msg`No changed bank details.`,
  branches: msg`No branch codes to check.`,
  hidden: msg`No hidden rows.`,
  excluded: msg`No excluded rows.`,
};

function emptyWords({ text, show }: NewBatchState['query']): string {
  return text === '' ? i18n._(EMPTY_WORDS[show]) : t`No row in this list contains “${text}”.`;
}

/** "row 4". */
function rowWords(row: number): string {
  const number = formatNumber(row);
  return t`row ${number}`;
}

function countOf(rows: Excluding['rows'], { errorRows, hidden }: DeskState): number {
  if (rows === 'errors') return errorRows;
  if (rows === 'hidden') return hidden.count;
  return Array.isArray(rows) ? rows.length : rows.to - rows.from + 1;
}

/** The cell to go to; null to stay. */
interface Target {
  place: Place | null;
  takesFocus: boolean;
  at: number;
}

/** Rows that the user is about to exclude, with their words. */
interface Excluding {
  rows: number[] | 'errors' | 'hidden' | Block;
  what: string;
}

/**
 * The step in which the user corrects the file and submits it: totals above, the rows at full height, their
 * problems beside them, and the submit bar below.
 */
export function ReviewStep({ state, dispatch, desk, setup, history, sending }: ReviewProps) {
  const root = useRef<HTMLDivElement>(null);
  const grid = useRef<GridHandle>(null);
  const [store] = useState(() => new ActiveCellStore());
  const [excluding, setExcluding] = useState<Excluding | null>(null);
  const [finding, setFinding] = useState<{ replaces: boolean; at: number } | null>(null);
  const [listsShortcuts, setListsShortcuts] = useState(false);
  const [sheet, setSheet] = useState(false);
  const [target, setTarget] = useState<Target | null>(null);
  const beside = usePanelBeside();
  const headingId = useId();
  const messagesId = useId();
  const { query } = state;
  const file = state.desk!;
  const readOnly = state.sending?.running ?? false;

  const focusGrid = useCallback(() => grid.current?.focus(), []);
  // The button that ended the step before is gone.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      window.scrollTo({ top: 0 });
      // The user may be typing already.
      if (!root.current?.contains(document.activeElement)) grid.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  // Goes to a row after the list that holds it is shown.
  useEffect(() => {
    if (!target) return;
    if (target.place) grid.current?.show(target.place);
    else grid.current?.arrive();
    if (target.place && target.takesFocus) focusGrid();
  }, [target, focusGrid]);
  useFocusKeeper(
    root,
    useCallback(() => root.current?.querySelector<HTMLElement>('[role="grid"]') ?? null, []),
  );

  /**
   * Whether the user has moved in the grid. Until then, "Next error" starts at the first error, even if it is
   * in the active row.
   */
  const entered = useRef(false);
  const nextError = (back = false) =>
    travel(async () => {
      const { row, column } = store.get();
      const from = entered.current && row !== null ? { row, column } : { row: 0, column: -1 };
      const found = await desk.call('nextError', { from, back, query });
      if (!found) dispatch({ type: 'notice', notice: t`No row has an error.` });
      return found && placeIn(found.row, found.index, found.column);
    });
  /** Goes to the cell that `find` returns. Keys pressed meanwhile wait for it. */
  const travel = async (find: () => Promise<Place | null>, takesFocus = true) => {
    grid.current?.expect();
    let place: Place | null = null;
    try {
      place = await find();
    } finally {
      setTarget({ place, takesFocus, at: Date.now() });
    }
  };
  /** The place of a row of the file, in all rows if it is not in the current list. */
  const placeIn = (row: number, index: number | null, column: number): Place => {
    entered.current = true;
    if (index === null) dispatch({ type: 'query', query: { show: 'all', text: '' } });
    return { index: index ?? row - 1, column };
  };
  const goToRow = (row: number) =>
    travel(async () => {
      const from = { row: row - 1, column: FIELDS.length };
      const found = await desk.call('nextError', { from, back: false, query });
      const column = found?.row === row ? found.column : 0;
      return placeIn(row, await desk.call('indexOf', { row, query }), column);
    });
  const restore = (name: 'undo' | 'redo') => travel(() => desk[name](), false);
  const acceptSuggestion = async () => {
    const { row, column } = store.get();
    if (row === null || readOnly) return;
    const { errors } = await desk.call('row', row);
    const offered = errors.filter(({ suggestion }) => suggestion !== undefined);
    const error = offered.find(({ field }) => field === FIELDS[column]) ?? offered[0];
    if (error?.field) await desk.edit(row, error.field, error.suggestion!);
    else dispatch({ type: 'notice', notice: t`There is no suggestion for this row.` });
  };
  const exclude = (rows: Excluding['rows']) => {
    if (readOnly) return;
    const only = Array.isArray(rows) && rows.length === 1 ? rows[0]! : null;
    const count = countOf(rows, file);
    const row = only ?? (count === 1 ? store.get().row : null);
    setExcluding({ rows, what: row === null ? countedRows(count) : rowWords(row) });
  };
  /** Rows that the user added are deleted; rows of the file are excluded with a reason. */
  const deleteOrExclude = async (block: Block) => {
    if (readOnly) return;
    const added = await desk.call('addedRows', block);
    if (added.length < block.to - block.from + 1) exclude(block);
    else {
      desk.change({ kind: 'delete', rows: added });
      // The worker answers in turn, so this is the list without the rows.
      const { total } = await desk.call('page', { query, offset: 0, limit: 0 });
      grid.current?.show({ index: Math.max(0, Math.min(block.from, total - 1)), column: store.get().column });
    }
  };
  const addRow = (below: number | null) =>
    travel(async () => {
      const row = readOnly ? null : await desk.addRow(below);
      if (row === null) return null;
      const all = { ...query, show: 'all' as const, text: '', errorCode: null, listing: -row };
      const index = await desk.call('indexOf', { row, query: all });
      if (query.show !== 'all' || query.text !== '')
        dispatch({ type: 'query', query: { show: 'all', text: '' } });
      return placeIn(row, index, 0);
    });
  const leaveGrid = () => {
    if (beside) document.getElementById(headingId)?.focus();
    else setSheet(true);
  };
  const command = (name: PassedCommand, block: Block) => {
    switch (name) {
      case 'undo':
      case 'redo':
        if (!readOnly) void restore(name);
        break;
      case 'find':
      case 'replace':
        setFinding({ replaces: name === 'replace', at: Date.now() });
        break;
      case 'apply to same':
        if (readOnly) break;
        if (state.offer) desk.applySame();
        else dispatch({ type: 'notice', notice: t`No other row has the text of the last correction.` });
        break;
      case 'use suggestion':
        void acceptSuggestion();
        break;
      case 'exclude':
        void deleteOrExclude(block);
        break;
      case 'add row':
        void addRow(store.get().row);
        break;
      case 'next error':
      case 'previous error':
        void nextError(name === 'previous error');
        break;
      case 'leave':
        leaveGrid();
    }
  };
  // Stable callbacks, so that the rows and the panel are drawn again only for changes of their data.
  const handlers = { command, goToRow, exclude, nextError: (back: boolean) => void nextError(back) };
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const onCommand = useCallback(
    (name: PassedCommand, block: Block) => latest.current.command(name, block),
    [],
  );
  const onGoToRow = useCallback((row: number) => void latest.current.goToRow(row), []);
  const onExclude = useCallback((rows: Excluding['rows']) => latest.current.exclude(rows), []);

  /** From the grid to the panel, to the submit bar, and back to the grid. */
  const nextPart = () => {
    const parts = ['[role="grid"]', `aside`, 'section[data-submit]'];
    const at = parts.findIndex((part) =>
      [...(root.current?.querySelectorAll(part) ?? [])].some((one) => one.contains(document.activeElement)),
    );
    if (at === 1) root.current?.querySelector<HTMLElement>(`${parts[2]} input`)?.focus();
    else if (at === 0) leaveGrid();
    else focusGrid();
  };
  // Next error works wherever the focus is on the page, unless a dialog is open.
  useEffect(() => {
    const onF8 = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F8' || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      // At once, so that the next keys go to the grid.
      grid.current?.focus();
      latest.current.nextError(event.shiftKey);
    };
    document.addEventListener('keydown', onF8);
    return () => document.removeEventListener('keydown', onF8);
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    const ctrl = event.ctrlKey || event.metaKey;
    const letter = event.key.toLowerCase();
    let work: (() => void) | null = null;
    if (event.key === 'F6') work = nextPart;
    else if (event.key === '?' && !typing && !ctrl) work = () => setListsShortcuts(true);
    else if (ctrl && !typing && !readOnly && (letter === 'z' || letter === 'y'))
      work = () => void restore(letter === 'y' || event.shiftKey ? 'redo' : 'undo');
    if (!work) return;
    event.preventDefault();
    event.stopPropagation();
    work();
  };

  const problems = {
    state,
    dispatch,
    desk,
    history,
    store,
    readOnly,
    goToRow: onGoToRow,
    onExclude,
    headingId,
    messagesId,
  };
  return (
    <div ref={root} className={classes.workbench} onKeyDown={onKeyDown} role="presentation">
      <SummaryLine state={state} dispatch={dispatch} />
      <div className={classes.middle}>
        <div className={classes.main}>
          <div className={classes.toolbarPlace}>
            <Later turn={1}>
              <GridToolbar
                state={state}
                dispatch={dispatch}
                actions={{
                  nextError: () => void nextError(),
                  undo: () => void restore('undo'),
                  redo: () => void restore('redo'),
                  replace: () => setFinding({ replaces: true, at: Date.now() }),
                  addRow: () => void addRow(null),
                  shortcuts: () => setListsShortcuts(true),
                  panel: beside ? null : () => setSheet(true),
                }}
              />
            </Later>
          </div>
          {finding && (
            <FindBar
              desk={desk}
              query={query}
              mode={finding}
              readOnly={readOnly}
              from={() => {
                const block = grid.current?.selected();
                return { index: block?.from ?? 0, column: block ? FIELDS.indexOf(block.fields[0]!) : -1 };
              }}
              show={(place) => grid.current?.show(place)}
              close={() => {
                setFinding(null);
                focusGrid();
              }}
            />
          )}
          <div
            className={classes.gridArea}
            role="presentation"
            onMouseDown={() => (entered.current = true)}
            onKeyDownCapture={({ key }) => {
              if (key !== 'F8') entered.current = true;
            }}
          >
            <RowGrid
              handle={grid}
              desk={desk}
              query={query}
              version={state.version}
              banks={setup.banks}
              onCommand={onCommand}
              onActive={store.set}
              readOnly={readOnly}
              empty={emptyWords(query)}
              describedBy={messagesId}
            />
          </div>
          <StatusLine state={state} dispatch={dispatch} desk={desk} />
        </div>
        {beside && <ProblemsPanel {...problems} />}
      </div>
      <section className={classes.bar} aria-label={t`Submit`} data-submit>
        <Later turn={2}>
          <SubmitBar state={state} dispatch={dispatch} desk={desk} setup={setup} sending={sending} />
        </Later>
      </section>
      {!beside && <ProblemsSheet {...problems} opened={sheet} close={() => setSheet(false)} />}
      <ShortcutsDialog opened={listsShortcuts} close={() => setListsShortcuts(false)} />
      <Modal
        opened={state.mapperOpen}
        onClose={() => dispatch({ type: 'mapper', open: false })}
        size="xl"
        lockScroll={false}
        title={t`Columns`}
        closeButtonProps={{ 'aria-label': t`Close` }}
      >
        <ColumnMatcher
          key={JSON.stringify(file.mapping.columns)}
          headers={file.mapping.headers}
          mapping={file.mapping}
          samples={file.samples}
          button={t`Read these columns`}
          apply={(picks, asSuggested) => {
            if (!asSuggested) desk.remap(overridesOf(picks));
            dispatch({ type: 'mapper', open: false });
          }}
          close={() => dispatch({ type: 'mapper', open: false })}
          disabled={readOnly || file.lockedThrough > 0}
        />
      </Modal>
      <ExcludeDialog
        what={excluding?.what ?? null}
        close={() => setExcluding(null)}
        exclude={(reason) => {
          setExcluding(null);
          if (excluding) desk.change({ kind: 'exclude', rows: excluding.rows, reason });
        }}
      />
    </div>
  );
}
