import { plural, t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import type { Part } from './sending/parts.ts';

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
  /** Whether the rows are the payments of a run, whose page continues the work. */
  isRun: boolean;
}

/**
 * Asks for confirmation before the user leaves unsent work: by a link, by closing the tab, or for another
 * file.
 */
export function LeaveGuard({ unsent, asked, onAsked, onStartOver, parts, kept, isRun }: LeaveGuardProps) {
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
      title={sent > 0 ? t`Leave before everything is submitted?` : t`Leave without submitting?`}
      confirmLabel={leaving ? t`Leave the page` : t`Close this file`}
      cancelLabel={t`Stay on this page`}
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
        ? sentWords(sent, parts.length)
        : leaving && kept
          ? isRun
            ? t`Nothing was submitted. Your corrections and input are kept in this browser for a week, or \
until you sign out. Open the payments of this run again to continue.`
            : t`Nothing was submitted. Your corrections and input are kept in this browser for a week, or \
until you sign out. Open “New batch” again to continue.`
          : t`Nothing was submitted. Your corrections and input on this page will be lost. The file on \
your computer is unchanged.`}
    </ConfirmDialog>
  );
}

function sentWords(sent: number, of: number): string {
  const written = formatNumber(sent);
  const total = formatNumber(of);
  return plural(sent, {
    one: `1 of ${total} batches has been submitted. While this tab is open, you can choose the same file \
again and continue with the rest.`,
    other: `${written} of ${total} batches have been submitted. While this tab is open, you can choose the \
same file again and continue with the rest.`,
  });
}
