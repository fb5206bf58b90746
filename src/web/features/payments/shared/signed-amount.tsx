import { Amount } from '../../../ui/amount.tsx';

interface SignedAmountProps {
  amount: string;
  currency: string;
  size?: 'normal' | 'medium' | 'large';
}

/** An amount that a statement shows: "+R 100.00" is money in, "−R 100.00" money out. */
export function SignedAmount({ amount, ...shown }: SignedAmountProps) {
  const isIn = !amount.startsWith('-') && /[1-9]/.test(amount);
  return <Amount amount={amount} {...shown} {...(isIn ? { direction: 'CREDIT' as const } : {})} />;
}
