import { riskTypes, type RiskField, type RiskRating, type UnitRisk } from '@tussock/domain';
import { Icon } from '@tussock/ui';
import { useId, type ReactNode } from 'react';
import styles from './land-risk.module.css';
import { LevelBadge } from './level-badge.tsx';
import { RatingDetail } from './rating-detail.tsx';
import { RiskScale } from './risk-scale.tsx';

interface RatingRowProps {
  readonly risk: UnitRisk;
  readonly rating: RiskRating;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** A field that has to be filled in, as what leads to it. */
  readonly leadTo: (field: RiskField) => ReactNode;
  /** Below the reasoning: what can be changed. */
  readonly children?: ReactNode;
}

/** One risk of a land unit: where it stands before and after, and unfolded what that follows from. */
export function RatingRow({ risk, rating, isOpen, onToggle, leadTo, children }: RatingRowProps) {
  const id = useId();
  const name = riskTypes.find(({ key }) => key === rating.riskType)?.label ?? '';
  const { startScore, planLevel, residualScore, residualLevel } = rating;
  const isLowered = startScore !== residualScore;
  return (
    <section className={styles.rating} id={rating.riskType} data-open={isOpen || undefined}>
      <h3 className={styles.ratingHead}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={`${id}-detail`}
          onClick={onToggle}
        >
          <span className={styles.ratingName}>{name}</span>
          <RiskScale inherent={startScore} residual={residualScore} />
          <span className={styles.levels}>
            {isLowered && (
              <>
                <LevelBadge level={planLevel} score={startScore} />
                <Icon name="arrow-right" size="small" label="then" />
              </>
            )}
            <LevelBadge level={residualLevel} score={residualScore} />
          </span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
        </button>
      </h3>
      <div id={`${id}-detail`} hidden={!isOpen}>
        {isOpen && (
          <div className={styles.detail}>
            <RatingDetail risk={risk} rating={rating} leadTo={leadTo} />
            {children}
          </div>
        )}
      </div>
    </section>
  );
}
