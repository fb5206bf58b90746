import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { Part } from './sending/parts.ts';
import { counted } from './words.ts';

interface LeaveGuardProps {
  /** Whether leaving would lose something. */
  unsent: boolean;
  /** The person wants another file. */
  asked: boolean;
  onAsked: () => void;
  onStartOver: () => void;
  parts: readonly Part[];
  /** Whether the browser keeps what was mended and typed. */
  kept: boolean;
}

/** Asks before work that is not sent is left: by a link, by closing the tab, or for another file. */
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
      title={sent > 0 ? 'Leave the rest unsent?' : 'Leave without submitting?'}
      confirmLabel={leaving ? 'Leave the page' : 'Put this file away'}
      cancelLabel="Stay here"
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
        ? `${counted(sent, 'batch').replace(/batchs$/, 'batches')} of ${parts.length} ` +
          `${sent === 1 ? 'is' : 'are'} sent and stay${sent === 1 ? 's' : ''}. As long as this tab is open, you can choose the same file again and go on with the rest.`
        : leaving && kept
          ? 'Nothing was sent. What you have mended and typed is kept in this browser for a ' +
            'week, or until you sign out: open “New batch” again to go on.'
          : 'What you have mended and typed here is lost. The file on your computer is not ' +
            'changed; nothing was sent.'}
    </ConfirmDialog>
  );
}
