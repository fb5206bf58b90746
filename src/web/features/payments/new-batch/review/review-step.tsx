import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Modal } from '@mantine/core';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState, type Dispatch } from 'react';
import { type Field, FIELDS } from '../../../../../domain/withdrawal/shapes.ts';
import { useLatest } from '../../../../ui/latest.ts';
import { formatNumber } from '../../../../ui/locale.ts';
import type { Block, DeskState, RowCell } from '../desk/protocol.ts';
import { refusalOf } from '../grid/refusal.ts';
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
import { useTravel } from './use-travel.ts';
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
  doubtful: msg`No cells to check.`,
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

function isActive(store: ActiveCellStore, { row, column }: RowCell): boolean {
  const active = store.get();
  return active.row === row && active.column === column;
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
  const beside = usePanelBeside();
  const headingId = useId();
  const messagesId = useId();
  const { query } = state;
  const file = state.desk!;
  const readOnly = state.sending?.running ?? false;
  const shownQueryRef = useLatest(query);

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
  useFocusKeeper(
    root,
    useCallback(() => root.current?.querySelector<HTMLElement>('[role="grid"]') ?? null, []),
  );

  const travel = useTravel(grid, desk, query, dispatch);
  const notify = useCallback((notice: string) => dispatch({ type: 'notice', notice }), [dispatch]);
  /** Whether rows may be changed; if not, says why. */
  const mayChange = () => {
    if (readOnly) notify(refusalOf(undefined, true)!);
    return !readOnly;
  };
  const nextError = (back = false) =>
    travel({
      find: async ({ origin }, shown) => {
        const found = await desk.call('nextError', { from: origin(back), back, query: shown });
        if (!found) notify(t`No row has an error.`);
        else if (isActive(store, found)) notify(t`There is no other error.`);
        return found;
      },
    });
  const goToRow = (row: number) =>
    travel({
      find: async () => {
        const { errors, refusals } = await desk.call('row', row);
        const columns = [...errors, ...refusals].map(({ field }) => FIELDS.indexOf(field as Field));
        return { row, column: Math.max(0, Math.min(...columns, FIELDS.length)) % FIELDS.length };
      },
    });
  const restore = (name: 'undo' | 'redo') => {
    if (mayChange()) void travel({ find: () => desk[name](), takesFocus: false, staysInList: true });
  };
  const acceptSuggestion = async () => {
    const { row, column } = store.get();
    if (!mayChange()) return;
    if (row === null) return notify(refusalOf(undefined, false)!);
    const { errors } = await desk.call('row', row);
    const offered = errors.filter(({ suggestion }) => suggestion !== undefined);
    const error = offered.find(({ field }) => field === FIELDS[column]) ?? offered[0];
    if (error?.field) await desk.edit(row, error.field, error.suggestion!);
    else notify(t`There is no suggestion for this row.`);
  };
  const exclude = (rows: Excluding['rows']) => {
    if (!mayChange()) return;
    const only = Array.isArray(rows) && rows.length === 1 ? rows[0]! : null;
    const count = countOf(rows, file);
    const row = only ?? (count === 1 ? store.get().row : null);
    setExcluding({ rows, what: row === null ? countedRows(count) : rowWords(row) });
  };
  /** Rows that the user added are deleted; rows of the file are excluded with a reason. */
  const deleteOrExclude = async (block: Block) => {
    if (!mayChange()) return;
    const added = await desk.call('addedRows', block);
    if (added.length < block.to - block.from + 1) exclude(block);
    else
      await travel({
        find: async () => {
          await desk.change({ kind: 'delete', rows: added });
          return rowNear(block.from);
        },
      });
  };
  /** The row that is now at a position of the list, or the last one. */
  const rowNear = async (index: number) => {
    const { total } = await desk.call('page', { query: shownQueryRef.current, offset: 0, limit: 0 });
    const offset = Math.max(0, Math.min(index, total - 1));
    const { items } = await desk.call('page', { query: shownQueryRef.current, offset, limit: 1 });
    return items[0] ? { row: items[0].row, column: store.get().column } : null;
  };
  const addRow = (below: number | null) =>
    travel({
      find: async () => {
        const row = mayChange() ? await desk.addRow(below) : null;
        return row === null ? null : { row, column: 0 };
      },
    });
  const leaveGrid = () => {
    if (beside) document.getElementById(headingId)?.focus();
    else setSheet(true);
  };
  const command = (name: PassedCommand, block: Block) => {
    switch (name) {
      case 'undo':
      case 'redo':
        restore(name);
        break;
      case 'find':
      case 'replace':
        setFinding({ replaces: name === 'replace', at: Date.now() });
        break;
      case 'apply to same':
        if (mayChange()) desk.applySame();
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
      case 'shortcuts':
        setListsShortcuts(true);
        break;
      case 'leave':
        leaveGrid();
    }
  };
  // Stable callbacks, so that the rows and the panel are drawn again only for changes of their data.
  const handlers = { command, goToRow, exclude, nextError: (back: boolean) => void nextError(back) };
  const latestRef = useLatest(handlers);
  const onCommand = useCallback(
    (name: PassedCommand, block: Block) => latestRef.current.command(name, block),
    [latestRef],
  );
  const onGoToRow = useCallback((row: number) => void latestRef.current.goToRow(row), [latestRef]);
  const onExclude = useCallback((rows: Excluding['rows']) => latestRef.current.exclude(rows), [latestRef]);

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
      latestRef.current.nextError(event.shiftKey);
    };
    document.addEventListener('keydown', onF8);
    return () => document.removeEventListener('keydown', onF8);
  }, [latestRef]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    const ctrl = event.ctrlKey || event.metaKey;
    const letter = event.key.toLowerCase();
    let work: (() => void) | null = null;
    if (event.key === 'F6') work = nextPart;
    else if (event.key === '?' && !typing && !ctrl) work = () => setListsShortcuts(true);
    else if (ctrl && !typing && (letter === 'z' || letter === 'y'))
      work = () => restore(letter === 'y' || event.shiftKey ? 'redo' : 'undo');
    // The line below the grid names this key, wherever the focus is.
    else if (ctrl && !typing && event.key === 'Enter' && state.offer)
      work = () => mayChange() && desk.applySame();
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
                  undo: () => restore('undo'),
                  redo: () => restore('redo'),
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
              show={(place) => void grid.current?.show(place)}
              close={() => {
                setFinding(null);
                focusGrid();
              }}
            />
          )}
          <div className={classes.gridArea}>
            <RowGrid
              handle={grid}
              desk={desk}
              query={query}
              version={state.version}
              banks={setup.banks}
              onCommand={onCommand}
              onRefused={notify}
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
          key={JSON.stringify([file.mapping.columns, file.mapping.doubts.map(({ id }) => id)])}
          headers={file.mapping.headers}
          mapping={file.mapping}
          samples={file.samples}
          button={t`Read these columns`}
          apply={(picks, asSuggested, checked) => {
            if (!asSuggested) desk.remap({ ...overridesOf(picks), checked });
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
          if (excluding) void desk.change({ kind: 'exclude', rows: excluding.rows, reason });
        }}
      />
    </div>
  );
}
