import { Checkbox } from '../fields/checkbox.tsx';
import styles from './facet-group.module.css';

export interface FacetGroupProps {
  readonly title: string;
  /** Options in display order, each with the number of results it leaves. */
  readonly options: readonly { readonly value: string; readonly label: string; readonly count: number }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Filter of a list with several selectable values. Unselected values without results are left out. */
export function FacetGroup({ title, options, chosen, onChange }: FacetGroupProps) {
  const offered = options.filter(({ value, count }) => count > 0 || chosen.includes(value));
  if (offered.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {offered.map(({ value, label, count }) => (
        <div key={value} className={styles.line}>
          <Checkbox
            isSelected={chosen.includes(value)}
            onChange={(isChosen) =>
              onChange(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          >
            {label}
          </Checkbox>
          <span className={styles.count}>{count.toLocaleString('en-NZ')}</span>
        </div>
      ))}
    </fieldset>
  );
}
