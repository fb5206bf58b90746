import { t } from '@lingui/core/macro';
import { useIsNavigating } from 'react-router';
import classes from './navigation-progress.module.css';

/** A progress line at the top while the next page loads. A page that is already loaded never shows it. */
export function NavigationProgress() {
  return useIsNavigating() ? (
    <div className={classes.line} role="status" aria-label={t`Loading the page`} />
  ) : null;
}
