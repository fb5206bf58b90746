import { t } from '@lingui/core/macro';
import { Radio, Stack, TextInput } from '@mantine/core';
import { TEXT_LIMITS } from '../../../../shared/terms.ts';
import { Panel } from '../../../ui/panel.tsx';
import type { PartProps } from './draft.ts';
import { PayerSelect } from './payer-select.tsx';
import classes from './receivables.module.css';

const EMAIL_LENGTH = 254;

/** The payer who is asked: one that exists, or a new one. */
export function PayerPart({ draft, set, errors }: PartProps) {
  return (
    <Panel title={t`Who is asked`}>
      <Stack gap="md">
        <Radio.Group
          aria-label={t`Who is asked`}
          value={draft.who}
          onChange={(value) => set({ who: value === 'NEW' ? 'NEW' : 'KNOWN' })}
        >
          <Stack gap="xs">
            <Radio value="KNOWN" label={t`A payer whom you have asked before`} />
            <Radio value="NEW" label={t`A new payer`} />
          </Stack>
        </Radio.Group>
        {draft.who === 'KNOWN' ? (
          <PayerSelect
            label={t`Payer`}
            placeholder={t`Name or reference`}
            required
            value={draft.payerId}
            onChange={(payerId) => set({ payerId })}
            error={errors['payerId']}
          />
        ) : (
          <div className={classes.pair}>
            <TextInput
              label={t`Name`}
              required
              autoComplete="off"
              maxLength={TEXT_LIMITS.beneficiaryName}
              value={draft.name}
              onChange={({ currentTarget: { value } }) => set({ name: value })}
              error={errors['payer.name'] ?? errors['payer']}
            />
            <TextInput
              type="email"
              label={t`Email (optional)`}
              autoComplete="off"
              maxLength={EMAIL_LENGTH}
              value={draft.email}
              onChange={({ currentTarget: { value } }) => set({ email: value })}
              error={errors['payer.email']}
            />
          </div>
        )}
      </Stack>
    </Panel>
  );
}
