import { useNavigation } from 'react-router';
import classes from './navigation-progress.module.css';

/** A line at the top while the next page is being fetched; a page that is there at once never shows it. */
export function NavigationProgress() {
  return useNavigation().state === 'idle' ? null : (
    <div className={classes.line} role="status" aria-label="Loading the page" />
  );
}
