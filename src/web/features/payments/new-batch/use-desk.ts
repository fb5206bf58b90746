import { plural, t } from '@lingui/core/macro';
import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  type Dispatch,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import type { CodePage } from '../../../../domain/withdrawal-file/file-facts.ts';
import type { ColumnOverrides } from '../../../../domain/withdrawal-file/column-mapping.ts';
import type { Field } from '../../../../domain/withdrawal/shapes.ts';
import { DeskClient } from './desk/desk-client.ts';
import { useLatest } from '../../../ui/latest.ts';
import { formatNumber } from '../../../ui/locale.ts';
import type { Draft } from './draft/drafts.ts';
import type { Answer, Block, CallName, Change, Choices, Input, RowCell } from './desk/protocol.ts';
import { openSource } from './open-source.ts';
import type { SavedSendings } from './sending/saved-sending.ts';
import { rulesOf, type Setup } from '../shared/withdrawal-file/withdrawal-rules.ts';
import type { Action, NewBatchState, Source } from './state.ts';
import { changedWords, restoredWords } from './words.ts';

/** The page's operations on the file. Each change updates the page with the file's new state. */
export interface DeskActions {
  call: <N extends CallName>(name: N, input: Input<N>) => Promise<Answer<N>>;
  open: (source: Source) => void;
  /** Opens a draft as the user left it. */
  goOn: (draft: Draft) => void;
  cancel: () => void;
  remap: (overrides: ColumnOverrides) => void;
  /** Reads the file in another encoding. */
  setEncoding: (encoding: CodePage) => void;
  /** Confirms the mapping: reads the columns and shows the rows. */
  match: (overrides: ColumnOverrides | null) => void;
  choose: (choices: Choices) => void;
  edit: (row: number, field: Field, value: string) => Promise<void>;
  /** Repeats the last correction in the rows that had the same text. */
  applySame: () => void;
  change: (change: Change) => Promise<void>;
  /** Adds an empty row below a row, or at the end; returns its number. */
  addRow: (below: number | null) => Promise<number | null>;
  /** Undoes the last change of rows; returns the first cell that it restored. */
  undo: () => Promise<RowCell | null>;
  redo: () => Promise<RowCell | null>;
  /** Copies a block that is too large to be on the page. */
  copy: (block: Block) => void;
}

/** Owns the page's worker: creates it when a file is opened and ends it with the page. */
export function useDesk(
  state: NewBatchState,
  dispatch: Dispatch<Action>,
  setup: Setup,
  saved: SavedSendings,
): DeskActions {
  const client = useRef<DeskClient | null>(null);
  const latest = useLatest({ state, setup });
  useEffect(() => () => client.current?.close(), []);

  const call = useCallback(<N extends CallName>(name: N, input: Input<N>): Promise<Answer<N>> => {
    if (!client.current) return Promise.reject(new Error(t`No file is open.`));
    return client.current.call(name, input);
  }, []);

  const guarded = useCallback(
    (work: () => Promise<void>) => {
      const mine = client.current;
      return work().catch((error: unknown) => {
        // Ignore errors of a worker that was ended with its file.
        if (mine === client.current)
          dispatch({
            type: 'fault',
            message: error instanceof Error ? error.message : t`The file could not be processed.`,
          });
      });
    },
    [dispatch],
  );
  const tell = useCallback((action: Action) => flushSync(() => dispatch(action)), [dispatch]);
  const page: Page = { clientRef: client, latestRef: latest, call, dispatch, tell, guarded };
  const files = useFileActions(page, saved);
  const rows = useRowChanges(page);
  return useMemo(() => ({ call, ...files, ...rows }), [call, files, rows]);
}

/** The page and its worker. */
interface Page {
  clientRef: RefObject<DeskClient | null>;
  latestRef: RefObject<{ state: NewBatchState; setup: Setup }>;
  call: DeskActions['call'];
  dispatch: Dispatch<Action>;
  /** Draws an answer at once, so that the next key and the next answer find the page up to date. */
  tell: (action: Action) => void;
  /** Shows an error on the page. */
  guarded: (work: () => Promise<void>) => Promise<void>;
}

type FileActions = Pick<
  DeskActions,
  'open' | 'goOn' | 'cancel' | 'remap' | 'setEncoding' | 'match' | 'choose'
>;

