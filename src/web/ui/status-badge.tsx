import { i18n, type MessageDescriptor } from '@lingui/core';
import type { Icon } from './icon.ts';
import classes from './status-badge.module.css';

/** The appearance of a state: its word, and the icon and colour that repeat it. */
export interface Look {
  word: MessageDescriptor | string;
  tone: 'good' | 'bad' | 'care' | 'moving' | 'quiet';
  icon: Icon;
}

/** A state as word, icon and colour together. */
export function LookBadge({ look: { word, tone, icon: StatusIcon } }: { look: Look }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <StatusIcon size={14} aria-hidden stroke={2} />
      {typeof word === 'string' ? word : i18n._(word)}
    </span>
  );
}
