import { levelBounds, levelLooks, levelsUpwards, MOST_SCORE } from '@tussock/domain';
import styles from './land-risk.module.css';

interface RiskScaleProps {
  readonly inherent: number | null;
  readonly residual: number | null;
}

const shareOf = (score: number): string => `${(score / MOST_SCORE) * 100}%`;

/** The scale from 0 to 9: a broken ring where the land stands by itself, a full one where it stands with what is done. */
export function RiskScale({ inherent, residual }: RiskScaleProps) {
  return (
    <div className={styles.scale} aria-hidden="true">
      <div className={styles.steps}>
        {levelsUpwards.map((level) => {
          const { from, to } = levelBounds(level);
          const { colour, line } = levelLooks[level];
          return (
            <span
              key={level}
              style={{
                flexGrow: to - from + (from === 0 || to === MOST_SCORE ? 0.5 : 1),
                background: colour,
                borderColor: line,
              }}
            />
          );
        })}
      </div>
      {inherent !== null && inherent !== residual && (
        <span className={styles.before} style={{ left: shareOf(inherent) }}>
          {inherent}
        </span>
      )}
      {residual !== null && (
        <span className={styles.after} style={{ left: shareOf(residual) }}>
          {residual}
        </span>
      )}
    </div>
  );
}
