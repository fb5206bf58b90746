import {
  getBankReplyQueryKey,
  listBankConnectionsQueryKey,
  listBankRepliesQueryKey,
  listBankReplyChangesQueryKey,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { Outdated } from '../../../ui/reload.ts';

/** The queries that a decision about a reply makes outdated. */
export const outdatedReplies = (replyId: string): Outdated => [
  listBankRepliesQueryKey,
  listBankReplyChangesQueryKey,
  getBankReplyQueryKey({ path: { id: replyId } }),
  listBankConnectionsQueryKey,
];