/** Opens files, and decides how the whole file is read. */
function useFileActions(
  { clientRef, latestRef, call, dispatch, tell, guarded }: Page,
  saved: SavedSendings,
): FileActions {
  return useMemo(() => {
    const open = (source: Source, draft: Draft | null) => {
      clientRef.current?.close();
      const mine = new DeskClient();
      clientRef.current = mine;
      mine.onProgress = (progress) => dispatch({ type: 'progress', progress });
      dispatch({ type: 'reading', source });
      void guarded(async () => {
        const rules = rulesOf(latestRef.current.setup, latestRef.current.state.choices);
        const isWanted = () => mine === clientRef.current;
        await openSource(mine, { source, rules, draft, saved, isWanted }, dispatch);
      });
    };
    return {
      open: (source) => open(source, null),
      goOn: (draft) => open(draft.source, draft),
      cancel: () => {
        clientRef.current?.close();
        clientRef.current = null;
        dispatch({ type: 'start over' });
      },
      remap: (overrides) =>
        void guarded(async () =>
          tell({ type: 'changed', desk: await call('remap', overrides), refreshList: true }),
        ),
      setEncoding: (encoding) =>
        void guarded(async () =>
          tell({ type: 'changed', desk: await call('setEncoding', encoding), refreshList: true }),
        ),
      match: (overrides) =>
        void guarded(async () => {
          if (overrides) {
            const desk = await call('remap', overrides);
            dispatch({ type: 'changed', desk, refreshList: true });
            // Other columns may raise further doubts that the user has not looked at.
            if (desk.mapping.doubts.length > 0) return;
          }
          startTransition(() => dispatch({ type: 'matched' }));
        }),
      choose: (choices) =>
        void guarded(async () => {
          dispatch({ type: 'choices', choices });
          tell({ type: 'changed', desk: await call('choose', choices), refreshList: true });
        }),
    };
  }, [clientRef, latestRef, call, dispatch, tell, guarded, saved]);
}

type RowChanges = Pick<DeskActions, 'edit' | 'applySame' | 'change' | 'addRow' | 'undo' | 'redo' | 'copy'>;

/** Changes rows, undoes changes, and copies rows. */
function useRowChanges({ latestRef, call, dispatch, tell, guarded }: Page): RowChanges {
  /** Resolves when the worker has answered the last edit. */
  const editing = useRef(Promise.resolve());
  return useMemo(() => {
    const change = (wanted: Change) =>
      guarded(async () => {
        const { state, rows, skipped } = await call('change', wanted);
        // A list of errors is loaded again when many of them are corrected or excluded at once.
        const grew = state.summary.rows !== latestRef.current.state.desk?.summary.rows;
        const refreshList =
          grew ||
          wanted.kind === 'fix' ||
          wanted.kind === 'delete' ||
          (wanted.kind === 'exclude' && wanted.rows === 'errors');
        tell({
          type: 'changed',
          desk: state,
          refreshList,
          leavesEmptyList: wanted.kind === 'fix' || wanted.kind === 'exclude',
          notice: changedWords(wanted, rows, skipped),
        });
      });
    const restore = async (name: 'undo' | 'redo') => {
      let at: RowCell | null = null;
      await guarded(async () => {
        const restored = await call(name, null);
        if (!restored) {
          tell({
            type: 'notice',
            notice: name === 'undo' ? t`There is nothing to undo.` : t`There is nothing to redo.`,
          });
          return;
        }
        at = restored.at;
        tell({ type: 'changed', desk: restored.state, notice: restoredWords(name, restored) });
      });
      return at;
    };
    return {
      edit: (row, field, value) => {
        editing.current = guarded(async () => {
          const edited = await call('edit', { row, field, value });
          tell({ type: 'edited', desk: edited.state, offer: edited.same });
        });
        return editing.current;
      },
      applySame: () =>
        void guarded(async () => {
          // The worker may not have answered the correction to repeat yet.
          await editing.current;
          const { offer } = latestRef.current.state;
          if (offer) await change({ kind: 'set', rows: offer.rows, field: offer.field, value: offer.to });
          else tell({ type: 'notice', notice: t`No other row has the text of the last correction.` });
        }),
      change,
      addRow: async (below) => {
        let added: number | null = null;
        await guarded(async () => {
          const { state: file, first } = await call('addRows', { count: 1, below });
          added = first;
          tell({ type: 'changed', desk: file, refreshList: true });
        });
        return added;
      },
      undo: () => restore('undo'),
      redo: () => restore('redo'),
      copy: (block) =>
        void guarded(async () => {
          const copied = await writeClipboard(await call('copy', block));
          dispatch({
            type: 'notice',
            notice: copied
              ? copiedWords(block.to - block.from + 1)
              : t`The browser did not allow copying. Select fewer rows.`,
          });
        }),
    };
  }, [latestRef, call, dispatch, tell, guarded]);
}

function copiedWords(rows: number): string {
  const written = formatNumber(rows);
  return plural(rows, { one: '1 row copied.', other: `${written} rows copied.` });
}

/** Writes to the clipboard outside of a copy event; false if the browser refuses. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
