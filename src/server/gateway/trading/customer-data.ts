import type { FastifyRequest } from 'fastify';
import type { Role } from '../../../shared/terms.ts';
import { quoteLargeIntegers } from '../../../shared/whole-json.ts';
import { recordUse } from '../../audit/audit-use.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import type { UpstreamAnswer } from './upstream.ts';

/** The roles that may read a customer's identity, birth and contact data. */
const READERS: readonly Role[] = ['TRADER', 'ADMIN'];
/**
 * The fields of a subaccount that every role may read. `identityType` only says that it belongs to a
 * customer.
 */
const FOR_EVERYONE = new Set(['id', 'label', 'identityType']);

/**
 * The exchange's answer about a subaccount, reduced to what the caller may see. Reading a customer's data
 * is audited first.
 */
export async function customerDataFor(
  context: Context,
  caller: Caller,
  request: FastifyRequest,
  answer: UpstreamAnswer,
): Promise<UpstreamAnswer> {
  if (answer.status !== 200) return answer;
  const fields = fieldsOf(answer.body);
  if (fields === null || Object.keys(fields).every((name) => FOR_EVERYONE.has(name))) return answer;
  if (READERS.some((role) => caller.roles.has(role))) {
    const { accountPublicId } = request.params as { accountPublicId: string };
    await recordUse(context, {
      caller,
      action: 'customer_data.read',
      subjectType: 'subaccount',
      subjectId: accountPublicId,
      details: {},
    });
    return answer;
  }
  const left = Object.entries(fields).filter(([name]) => FOR_EVERYONE.has(name));
  return { ...answer, body: Buffer.from(JSON.stringify(Object.fromEntries(left))) };
}

/**
 * The fields of an answer; null for anything but a JSON object, which is passed on as an unreadable answer.
 */
function fieldsOf(body: Buffer): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(quoteLargeIntegers(body.toString('utf8')));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
