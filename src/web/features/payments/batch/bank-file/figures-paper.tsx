import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconPrinter from '~icons/tabler/printer';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { BankFile } from '../../../../../client/types.gen.ts';
import { formatMoney } from '../../../../ui/amount.tsx';
import { longDayWords } from '../../../../ui/calendar-day.ts';
import { formatNumber } from '../../../../ui/locale.ts';
import { useSession } from '../../../../ui/session-context.tsx';
import { Code, Paper, PaperBlock } from '../../shared/paper.tsx';

/** Prints the figures of a bank file on one page, for whoever uploads it at the bank. */
export function PrintFigures({ file }: { file: BankFile }) {
  const [issuedAt, setIssuedAt] = useState<string | null>(null);
  useEffect(() => {
    if (issuedAt === null) return;
    const done = () => setIssuedAt(null);
    window.addEventListener('afterprint', done);
    return () => window.removeEventListener('afterprint', done);
  }, [issuedAt]);
  const print = () => {
    // The document must be in the page before the browser prints it.
    flushSync(() => setIssuedAt(new Date().toISOString()));
    window.print();
  };
  return (
    <>
      <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={print}>
        <Trans>Print the figures</Trans>
      </Button>
      {issuedAt !== null && createPortal(<FiguresPaper file={file} issuedAt={issuedAt} />, document.body)}
    </>
  );
}

function FiguresPaper({ file, issuedAt }: { file: BankFile; issuedAt: string }) {
  const { entity } = useSession();
  return (
    <Paper legalName={entity.name} id={file.id} issuedAt={issuedAt} title={t`Figures of a bank file`}>
      <PaperBlock
        title={t`Compare these with the bank’s page before you authorise the payment`}
        lines={[
          [t`Payments`, formatNumber(file.paymentCount)],
          [t`Sum`, formatMoney(file.totalAmount, file.currency)],
          file.hashTotal === null ? null : [t`Hash total`, file.hashTotal],
          ['SHA-256', <Code key="sha" value={file.sha256} />],
        ]}
      />
      <PaperBlock
        title={t`Bank file`}
        lines={[
          [t`File`, file.fileName],
          [t`Payment date`, longDayWords(file.executionDate)],
          [t`Connection`, file.connection.displayName],
          [t`Batch`, file.batch.label],
          [t`Content digest`, <Code key="digest" value={file.contentDigest} />],
        ]}
      />
    </Paper>
  );
}
