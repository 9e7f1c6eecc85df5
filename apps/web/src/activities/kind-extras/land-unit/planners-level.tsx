import {
  kinds,
  levelName,
  levels,
  riskWords,
  withPlanLevel,
  withReason,
  type RiskChoices,
  type RiskRating,
} from '@tussock/domain';
import { Select, TextField } from '@tussock/ui';
import styles from './land-unit.module.css';

interface PlannersLevelProps {
  readonly rating: RiskRating;
  readonly choices: RiskChoices;
  readonly error: string | undefined;
  readonly onChoose: (choices: RiskChoices) => void;
}

const { planLevel: levelField, reason: reasonField } = kinds.lmu.fields.risks.row;

/** Another level than the score, by whoever knows the land: only with a reason. */
export function PlannersLevel({ rating, choices, error, onChoose }: PlannersLevelProps) {
  const { riskType, inherentLevel } = rating;
  const stored = choices.find((choice) => choice.riskType === riskType);
  const asWorkedOut = inherentLevel ? `${levelName(inherentLevel)}, as worked out` : riskWords.asWorkedOut;
  return (
    <div className={styles.planner}>
      <Select
        label={levelField.label}
        // The level that was worked out is none of the planner's own.
        options={levels
          .filter(({ key }) => key !== inherentLevel)
          .map(({ key, label }) => ({ id: key, label }))}
        value={stored?.planLevel ?? null}
        placeholder={asWorkedOut}
        clearLabel={asWorkedOut}
        onChange={(level) => onChoose(withPlanLevel(choices, riskType, level ?? undefined))}
      />
      {stored?.planLevel !== undefined && (
        <TextField
          label={reasonField.label}
          help={riskWords.reasonHelp}
          error={error ?? (rating.isOverrideRefused ? riskWords.overrideNeedsReason : undefined)}
          isRequired
          value={stored.reason ?? ''}
          onChange={(reason) => onChoose(withReason(choices, riskType, reason))}
        />
      )}
    </div>
  );
}
