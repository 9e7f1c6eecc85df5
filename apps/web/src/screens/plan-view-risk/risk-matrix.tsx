import {
  levelName,
  riskFieldLabel,
  riskTypes,
  riskWords,
  sayHectares,
  type RiskRating,
  type UnitRisk,
} from '@tussock/domain';
import { SpokenOnly } from '@tussock/ui';
import { LevelBadge } from '../../land-risk/index.ts';
import { PlaceLink } from '../../places/place-link.tsx';
import { riskPlace } from './place.ts';
import type { RiskSearch } from './risk-search.ts';
import styles from './risk-screen.module.css';

interface RiskMatrixProps {
  readonly planId: string;
  readonly risks: readonly UnitRisk[];
  readonly search: RiskSearch;
  readonly shownId: string | undefined;
}

const wordsOf = (level: RiskRating['planLevel'], score: number | null): string =>
  level === null ? riskWords.notRated : `${score ?? ''} ${levelName(level)}`;

/** 'Front downs, Erosion: 7 High, with what is done 5 Medium'. */
const sayCell = (name: string, label: string, rating: RiskRating): string =>
  `${name}, ${label}: ${wordsOf(rating.planLevel, rating.startScore)}${
    rating.startScore === rating.residualScore
      ? ''
      : `, with what is done ${wordsOf(rating.residualLevel, rating.residualScore)}`
  }`;

/** Land units against the five risks, each before and after what is done; each cell leads to its reasons. */
export function RiskMatrix({ planId, risks, search, shownId }: RiskMatrixProps) {
  return (
    <div className={styles.scroll}>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">Land unit</th>
            {riskTypes.map(({ key, label }) => (
              <th key={key} scope="col" abbr={label}>
                {riskWords.short[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {risks.map((risk) => (
            <tr key={risk.unit._id} aria-current={risk.unit._id === shownId || undefined}>
              <th scope="row">
                <PlaceLink
                  className={styles.unit}
                  to={riskPlace.at({ planId }, { ...search, unit: risk.unit._id })}
                  preload={false}
                >
                  {risk.name}
                </PlaceLink>
                {risk.unit.areaHectares !== null && (
                  <span className={styles.about}>{sayHectares(risk.unit.areaHectares)}</span>
                )}
                {risk.askedFor.length > 0 && (
                  <span className={styles.about}>
                    {riskWords.asksFields(risk.askedFor.map(riskFieldLabel))}
                  </span>
                )}
              </th>
              {risk.ratings.map((rating, index) => (
                <td key={rating.riskType}>
                  <PlaceLink
                    className={styles.cell}
                    to={riskPlace.at({ planId }, { ...search, unit: risk.unit._id, risk: rating.riskType })}
                    preload={false}
                  >
                    <SpokenOnly>{sayCell(risk.name, riskTypes[index]?.label ?? '', rating)}</SpokenOnly>
                    <span aria-hidden="true">
                      <span className={styles.before}>{`${rating.startScore ?? '?'} → `}</span>
                      <LevelBadge level={rating.residualLevel} score={rating.residualScore} isShort />
                    </span>
                  </PlaceLink>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
