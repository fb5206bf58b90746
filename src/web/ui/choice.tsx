import { useId } from 'react';
import classes from './choice.module.css';

interface ChoiceProps<V extends string> {
  /** The name of the choice, for screen readers. */
  label: string;
  value: V;
  onChange: (value: V) => void;
  options: readonly { value: V; label: string }[];
}

/** One of a few short words, side by side. */
export function Choice<V extends string>({ label, value, onChange, options }: ChoiceProps<V>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classes.choice}>
      {options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
