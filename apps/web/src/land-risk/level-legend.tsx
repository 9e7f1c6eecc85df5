import { levelInLegend, levelLooks, levelsUpwards } from '@tussock/domain';
import { useId } from 'react';
import styles from './land-risk.module.css';

/** Pixels between the strokes that tell a level from the others without colour. */
const STROKE_GAPS = { none: null, wide: 8, close: 4 } as const;

/** What the colours and strokes of levels mean, on the map as in the matrix. */
export function LevelLegend({ label }: { readonly label: string }) {
  const id = useId();
  return (
    <ul className={styles.legend} aria-label={label}>
      {levelsUpwards.map((level) => {
        const { colour, line, strokes } = levelLooks[level];
        const gap = STROKE_GAPS[strokes];
        return (
          <li key={level}>
            <svg className={styles.chip} viewBox="0 0 20 14" aria-hidden="true">
              {gap !== null && (
                <pattern
                  id={`${id}-${level}`}
                  width={gap}
                  height={gap}
                  patternUnits="userSpaceOnUse"
                  patternTransform="rotate(45)"
                >
                  <line x1="0" y1="0" x2="0" y2={gap} stroke={line} strokeWidth="2" />
                </pattern>
              )}
              <rect x="0.5" y="0.5" width="19" height="13" fill={colour} stroke={line} />
              {gap !== null && <rect x="0.5" y="0.5" width="19" height="13" fill={`url(#${id}-${level})`} />}
            </svg>
            {levelInLegend(level)}
          </li>
        );
      })}
    </ul>
  );
}
