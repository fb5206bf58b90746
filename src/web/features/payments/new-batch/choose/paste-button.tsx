import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import IconClipboardText from '~icons/tabler/clipboard-text';
import { useEffect, useState } from 'react';
import { useLatest } from '../../../../ui/latest.ts';

interface PasteButtonProps {
  paste: (text: string) => void;
  /** Called with a file that was copied to the clipboard. */
  drop: (files: File[]) => void;
}

/** Pastes rows that were copied from a spreadsheet, by the button or by Ctrl+V anywhere on the page. */
export function PasteButton({ paste, drop }: PasteButtonProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const takers = useLatest({ paste, drop });

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const { clipboardData, target } = event;
      if (
        !clipboardData ||
        (target instanceof HTMLElement &&
          target.closest('input:not([type="file"]), textarea, [contenteditable]'))
      )
        return;
      const text = clipboardData.getData('text/plain');
      if (clipboardData.files.length > 0) takers.current.drop([...clipboardData.files]);
      else if (text.trim() !== '') takers.current.paste(text);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [takers]);

  const read = async () => {
    try {
      const text = await navigator.clipboard.readText();
      setProblem(
        text.trim() === ''
          ? t`The clipboard is empty. Copy the rows in your spreadsheet, including the column names, then \
try again.`
          : null,
      );
      if (text.trim() !== '') takers.current.paste(text);
    } catch {
      setProblem(
        t`Your browser does not let this page read the clipboard. Press Ctrl+V (Command+V on a Mac) instead.`,
      );
    }
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconClipboardText size={16} aria-hidden />}
        onClick={() => void read()}
      >
        <Trans>Paste rows</Trans>
      </Button>
      {problem && (
        <Text size="sm" role="status" flex="1 1 100%">
          {problem}
        </Text>
      )}
    </>
  );
}
