import { t } from '@lingui/core/macro';
import { Fieldset, Radio, Stack } from '@mantine/core';
import type { BankFileProfileTemplate } from '../../../../client/types.gen.ts';
import { templateName, templateUse } from './words.ts';

interface FormatChoiceProps {
  profiles: readonly BankFileProfileTemplate[];
  code: string;
  choose: (code: string) => void;
}

/** The built-in profile from which the settings of the files start. */
export function FormatChoice({ profiles, code, choose }: FormatChoiceProps) {
  return (
    <Fieldset legend={t`Format of the files`}>
      <Radio.Group
        aria-label={t`Format of the files`}
        description={t`Uncertified: send your bank a test file. The profiles follow public descriptions \
of the formats, and no bank has approved them.`}
        value={code}
        onChange={choose}
      >
        <Stack gap="xs" mt="sm">
          {profiles.map((profile) => (
            <Radio
              key={profile.code}
              value={profile.code}
              label={templateName(profile)}
              description={templateUse(profile)}
            />
          ))}
        </Stack>
      </Radio.Group>
    </Fieldset>
  );
}
