import { createAccount } from '../create-account.ts';
import type { ExchangeService } from '../exchange-service.ts';
import type { DemoAccounts } from './past-action.ts';

/** The entity of the account, which has the same name. */
export const DEMO_ENTITY = 'Karoo Trading';

/** Opens the demo's accounts at a time in the past. */
export async function openDemoAccounts(exchange: ExchangeService, atMs: number): Promise<DemoAccounts> {
  const open = async (kind: 'MAKER' | 'PRIMARY', label: string) =>
    (
      await createAccount(
        exchange,
        {
          kind,
          primary: null,
          label,
          marginEnabled: false,
          futuresEnabled: kind === 'MAKER',
          kycEnabled: kind === 'PRIMARY',
        },
        atMs,
      )
    ).number;
  const quoter = await open('MAKER', 'Market maker');
  const taker = await open('MAKER', 'Market taker');
  const karoo = await open('PRIMARY', DEMO_ENTITY);
  const treasury = await createAccount(
    exchange,
    { kind: 'PROPRIETARY', primary: karoo, label: 'Treasury', marginEnabled: false, futuresEnabled: false },
    atMs,
  );
  const hedging = await createAccount(
    exchange,
    { kind: 'PROPRIETARY', primary: karoo, label: 'Hedging', marginEnabled: true, futuresEnabled: true },
    atMs,
  );
  const customer = await createAccount(
    exchange,
    {
      kind: 'CUSTOMER',
      primary: karoo,
      label: 'Nomsa Dlamini',
      marginEnabled: false,
      futuresEnabled: false,
      kyc: CUSTOMER,
    },
    atMs,
  );
  return {
    quoter,
    taker,
    karoo,
    treasury: treasury.number,
    hedging: hedging.number,
    customer: customer.number,
  };
}

/** A made-up person, numbers and address. */
const CUSTOMER = {
  firstName: 'Nomsa',
  lastName: 'Dlamini',
  dateOfBirth: '1988-03-14',
  residentialCountry: 'ZA',
  identityIssuingCountry: 'ZA',
  identityType: 'PASSPORT',
  identityNumber: 'A04417382',
  identityExpiryDate: '2031-08-31',
  cellNumber: '+27825550143',
  email: 'nomsa@karoo.example',
  purpose: 'SAVINGS_AND_INVESTMENTS',
  employmentStatus: 'EMPLOYED_FULL_TIME',
  sourceOfFunds: 'SALARY_WAGES',
};
