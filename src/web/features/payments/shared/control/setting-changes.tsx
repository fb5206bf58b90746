import { t } from '@lingui/core/macro';
import type { SettingChange } from '../../../../../client/types.gen.ts';
import { Facts } from '../../../../ui/facts.tsx';
import { settingWords } from './control-words.ts';

/** What a change changes, one line for each setting: as it was, and as it will be. */
export function SettingChanges({ settings }: { settings: readonly SettingChange[] }) {
  return (
    <Facts
      items={settings.map((setting) => {
        const { name, before, after } = settingWords(setting);
        return [name, before === after || setting.before === null ? after : t`${before} → ${after}`] as const;
      })}
    />
  );
}
