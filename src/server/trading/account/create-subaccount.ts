import { CustomerDetails, type createSubaccount as operation } from '../../../contract/trading/account.ts';
import { EXCHANGE_ERRORS, MOST_SUBACCOUNTS } from '../../../shared/trading-terms.ts';
import type { Account } from '../account-directory.ts';
import type { Call } from '../call.ts';
import { AccountRefused, createAccount } from '../create-account.ts';
import { fieldsOf } from '../field-errors.ts';
import type { ExchangeService } from '../exchange-service.ts';
import { ExchangeRefusal, invalid } from '../refusal.ts';
import { isCountry } from './countries.ts';
import type { CustomerData } from '../customer-data.ts';

/**
 * Creates a subaccount: a proprietary one by its label, or a customer with the data that the law requires,
 * where the client may have customers. Throws -11132 (403), -11136, or -11 with the fields that are
 * missing, invalid or already in use.
 */
export async function createSubaccount({
  exchange,
  account,
  query,
  body,
}: Call<typeof operation>): Promise<object> {
  const kyc = query.isProprietarySubAccount ? undefined : customerOf(exchange, account, body);
  const kind = kyc ? 'CUSTOMER' : 'PROPRIETARY';
  try {
    const made = await createAccount(exchange, {
      kind,
      primary: account.number,
      label: body.label,
      marginEnabled: false,
      futuresEnabled: false,
      ...(kyc ? { kyc } : {}),
    });
    return { id: made.id.toString() };
  } catch (error) {
    throw error instanceof AccountRefused ? refusalOf(error) : error;
  }
}

function customerOf({ context }: ExchangeService, account: Account, body: object): CustomerData {
  if (!account.kycEnabled)
    throw new ExchangeRefusal(
      403,
      EXCHANGE_ERRORS.invalidRequest,
      'Customer subaccounts are not enabled for this client',
    );
  const parsed = CustomerDetails.safeParse(body);
  if (!parsed.success) throw invalid(...fieldsOf(parsed.error));
  const { label: _, ...data } = parsed.data;
  for (const field of ['residentialCountry', 'identityIssuingCountry'] as const) {
    if (!isCountry(data[field]))
      throw invalid({ field, message: 'Enter an ISO 3166 code of two or three letters.' });
  }
  const today = new Date(context.clock.nowMs()).toISOString().slice(0, 10);
  if (data.dateOfBirth >= today)
    throw invalid({ field: 'dateOfBirth', message: 'Enter a date in the past.' });
  if (data.identityExpiryDate !== undefined && data.identityExpiryDate < today)
    throw invalid({ field: 'identityExpiryDate', message: 'The document has expired.' });
  return data;
}

function refusalOf({ rule }: AccountRefused): ExchangeRefusal {
  switch (rule) {
    case 'label':
      return new ExchangeRefusal(
        403,
        EXCHANGE_ERRORS.duplicateLabel,
        'Duplicate label: another subaccount has it',
        { fields: [{ field: 'label', message: 'Another subaccount has this label.' }] },
      );
    case 'limit':
      return new ExchangeRefusal(
        400,
        EXCHANGE_ERRORS.subaccountLimit,
        `The limit of ${MOST_SUBACCOUNTS} subaccounts is reached`,
      );
    default:
      return invalid({ field: rule, message: 'Another subaccount already has this value.' });
  }
}
