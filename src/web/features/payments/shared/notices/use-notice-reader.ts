import { useMay } from '../../../../ui/session-context.tsx';
import type { NoticeReader } from './notice-words.ts';

/** The signed-in user as the reader of notices. */
export function useNoticeReader(): NoticeReader {
  return {
    mayPrepare: useMay('prepareBatch'),
    mayApprove: useMay('approveBatch'),
    mayCancel: useMay('cancelBatch'),
    mayReconcile: useMay('reconcileEntries'),
  };
}
