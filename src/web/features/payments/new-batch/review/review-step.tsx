import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { type Dispatch, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { RowGrid } from '../grid/row-grid.tsx';
import type { GridHandle } from '../grid/use-grid.ts';
import type { Setup } from '../../shared/withdrawal-file/withdrawal-rules.ts';
import type { Action, NewBatchState } from '../state.ts';
import type { DeskActions } from '../use-desk.ts';
import { ActiveCellStore } from './active-cell.ts';
import { ColumnsDialog } from './columns-dialog.tsx';
import { ExcludeDialog } from './exclude-dialog.tsx';
import { FindBar } from './find-bar.tsx';
import { GridToolbar } from './grid-toolbar.tsx';
import { Later } from './later.tsx';
import { ProblemsPanel, ProblemsSheet, usePanel } from './problems-panel.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { StatusLine } from './status-line.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { SummaryLine } from './summary-line.tsx';
import { useCommands } from './use-commands.ts';
import { useFocusKeeper } from './use-focus-keeper.ts';
import { useReviewKeys } from './use-review-keys.ts';
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

/**
 * The step in which the user corrects the file and submits it: totals above, the rows at full height, their
 * problems beside them, and the submit bar below.
 */
export function ReviewStep({ state, dispatch, desk, setup, history, sending }: ReviewProps) {
  const root = useRef<HTMLDivElement>(null);
  const grid = useRef<GridHandle>(null);
  const [store] = useState(() => new ActiveCellStore());
  const panel = usePanel();
  const messagesId = useId();
  const { query } = state;
  const readOnly = state.sending?.running ?? false;
  useFirstFocus(root, grid);
  useFocusKeeper(
    root,
    useCallback(() => root.current?.querySelector<HTMLElement>('[role="grid"]') ?? null, []),
  );
  const review = useCommands({ state, dispatch, desk, grid, store }, panel);
  const { commands } = review;
  const onKeyDown = useReviewKeys(root, grid, commands, state.offer !== null);
  const problems = {
    state,
    dispatch,
    desk,
    history,
    store,
    readOnly,
    goToRow: review.onGoToRow,
    onExclude: review.onExclude,
    headingId: panel.headingId,
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
                commands={commands}
                addRow={review.addRowAtEnd}
                openPanel={panel.beside ? null : panel.open}
              />
            </Later>
          </div>
          {review.finding && (
            <FindBar
              desk={desk}
              query={query}
              grid={grid}
              mode={review.finding}
              readOnly={readOnly}
              close={review.endFinding}
            />
          )}
          <div className={classes.gridArea}>
            <RowGrid
              handle={grid}
              desk={desk}
              query={query}
              version={state.version}
              banks={setup.banks}
              onCommand={review.onCommand}
              onRefused={review.notify}
              onActive={store.set}
              readOnly={readOnly}
              empty={emptyWords(query)}
              describedBy={messagesId}
            />
          </div>
          <StatusLine state={state} dispatch={dispatch} desk={desk} />
        </div>
        {panel.beside && <ProblemsPanel {...problems} />}
      </div>
      <section className={classes.bar} aria-label={t`Submit`} data-submit>
        <Later turn={2}>
          <SubmitBar state={state} dispatch={dispatch} desk={desk} setup={setup} sending={sending} />
        </Later>
      </section>
      {!panel.beside && <ProblemsSheet {...problems} opened={panel.opened} close={panel.close} />}
      <ShortcutsDialog {...review.shortcutsDialog} />
      <ColumnsDialog state={state} dispatch={dispatch} desk={desk} readOnly={readOnly} />
      <ExcludeDialog {...review.excludeDialog} />
    </div>
  );
}

/** Focuses the grid when the step begins: the button that ended the previous step is gone. */
function useFirstFocus(root: RefObject<HTMLElement | null>, grid: RefObject<GridHandle | null>): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      window.scrollTo({ top: 0 });
      // Keep the focus if the user is already typing.
      if (!root.current?.contains(document.activeElement)) grid.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [root, grid]);
}
