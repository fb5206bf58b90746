import { plural, t } from '@lingui/core/macro';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { PaymentRequestRequest } from '../../../../../client/types.gen.ts';
import { formatNumber } from '../../../../ui/locale.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { useMailingObstacle } from '../use-mailing.ts';
import { obstacleWords } from '../words.ts';

/** Whether the requests of a file are mailed, and how many can be. A row with an error counts for none. */
export function useFileMailing(requests: readonly (PaymentRequestRequest | null)[]) {
  const obstacle = useMailingObstacle();
  const [wanted, setWanted] = useState(true);
  const withAddress = requests.filter((request) => request?.payer?.email !== undefined).length;
  const can = obstacle === null && withAddress > 0;
  return { obstacle, withAddress, total: requests.length, can, mails: can && wanted, setWanted };
}

/** The choice to mail each request of the file to its payer, and who cannot be mailed. */
export function FileMail({
  obstacle,
  withAddress,
  total,
  can,
  mails,
  setWanted,
}: ReturnType<typeof useFileMailing>) {
  const without = total - withAddress;
  const left = formatNumber(without);
  const words =
    without === 0
      ? t`Each payer gets the link to the pay page, the reference and the request as PDF.`
      : plural(without, {
          one: `Each gets the link to the pay page, the reference and the PDF. 1 row has no email: give that \
payer the link yourself.`,
          other: `Each gets the link to the pay page, the reference and the PDF. ${left} rows have no email: \
give those payers the link yourself.`,
        });
  const count = formatNumber(withAddress);
  return (
    <Panel title={t`Telling the payers`}>
      <Checkbox
        label={plural(withAddress, {
          one: 'Mail 1 request to its payer',
          other: `Mail ${count} requests to their payers`,
        })}
        description={
          obstacle ? obstacleWords(obstacle) : withAddress === 0 ? t`No row has an email address.` : words
        }
        disabled={!can}
        checked={mails}
        onChange={({ currentTarget: { checked } }) => setWanted(checked)}
      />
    </Panel>
  );
}
