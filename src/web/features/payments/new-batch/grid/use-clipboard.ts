import { useEffect } from 'react';
import { useLatest } from '../../../../ui/latest.ts';

interface ClipboardHandlers {
  /** Whether the grid has the focus. */
  isActive: () => boolean;
  copy: (clipboard: DataTransfer, cut: boolean) => void;
  paste: (text: string) => void;
}

/**
 * Copies, cuts and pastes while the grid has the focus. Browsers send these events to the selected text, not
 * to the focused element, so the page listens.
 */
export function useClipboard(handlers: ClipboardHandlers): void {
  const latest = useLatest(handlers);
  useEffect(() => {
    const on = (event: ClipboardEvent) => {
      const { isActive, copy, paste } = latest.current;
      if (!event.clipboardData || !isActive()) return;
      event.preventDefault();
      if (event.type === 'paste') paste(event.clipboardData.getData('text/plain'));
      else copy(event.clipboardData, event.type === 'cut');
    };
    const names = ['copy', 'cut', 'paste'] as const;
    for (const name of names) document.addEventListener(name, on);
    return () => {
      for (const name of names) document.removeEventListener(name, on);
    };
  }, [latest]);
}
