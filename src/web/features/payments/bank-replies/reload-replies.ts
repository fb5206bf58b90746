import type { QueryClient } from '@tanstack/react-query';
import { getBankReplyQueryKey } from '../../../../client/@tanstack/react-query-bank.gen.ts';

/** Loads what shows a reply again, after a user has decided about it. */
export async function reloadReplies(queryClient: QueryClient, replyId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [{ _id: 'listBankReplies' }] }),
    queryClient.invalidateQueries({ queryKey: [{ _id: 'listBankReplyChanges' }] }),
    queryClient.invalidateQueries({ queryKey: getBankReplyQueryKey({ path: { id: replyId } }) }),
    queryClient.invalidateQueries({ queryKey: [{ _id: 'listBankConnections' }] }),
  ]);
}
