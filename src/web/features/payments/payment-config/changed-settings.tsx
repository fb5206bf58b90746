import { t } from '@lingui/core/macro';
import classes from './confirm-save.module.css';
import { appliesWords, type Editable, type Setting, settingName, settingWords } from './words.ts';

interface ChangedSettingsProps {
  base: Editable;
  mine: Editable;
  settings: readonly Setting[];
}

/** Every changed setting before and after, and its effect on existing batches. */
export function ChangedSettings({ base, mine, settings }: ChangedSettingsProps) {
  return (
    <dl className={classes.changes} aria-label={t`Changes`}>
      {settings.map((setting) => (
        <div key={setting}>
          <dt>{settingName(setting)}</dt>
          <dd>
            <span className={classes.before}>{settingWords(base, setting)}</span>
            <span aria-hidden> → </span>
            <strong>{settingWords(mine, setting)}</strong>
          </dd>
          <dd className={classes.applies}>{appliesWords(setting)}</dd>
        </div>
      ))}
    </dl>
  );
}
