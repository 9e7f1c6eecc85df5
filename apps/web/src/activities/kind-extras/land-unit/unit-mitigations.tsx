import {
  mitigationActions,
  riskTypes,
  riskWords,
  withMitigation,
  type Mitigation,
  type RiskChoices,
  type UnitRisk,
} from '@tussock/domain';
import { Checkbox } from '@tussock/ui';
import styles from './land-unit.module.css';

interface UnitMitigationsProps {
  readonly risk: UnitRisk;
  readonly choices: RiskChoices;
  readonly onChoose: (choices: RiskChoices) => void;
}

/** 'Erosion −2, Runoff contamination −1', the most first. */
const takesOff = (mitigation: Mitigation, { rules }: UnitRisk): string => {
  const points = rules.mitigations[mitigation];
  return riskTypes
    .flatMap(({ key, label }) => (points[key] === undefined ? [] : [{ label, points: points[key] }]))
    .toSorted((one, other) => other.points - one.points)
    .map((one) => `${one.label} −${one.points}`)
    .join(', ');
};

/** What is done on the unit, chosen once: each takes its points off every risk it works against. */
export function UnitMitigations({ risk, choices, onChoose }: UnitMitigationsProps) {
  return (
    <fieldset id="mitigations" className={styles.mitigations}>
      <legend>{riskWords.mitigations.title}</legend>
      <p className={styles.note}>{riskWords.mitigations.help}</p>
      <div className={styles.choices}>
        {mitigationActions.map(({ key, label, help }) => (
          <Checkbox
            key={key}
            isSelected={risk.mitigations.includes(key)}
            onChange={(isChosen) => onChoose(withMitigation(choices, key, isChosen))}
            help={takesOff(key, risk) || help}
          >
            {label}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
