import { t } from '@lingui/core/macro';
import { Checkbox } from '@mantine/core';
import { Panel } from '../../../ui/panel.tsx';
import type { PartProps } from './draft.ts';
import { useMailing } from './use-mailing.ts';
import { obstacleWords } from './words.ts';

/** Whether the payer is mailed the request. It says so when that cannot be done, and what to do instead. */
export function MailPart({ draft, set, errors }: PartProps) {
  const mailing = useMailing(draft);
  return (
    <Panel title={t`Telling the payer`}>
      <Checkbox
        label={t`Mail the request to the payer`}
        description={words(mailing, draft.who)}
        styles={{ labelWrapper: { minWidth: 0 }, description: { overflowWrap: 'anywhere' } }}
        disabled={!mailing.can}
        checked={mailing.can && draft.mailsPayer}
        onChange={({ currentTarget: { checked } }) => set({ mailsPayer: checked })}
        error={errors['mailsPayer']}
      />
    </Panel>
  );
}

function words(
  { obstacle, address, hasNone }: ReturnType<typeof useMailing>,
  who: PartProps['draft']['who'],
): string {
  if (obstacle) return obstacleWords(obstacle);
  if (address !== null)
    return t`To ${address}, with the link to the pay page, the reference and the request as PDF.`;
  if (hasNone)
    return t`This payer has no email address. Add one on the page of the payer, or give the payer the link \
or the PDF yourself.`;
  if (who === 'NEW')
    return t`Enter the email of the payer above, or give the payer the link or the PDF yourself.`;
  return t`Choose the payer first.`;
}
