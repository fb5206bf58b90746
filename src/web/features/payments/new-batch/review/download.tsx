import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import IconDownload from '~icons/tabler/download';
import { useState, type Dispatch } from 'react';
import { downloadBlob } from '../../../../ui/save-file.ts';
import { sentenceWords } from '../../shared/withdrawal-file/file-sentences.ts';
import type { Action, NewBatchState } from '../state.ts';
import type { DeskActions } from '../use-desk.ts';

interface DownloadProps {
  state: NewBatchState;
  dispatch: Dispatch<Action>;
  desk: DeskActions;
}

/** Downloads the file with its errors and corrections. */
export function Download({ state, dispatch, desk }: DownloadProps) {
  const [writing, setWriting] = useState(false);
  const download = async () => {
    setWriting(true);
    try {
      downloadBlob(
        await desk.call('annotated', sentenceWords()),
        annotatedName((state.source?.name ?? t`withdrawals`).replace(/\.[a-z]{3,4}$/i, '')),
      );
    } catch (error) {
      dispatch({
        type: 'fault',
        message: error instanceof Error ? error.message : t`The file could not be created.`,
      });
    } finally {
      setWriting(false);
    }
  };
  return (
    <ActionIcon
      size={30}
      variant="default"
      aria-label={t`Download annotated`}
      title={t`Download the file with its errors and corrections`}
      loading={writing}
      onClick={() => void download()}
    >
      <IconDownload size={16} aria-hidden />
    </ActionIcon>
  );
}

function annotatedName(name: string): string {
  return `${t`${name} annotated`}.csv`;
}
