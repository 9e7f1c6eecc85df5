import { riskFieldLabel, riskWords, type RiskField, type RiskType } from '@tussock/domain';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { RatingRow, RiskNotice } from '../../../land-risk/index.ts';
import { useLockSentence } from '../../../sync/index.ts';
import styles from './land-unit.module.css';
import { PlannersLevel } from './planners-level.tsx';
import { UnitMitigations } from './unit-mitigations.tsx';
import { useUnitInForm } from './use-unit-in-form.ts';

/** The risk that the address names, as `#erosion`. */
const riskAsked = (): string => globalThis.location.hash.slice(1);

/** The control of a field of this form: its id ends with the key. */
const leadToField = (field: RiskField): void =>
  document.querySelector<HTMLElement>(`form [id$="-${field}"]`)?.focus();

/** In the form of a land unit: each risk as it is rated with what is typed, the planner's own level, and what is done on the unit. */
export function UnitRisks() {
  const { risk, choices, choose } = useUnitInForm();
  const { getFieldState, formState } = useFormContext();
  const lock = useLockSentence();
  const [openRisks, setOpenRisks] = useState<readonly string[]>(() => [riskAsked()]);
  // The address may lead to one risk, or to what is done; the form stands there only now.
  const isShown = risk !== null;
  useEffect(() => {
    if (isShown && riskAsked() !== '') document.getElementById(riskAsked())?.scrollIntoView();
  }, [isShown]);
  if (!risk) return <p className={styles.note}>{riskWords.needsShape}</p>;
  const toggle = (riskType: RiskType): void =>
    setOpenRisks((open) =>
      open.includes(riskType) ? open.filter((one) => one !== riskType) : [...open, riskType],
    );
  const leadTo = (field: RiskField) => (
    <button type="button" className={styles.lead} onClick={() => leadToField(field)}>
      {riskFieldLabel(field)}
    </button>
  );
  return (
    <div className={styles.risks}>
      {lock !== null && <p className={styles.note}>{lock}</p>}
      <RiskNotice rules={risk.rules} />
      <div className={styles.ratings}>
        {risk.ratings.map((rating) => {
          const { riskType } = rating;
          const row = choices.findIndex((choice) => choice.riskType === riskType);
          const { error } = getFieldState(`risks.${row}.reason`, formState);
          return (
            <RatingRow
              key={riskType}
              risk={risk}
              rating={rating}
              isOpen={error !== undefined || openRisks.includes(riskType)}
              onToggle={() => toggle(riskType)}
              leadTo={leadTo}
            >
              {lock === null && (
                <PlannersLevel rating={rating} choices={choices} error={error?.message} onChoose={choose} />
              )}
            </RatingRow>
          );
        })}
      </div>
      {lock === null && <UnitMitigations risk={risk} choices={choices} onChoose={choose} />}
    </div>
  );
}
