import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import IconDownload from '~icons/tabler/download';
import classes from './export-button.module.css';

interface ExportButtonProps {
  /** The address of the CSV file. */
  href: string;
  /** Draws only the icon on a phone, where space for the first row matters more than the text. */
  small?: boolean;
}

/** Downloads the items that a list has found as a CSV file. */
export function ExportButton({ href, small = false }: ExportButtonProps) {
  return (
    <Button
      component="a"
      href={href}
      download
      variant="default"
      className={small ? classes.small : undefined}
      leftSection={<IconDownload size={16} aria-hidden />}
    >
      {t`Export as CSV`}
    </Button>
  );
}
