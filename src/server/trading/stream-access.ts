import { authenticate, permit } from './authenticate.ts';
import type { ExchangeService } from './exchange-service.ts';
import type { FindKey } from './keys/find-key.ts';
import { ExchangeRefusal } from './refusal.ts';
import type { StreamAccess } from './streams/streams.ts';

/**
 * Authenticates a client of a stream by the signature of a GET of the stream's path. The key needs the view
 * permission.
 */
export function streamAccess(exchange: ExchangeService, findKey: FindKey): StreamAccess {
  return async ({ apiKey, signature, timestamp, path, subaccount }) => {
    try {
      const caller = await authenticate(exchange, findKey, {
        apiKey,
        signature,
        timestamp,
        verb: 'GET',
        path,
        body: Buffer.alloc(0),
        subaccountId: subaccount,
      });
      permit(caller, 'view');
      return caller.account.number;
    } catch (error) {
      if (error instanceof ExchangeRefusal) return error;
      throw error;
    }
  };
}
