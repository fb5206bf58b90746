import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconDownload from '~icons/tabler/download';

/** Downloads a document for the payer. */
export function PdfButton({ href }: { href: string }) {
  return (
    <Button
      component="a"
      href={href}
      download
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
    >
      <Trans>Download as PDF</Trans>
    </Button>
  );
}
