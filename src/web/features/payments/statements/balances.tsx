import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { BankStatement } from '../../../../client/types.gen.ts';
import { Amount } from '../../../ui/amount.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';
import { SignedAmount } from '../shared/signed-amount.tsx';
import classes from './balances.module.css';
import { entries } from './words.ts';

/** The opening balance, what was booked, and the closing balance. */
export function Balances({ statement }: { statement: BankStatement }) {
  const { opening, closing, bookedAmount, entryCount, kind } = statement;
  const { currency } = statement.account;
  return (
    <>
      <dl className={classes.sum}>
        {opening && <Balance name={t`Opening balance`} balance={opening} currency={currency} />}
        <div>
          <dt>
            <Trans>Booked, {entries(entryCount)}</Trans>
          </dt>
          <dd>
            <SignedAmount amount={bookedAmount} currency={currency} size="medium" />
          </dd>
        </div>
        {closing && <Balance name={t`Closing balance`} balance={closing} currency={currency} large />}
      </dl>
      {kind === 'ADVICE' && (
        <Text size="sm" c="dimmed" mt="sm">
          <Trans>
            An advice announces single entries and has no balances. The statement of the day has the entries
            again; they count once.
          </Trans>
        </Text>
      )}
    </>
  );
}

interface BalanceProps {
  name: string;
  balance: NonNullable<BankStatement['closing']>;
  currency: string;
  large?: boolean;
}

function Balance({ name, balance, currency, large = false }: BalanceProps) {
  const day = dayWords(balance.date, true);
  return (
    <div>
      <dt>{t`${name}, ${day}`}</dt>
      <dd>
        <Amount amount={balance.amount} currency={currency} size={large ? 'large' : 'medium'} />
      </dd>
    </div>
  );
}
