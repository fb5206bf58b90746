import { t } from '@lingui/core/macro';
import { ActionIcon, CopyButton as MantineCopyButton, Tooltip } from '@mantine/core';
import IconCheck from '~icons/tabler/check';
import IconCopy from '~icons/tabler/copy';

/** Copies a text, such as an id or a digest, to the clipboard. */
export function CopyButton({ value, what }: { value: string; what: string }) {
  return (
    <MantineCopyButton value={value} timeout={2_000}>
      {({ copied, copy }) => (
        <Tooltip label={copied ? t`Copied` : t`Copy ${what}`}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            onClick={copy}
            aria-label={copied ? t`Copied` : t`Copy ${what}`}
            className="no-print"
          >
            {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
          </ActionIcon>
        </Tooltip>
      )}
    </MantineCopyButton>
  );
}
