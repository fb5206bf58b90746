import type { FastifyInstance } from 'fastify';
import { gateway } from '../../gateway/gateway.ts';
import { installBanks } from '../../payments/entity/banks/install-banks.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
} from '../../payments/testing/payments-installation.ts';

interface Opened {
  status: number;
  headers: Record<string, string>;
  text: string;
}

interface Reader {
  language?: string;
  address?: string;
  accept?: string;
}

export interface PublicInstallation extends PaymentsInstallation {
  /** Opens an address as a payer does: through the gateway, under the public name, without a sign-in. */
  open(url: string, reader?: Reader): Promise<Opened>;
}

/** The payments application behind the gateway. */
export async function publicInstallation(
  settings: Readonly<Record<string, string>> = {},
): Promise<PublicInstallation> {
  let edge: FastifyInstance | null = null;
  const installation = await paymentsInstallation(settings, {
    prepare: async (app, context, access) => {
      edge = app;
      await gateway(app, context, access, { webFolder: null });
    },
  });
  await installBanks(installation.context);
  const { publicUrl } = installation.context.configuration;
  return {
    ...installation,
    open: async (url, { language = 'en', address = '192.0.2.7', accept = 'text/html' } = {}) => {
      const answer = await edge!.inject({
        method: 'GET',
        url: url.replace(publicUrl, ''),
        remoteAddress: address,
        headers: { host: new URL(publicUrl).host, accept, 'accept-language': language },
      });
      return {
        status: answer.statusCode,
        headers: answer.headers as Record<string, string>,
        text: answer.body,
      };
    },
  };
}
