import IconArrowDown from '~icons/tabler/arrow-down';
import IconArrowUp from '~icons/tabler/arrow-up';
import { isNegative, isZero } from '../../../../shared/decimals.ts';
import classes from './market.module.css';

/** A price change in percent, with its sign, an arrow and a colour. */
export function Change({ percent }: { percent: string }) {
  if (isZero(percent)) return <span>0 %</span>;
  const fell = isNegative(percent);
  const Arrow = fell ? IconArrowDown : IconArrowUp;
  return (
    <span className={fell ? classes.down : classes.up}>
      <Arrow size={14} aria-hidden />
      {fell ? `−${percent.slice(1)}` : `+${percent}`}&nbsp;%
    </span>
  );
}
