import { Trans } from '@lingui/react/macro';
import type { BankStatement } from '../../../../client/types.gen.ts';
import { Person } from '../../../ui/person.tsx';

/** The user who uploaded the file of a statement, or that it was fetched from the bank. */
export function HowItCame({ statement: { file } }: { statement: Pick<BankStatement, 'file'> }) {
  const { receivedBy, isFetched } = file;
  if (receivedBy === null) return <Trans>Fetched from the bank</Trans>;
  return isFetched ? (
    <Trans>
      Uploaded by <Person of={receivedBy} />, and fetched from the bank as well
    </Trans>
  ) : (
    <Trans>
      Uploaded by <Person of={receivedBy} />
    </Trans>
  );
}
