import { Button, Text } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

interface PasteButtonProps {
  paste: (text: string) => void;
  /** Takes a file that was copied as one. */
  drop: (files: File[]) => void;
}

/** Takes rows that were copied from a spreadsheet: by the button, or by Ctrl+V anywhere on the page. */
export function PasteButton({ paste, drop }: PasteButtonProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const takers = useRef({ paste, drop });
  useEffect(() => {
    takers.current = { paste, drop };
  });

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
  }, []);

  const read = async () => {
    try {
      const text = await navigator.clipboard.readText();
      setProblem(
        text.trim() === ''
          ? 'Nothing is copied. Copy the rows in the spreadsheet, with the line of column ' +
              'names, then come back.'
          : null,
      );
      if (text.trim() !== '') takers.current.paste(text);
    } catch {
      setProblem(
        'The browser does not let this page read what was copied. Press Ctrl+V (Command+V on a Mac) instead.',
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
        Paste rows
      </Button>
      {problem && (
        <Text size="sm" role="status" flex="1 1 100%">
          {problem}
        </Text>
      )}
    </>
  );
}
