import {
  explainPoints,
  explainSteps,
  levelName,
  mitigationActions,
  MOST_SCORE,
  riskWords,
  type RiskField,
  type RiskRating,
  type UnitRisk,
} from '@tussock/domain';
import { Fragment, type ReactNode } from 'react';
import styles from './land-risk.module.css';

interface RatingDetailProps {
  readonly risk: UnitRisk;
  readonly rating: RiskRating;
  readonly leadTo: (field: RiskField) => ReactNode;
}

/** '+2', '−1', '0'. */
const signed = (points: number): string =>
  points === 0 ? '0' : points > 0 ? `+${points}` : `−${Math.abs(points)}`;

const outOf = (score: number | null): string =>
  score === null ? riskWords.notRated : `${score} of ${MOST_SCORE}`;

function Line({
  label,
  source,
  value,
  isSum = false,
}: {
  readonly label: ReactNode;
  readonly source?: string;
  readonly value: string;
  readonly isSum?: boolean;
}) {
  return (
    <tr className={isSum ? styles.sum : undefined}>
      <th scope="row" colSpan={source ? 1 : 2}>
        {label}
      </th>
      {source && <td className={styles.from}>{source}</td>}
      <td className={styles.points}>{value}</td>
    </tr>
  );
}

/** What a rating follows from: the points of the land with where each was read, and what is taken off for what is done. */
export function RatingDetail(props: RatingDetailProps) {
  return (
    <div className={styles.halves}>
      <LandHalf {...props} />
      <DoneHalf {...props} />
    </div>
  );
}

function LandHalf({ risk, rating, leadTo }: RatingDetailProps) {
  const { missing, riskType, inherentScore } = rating;
  return (
    <div>
      <table className={styles.lines}>
        <caption>Inherent risk</caption>
        <tbody>
          {explainPoints(risk, rating).map(({ key, label, source, points }) => (
            <Line key={key} label={label} source={source} value={signed(points)} />
          ))}
          {explainSteps(risk, rating).map(({ key, label, from, to }) => (
            <Line key={key} label={label} source={riskWords.from.rules} value={`${from} → ${to}`} />
          ))}
          <Line label="Inherent" value={outOf(inherentScore)} isSum />
        </tbody>
      </table>
      {missing.length > 0 && (
        <p className={styles.asked}>
          {riskWords.missing}{' '}
          {missing.map((field, index) => (
            <Fragment key={field}>
              {index > 0 && ', '}
              {leadTo(field)}
            </Fragment>
          ))}
        </p>
      )}
      {riskType === 'erosion' && risk.asksForLuc && <p className={styles.asked}>{riskWords.asks.luc}</p>}
      {riskType === 'pLeaching' && risk.olsenPLack && (
        <p className={styles.asked}>{riskWords.asks.olsenP[risk.olsenPLack]}</p>
      )}
    </div>
  );
}

function DoneHalf({ rating }: RatingDetailProps) {
  const { mitigations, pointsOffered, reduction, startScore, residualScore, isOverridden } = rating;
  return (
    <div>
      <table className={styles.lines}>
        <caption>Mitigations</caption>
        <tbody>
          {isOverridden && rating.planLevel && (
            <Line
              label={`Planner’s level: ${levelName(rating.planLevel)}`}
              value={`starts at ${startScore ?? ''}`}
            />
          )}
          {mitigations.map(({ mitigation, points }) => (
            <Line
              key={mitigation}
              label={mitigationActions.find(({ key }) => key === mitigation)?.label ?? ''}
              value={signed(-points)}
            />
          ))}
          {mitigations.length === 0 && <Line label={riskWords.nothingDone} value="" />}
          <Line label="Residual" value={outOf(residualScore)} isSum />
        </tbody>
      </table>
      {startScore !== null && pointsOffered > reduction && (
        <p className={styles.source}>{riskWords.mitigationCap(pointsOffered, reduction)}</p>
      )}
    </div>
  );
}
