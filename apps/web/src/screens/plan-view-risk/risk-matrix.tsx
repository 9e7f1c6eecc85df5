import {
  levelName,
  riskFieldLabel,
  riskTypes,
  riskWords,
  formatHectares,
  type RiskRating,
  type UnitRisk,
} from '@tussock/domain';
import { SpokenOnly } from '@tussock/ui';
import { LevelBadge } from '../../land-risk/index.ts';
import type { Address } from '../../routes/route.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { riskRoute } from './route.ts';
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
const sayCell = (name: string, rating: RiskRating): string =>
  `${name}, ${riskTypes.find(({ key }) => key === rating.riskType)?.label ?? ''}: ${wordsOf(rating.planLevel, rating.startScore)}${
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
                <RouteLink
                  className={styles.unit}
                  to={riskRoute.at({ planId }, { ...search, unit: risk.unit._id })}
                  preload={false}
                >
                  {risk.name}
                </RouteLink>
                {risk.unit.areaHectares !== null && (
                  <span className={styles.about}>{formatHectares(risk.unit.areaHectares)}</span>
                )}
                {risk.askedFor.length > 0 && (
                  <span className={styles.about}>
                    {riskWords.asksFields(risk.askedFor.map(riskFieldLabel))}
                  </span>
                )}
              </th>
              {risk.ratings.map((rating) => (
                <RiskCell
                  key={rating.riskType}
                  to={riskRoute.at({ planId }, { ...search, unit: risk.unit._id, risk: rating.riskType })}
                  name={risk.name}
                  rating={rating}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RiskCellProps {
  readonly to: Address;
  readonly name: string;
  readonly rating: RiskRating;
}

function RiskCell({ to, name, rating }: RiskCellProps) {
  const { startScore, residualLevel, residualScore } = rating;
  const link = (
    <RouteLink className={styles.cell} to={to} preload={false}>
      <SpokenOnly>{sayCell(name, rating)}</SpokenOnly>
      <span aria-hidden="true">
        <span className={styles.before}>{`${startScore ?? '?'} → `}</span>
        <LevelBadge level={residualLevel} score={residualScore} isShort />
      </span>
    </RouteLink>
  );
  return <td>{link}</td>;
}
