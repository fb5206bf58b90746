import { useCallback, useState } from 'react';
import { useLatest } from '../../../../ui/latest.ts';
import type { Block } from '../desk/protocol.ts';
import type { PassedCommand } from '../grid/grid-keys.ts';
import type { Panel } from './problems-panel.tsx';
import { useExcluding } from './use-excluding.ts';
import { type Review, useRowActions } from './use-row-actions.ts';

export type Commands = ReturnType<typeof useCommands>['commands'];

/**
 * The commands of the review for the grid, the toolbar and the panel, and the dialogs that they have opened.
 */
export function useCommands(review: Review, panel: Panel) {
  const rows = useRowActions(review);
  const excluding = useExcluding(review, rows);
  const [finding, setFinding] = useState<{ replaces: boolean; at: number } | null>(null);
  const [listsShortcuts, setListsShortcuts] = useState(false);
  const commands = {
    undo: () => rows.restore('undo'),
    redo: () => rows.restore('redo'),
    find: () => setFinding({ replaces: false, at: Date.now() }),
    replace: () => setFinding({ replaces: true, at: Date.now() }),
    'apply to same': rows.applySame,
    'use suggestion': () => void rows.acceptSuggestion(),
    exclude: (block: Block) => void excluding.deleteOrAsk(block),
    'add row': () => void rows.addRow(review.store.get().row),
    'next error': () => void rows.nextError(false),
    'previous error': () => void rows.nextError(true),
    shortcuts: () => setListsShortcuts(true),
    leave: panel.enter,
  } satisfies Record<PassedCommand, (block: Block) => void>;

  // Stable callbacks, so that the rows and the panel are drawn again only for changes of their data.
  const latestRef = useLatest({ commands, goToRow: rows.goToRow, exclude: excluding.ask });
  return {
    commands,
    notify: rows.notify,
    addRowAtEnd: () => void rows.addRow(null),
    onCommand: useCallback(
      (name: PassedCommand, block: Block) => latestRef.current.commands[name](block),
      [latestRef],
    ),
    onGoToRow: useCallback((row: number) => void latestRef.current.goToRow(row), [latestRef]),
    onExclude: useCallback(
      (wanted: number[] | 'errors' | 'hidden') => latestRef.current.exclude(wanted),
      [latestRef],
    ),
    finding,
    endFinding: () => setFinding(null),
    excludeDialog: excluding.dialog,
    shortcutsDialog: { opened: listsShortcuts, close: () => setListsShortcuts(false) },
  };
}
