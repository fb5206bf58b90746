import type { writeBankTestFile as op } from '../../../contract/dashboard/bank-connections.ts';
import { nameInFile, ownReferenceInFile, referenceInFile } from '../../../domain/bank-files/charset.ts';
import { fileNameOf } from '../../../domain/bank-files/file-name.ts';
import { blocksOf } from '../../../domain/bank-files/pain001/blocks.ts';
import type { OrderedPayment, PaymentOrder } from '../../../domain/bank-files/payment-order.ts';
import { explain } from '../../../shared/error-texts.ts';
import { refused } from '../../../shared/errors.ts';
import type { Rail } from '../../../shared/terms.ts';
import { recordAudit } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { newId } from '../../platform/random.ts';
import { loadPaymentConfig } from '../entity/config/payment-config.ts';
import { auditOfConnection, lockConnection, requirePayments } from './connection-for-display.ts';
import { formats } from './formats.ts';
import { localDate, localTime, nextBankDay } from './local-date.ts';

type Connection = ReturnType<typeof requirePayments>;

/** The amounts of a test file, in minor units. */
const AMOUNTS = [100n, 200n];

/**
 * POST /app/bank-connections/{id}/test-file. Errors: 404; 400 `bank_file_not_writable`,
 * `connection_without_payments`.
 */
export function writeBankTestFile(context: Context): Handler<typeof op> {
  return async ({ caller, params, query, reply }) => {
    const at = nowOf(context.clock);
    const { fileName, bytes } = await context.database.transaction(async (tx) => {
      const connection = requirePayments(await lockConnection(tx, caller.entityId, params.id));
      const { timezone } = await loadPaymentConfig(tx, caller.entityId);
      const today = localDate(at, timezone);
      const executionDate = await nextBankDay(tx, caller.entityId, at, today);
      const rails = testedRails(connection, query.rail);
      const order = testOrder(context, connection, rails, executionDate, at);
      const written = write(connection, order);
      const now = { date: today, time: localTime(at, timezone) };
      const name = `TEST-${fileNameOf(connection.profile, order, now)}`;
      await recordAudit(
        tx,
        auditOfConnection(caller, at, 'bank_connection.tested', connection, {
          fileName: name,
          ...(rails.length === 1 ? { rail: rails[0] } : { rails }),
        }),
      );
      return { fileName: name, bytes: written };
    });
    return reply
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('cache-control', 'no-store')
      .type('application/octet-stream')
      .send(bytes);
  };
}

function write({ profile }: Connection, order: PaymentOrder): Buffer {
  try {
    return Buffer.from(formats.of(profile.format).write(order, profile).bytes);
  } catch (error) {
    if (error instanceof RangeError)
      throw refused('bank_file_not_writable', explain('bank_file_not_writable'));
    throw error;
  }
}

/** The rails of a test file: the one of the request, or those of the first file that would pay. */
function testedRails({ rails, profile }: Connection, asked: Rail | undefined): readonly Rail[] {
  if (asked) return [asked];
  return profile.severalRailsInFile ? rails : rails.slice(0, 1);
}

function testOrder(
  context: Context,
  connection: Connection,
  rails: readonly Rail[],
  executionDate: string,
  at: Date,
): PaymentOrder {
  const { payer, profile, currency, fileCount, nextNumbers } = connection;
  const name = nameInFile(payer.name, profile);
  const idOf = () => newId(context).replaceAll('-', '');
  const paymentsBy = (rail: Rail) =>
    AMOUNTS.map((amountMinor, index): OrderedPayment => {
      const reference = referenceInFile(`TEST ${index + 1}`, profile);
      const own = ownReferenceInFile(`OWN TEST ${index + 1}`, profile);
      return {
        rail,
        endToEndId: idOf(),
        amountMinor,
        name: 'error' in name ? 'TEST' : name.text,
        branchCode: payer.branchCode,
        accountNumber: payer.accountNumber,
        accountType: payer.accountType,
        reference: 'error' in reference ? '' : reference.text,
        ownReference: own && 'text' in own ? own.text : '',
      };
    });
  return {
    fileId: idOf(),
    fileNumber: fileCount + 1,
    acbNumbers: nextNumbers,
    firstSequenceNumber: 1,
    currency,
    executionDate,
    createdAt: at,
    isTest: true,
    payer,
    payments: blocksOf(rails.flatMap(paymentsBy)).flatMap(({ payments }) => payments),
  };
}
