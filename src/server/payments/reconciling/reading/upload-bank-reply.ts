import type { uploadBankReply as op } from '../../../../contract/dashboard/bank-replies.ts';
import { actorOf } from '../../../audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { requireRoomOnDisk } from '../../../platform/room-on-disk.ts';
import { inTurn, openStatementThreads, readReplyWithoutStall } from './statement-threads.ts';
import { requireConnection } from '../../bank-files/connection-for-display.ts';
import { loadReply } from '../../bank-files/reply-for-display.ts';
import { storeReply } from '../../bank-files/store-reply.ts';

/**
 * POST /app/bank-connections/{id}/replies: the bytes are committed before they are read, so a reply whose
 * upload is interrupted is read by the worker, or by the next upload of the same bytes. An open question is
 * judged again with each upload. Errors: 404; 503 `storage_full`.
 */
export function uploadBankReply(context: Context): Handler<typeof op> {
  openStatementThreads(context);
  const upload: Handler<typeof op> = async ({ caller, params, body }) => {
    requireRoomOnDisk(context);
    await requireConnection(context.database, caller.entityId, params.id);
    const replyId = await storeReply(context, {
      entityId: caller.entityId,
      connectionId: params.id,
      fileName: body.fileName,
      bytes: Buffer.from(body.content, 'base64'),
      userId: caller.userId,
      actor: actorOf(caller),
    });
    await readReplyWithoutStall(context, replyId, { again: true });
    return loadReply(context.database, caller.entityId, replyId);
  };
  return (call) => inTurn(context, call.caller.entityId, () => upload(call));
}
