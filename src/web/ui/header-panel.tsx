import { t } from '@lingui/core/macro';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import classes from './header-panel.module.css';

interface HeaderPanelProps {
  /** The panel's name for screen readers. */
  label: string;
  /** The button's name for screen readers. */
  buttonLabel: string;
  buttonClass: string | undefined;
  button: ReactNode;
  width: number;
  /** The place of the panel, if its button is not at the right end of the header. */
  panelClass?: string | undefined;
  /** Loads the code of the panel; called when the pointer or the focus comes near. */
  load: () => Promise<unknown>;
  onOpen?: () => void;
  /** The content of the open panel; it may be lazy. */
  children: (close: () => void) => ReactNode;
}

/** A button of the header and the panel that it opens. The browser handles Escape and clicks beside it. */
export function HeaderPanel({
  label,
  buttonLabel,
  buttonClass,
  button,
  width,
  panelClass,
  load,
  onOpen,
  children,
}: HeaderPanelProps) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  // A failure is shown when the panel opens.
  const prepare = () => void load().catch(() => undefined);
  const close = () => document.getElementById(id)?.hidePopover();
  return (
    <>
      <button
        type="button"
        className={buttonClass}
        aria-label={buttonLabel}
        aria-haspopup="dialog"
        aria-expanded={opened}
        popoverTarget={id}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {button}
      </button>
      <div
        id={id}
        popover="auto"
        // Keyboard shortcuts are off while the page has a dialog, so a closed panel must not count as one.
        role={opened ? 'dialog' : undefined}
        aria-label={label}
        className={panelClass === undefined ? classes.panel : `${classes.panel} ${panelClass}`}
        style={{ width }}
        onToggle={({ newState }) => {
          setOpened(newState === 'open');
          if (newState === 'open') onOpen?.();
        }}
      >
        {opened && (
          <ErrorBoundary fallback={() => <p>{t`This part could not be loaded. Reload the page.`}</p>}>
            <Suspense>{children(close)}</Suspense>
          </ErrorBoundary>
        )}
      </div>
    </>
  );
}
