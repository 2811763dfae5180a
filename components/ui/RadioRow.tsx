import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './RadioRow.module.css';

type RadioRowProps<Value extends string> = {
  legend: string;
  isLegendHidden?: boolean;
  values: readonly Value[];
  chosen: Value;
  onChoose: (value: Value) => void;
  children: (value: Value) => ReactNode;
};

export function RadioRow<Value extends string>(props: RadioRowProps<Value>) {
  const { legend, isLegendHidden, values, chosen, onChoose, children } = props;
  const name = useId();

  return (
    <fieldset className={clsx('cluster', styles.row)}>
      <legend className={isLegendHidden ? 'visuallyHidden' : undefined}>{legend}</legend>
      {values.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={name}
            checked={each === chosen}
            onChange={() => onChoose(each)}
          />
          {children(each)}
        </label>
      ))}
    </fieldset>
  );
}
