import styles from './FilterForm.module.css';

type ChoiceProps = { name: string; label: string; all: string; options: [string, string][] };

/** One list to choose from; the first choice asks for nothing. */
export function Choice({ name, label, all, options }: ChoiceProps) {
  return (
    <div className={styles.choice}>
      <label htmlFor={`score-${name}`}>{label}</label>
      <select id={`score-${name}`} name={name} autoComplete="off">
        <option value="">{all}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
