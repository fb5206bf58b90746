import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { StartRefused } from '../platform/start-refused.ts';
import { gatewayPass } from '../exchange-access/gateway-pass.ts';
import { ClockDisagrees } from './engine/engine-clock.ts';
import { EngineTaken } from './engine/engine.ts';
import { ProjectionsDisagree, ProjectionsWentBack } from './engine/projector.ts';
import type { ExchangeService } from './exchange-service.ts';
import { openKeys, type FindKey } from './keys/find-key.ts';
import { buildListener } from './listener.ts';

/** How the exchange is opened, and the companions that run beside it (streams, market makers). */
export interface ExchangeParts {
  /** Opens it. Close handlers of its context run when the exchange ends. Throws EngineTaken. */
  open(context: Context, onLost: (error: Error) => void): Promise<ExchangeService>;
  /** Starts the companions, which register their close handlers with the exchange's context. */
  accompany(exchange: ExchangeService, server: Server, findKey: FindKey): Promise<void>;
}

export interface RunningExchange {
  /** The port that it listens on. */
  readonly port: number;
  /** The exchange while this process runs it; null while another does. */
  current(): ExchangeService | null;
}

const RETRY_MS = 3_000;
const CLOSING_MS = 20_000;

/**
 * Listens on TRADING_PORT and runs the exchange. While another process runs it, this one answers 503, and
 * takes over when the other ends. A process that loses the journal also answers 503, and later restarts from
 * the journal. When the tables contradict the journal, it answers 503 until it is started again.
 */
export async function startExchange(context: Context, parts: ExchangeParts): Promise<RunningExchange> {
  const { log } = context;
  const findKey = await openKeys(context);
  let exchange: ExchangeService | null = null;
  let stops: (() => Promise<void>)[] = [];
  let retry: NodeJS.Timeout | null = null;
  let closing = false;
  // Serialises opening and closing.
  let working: Promise<void> = Promise.resolve();
  const app = buildListener(context, () => exchange, findKey, await gatewayPass(context));

  const leave = async () => {
    exchange = null;
    for (const stop of stops.splice(0).reverse())
      await stop().catch((error: unknown) =>
        log.error({ err: error }, 'a part of the exchange did not stop'),
      );
  };
  const later = () => {
    if (closing) return;
    retry = setTimeout(() => {
      working = working
        .then(enter)
        .catch((error: unknown) => log.error({ err: error }, 'the exchange could not be opened'));
    }, RETRY_MS);
  };
  const enter = async () => {
    if (closing) return;
    let isLost = false;
    const onLost = (error: Error) => {
      isLost = true;
      exchange = null;
      log.error({ err: error }, 'this process has lost the exchange');
      working = working.then(leave, leave).then(later);
    };
    try {
      const opened = await parts.open({ ...context, onClose: (stop) => stops.push(stop) }, onLost);
      stops.unshift(() => opened.stop());
      await parts.accompany(opened, app.server, findKey);
      if (!isLost) exchange = opened;
    } catch (error) {
      if (isLost) return;
      await leave();
      if (error instanceof ProjectionsDisagree) {
        log.error({ err: error }, 'the exchange stays closed until a person has repaired its tables');
        return;
      }
      later();
      if (error instanceof ClockDisagrees)
        log.error({ err: error }, 'the exchange waits for a clock to be set');
      else if (error instanceof ProjectionsWentBack)
        log.warn({ err: error }, 'the exchange starts again: PostgreSQL ended during its start');
      else if (!(error instanceof EngineTaken)) throw error;
    }
  };

  context.onClose(async () => {
    closing = true;
    if (retry) clearTimeout(retry);
    await working.catch(() => undefined);
    await close(app);
    await leave();
  });
  working = enter();
  await working;
  await listen(app, context);
  return { port: (app.server.address() as AddressInfo).port, current: () => exchange };
}

async function close(app: FastifyInstance): Promise<void> {
  const deadline = setTimeout(() => app.server.closeAllConnections(), CLOSING_MS);
  await app.close();
  clearTimeout(deadline);
}

async function listen(app: FastifyInstance, { configuration: { host, trading } }: Context): Promise<void> {
  await app.listen({ port: trading.port, host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new StartRefused(
        `Port ${trading.port} on ${host} is in use. Stop what uses it, or set TRADING_PORT to another one.`,
      );
    throw error;
  });
}
