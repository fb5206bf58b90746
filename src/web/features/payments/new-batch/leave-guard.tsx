import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { Part } from './sending/parts.ts';
import { figure } from './words.ts';

interface LeaveGuardProps {
  /** Whether leaving would lose unsent work. */
  unsent: boolean;
  /** The user has asked to open another file. */
  asked: boolean;
  onAsked: () => void;
  onStartOver: () => void;
  parts: readonly Part[];
  /** Whether the browser has stored the user's work. */
  kept: boolean;
}

/**
 * Asks for confirmation before the user leaves unsent work: by a link, by closing the tab, or for another
 * file.
 */
export function LeaveGuard({ unsent, asked, onAsked, onStartOver, parts, kept }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsent && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsent) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsent]);

  const leaving = blocker.state === 'blocked';
  const sent = parts.filter((part) => part.batchId !== null).length;
  return (
    <ConfirmDialog
      opened={leaving || asked}
      title={sent > 0 ? 'Leave before everything is submitted?' : 'Leave without submitting?'}
      confirmLabel={leaving ? 'Leave the page' : 'Close this file'}
      cancelLabel="Stay on this page"
      danger={asked || !kept}
      pending={false}
      onClose={() => {
        if (leaving) blocker.reset();
        onAsked();
      }}
      onConfirm={() => {
        if (leaving) blocker.proceed();
        else {
          onAsked();
          onStartOver();
        }
      }}
    >
      {sent > 0
        ? `${figure(sent)} of ${parts.length} batches ${sent === 1 ? 'has' : 'have'} been submitted. ` +
          'While this tab is open, you can choose the same file again and continue with the rest.'
        : leaving && kept
          ? 'Nothing was submitted. Your corrections and input are kept in this browser for a week, ' +
            'or until you sign out. Open “New batch” again to continue.'
          : 'Nothing was submitted. Your corrections and input on this page will be lost. ' +
            'The file on your computer is unchanged.'}
    </ConfirmDialog>
  );
}
