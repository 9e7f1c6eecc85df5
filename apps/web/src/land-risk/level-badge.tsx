import { levelLooks, levelName, NOT_RATED, riskWords, type Level } from '@tussock/domain';
import styles from './land-risk.module.css';

interface LevelBadgeProps {
  readonly level: Level | null;
  readonly score: number | null;
  /** The score alone, where the level is said in words besides. */
  readonly isShort?: boolean;
}

/** A score with its level, in the colour of the level: '7 High'. */
export function LevelBadge({ level, score, isShort = false }: LevelBadgeProps) {
  const { colour, ink, line } = level ? levelLooks[level] : NOT_RATED;
  return (
    <span className={styles.badge} style={{ background: colour, color: ink, borderColor: line }}>
      {isShort ? (score ?? '?') : level === null ? riskWords.notRated : `${score} ${levelName(level)}`}
    </span>
  );
}
