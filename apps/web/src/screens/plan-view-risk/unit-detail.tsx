import {
  explainFacts,
  kinds,
  riskFieldLabel,
  riskTypes,
  formatHectares,
  type RiskField,
  type RiskRating,
  type UnitRisk,
  valuesOf,
} from '@tussock/domain';
import { buttonClasses, Icon, Tag } from '@tussock/ui';
import { useState } from 'react';
import { LevelBadge, RatingRow, RiskNotice } from '../../land-risk/index.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { featurePage, kindEditRoute } from '../kind/route.ts';
import { riskRoute } from './route.ts';
import type { RiskSearch } from './risk-search.ts';
import styles from './risk-screen.module.css';
import { WouldHelpPanel } from './would-help-panel.tsx';

interface UnitDetailProps {
  readonly planId: string;
  readonly risk: UnitRisk;
  readonly search: RiskSearch;
  readonly canEdit: boolean;
}

const TAG_LOOKS = { strength: 'success', limitation: 'secondary', risk: 'warning' } as const;

const byResidual = (one: RiskRating, other: RiskRating): number =>
  (other.residualScore ?? -1) - (one.residualScore ?? -1);

/** One land unit: what its ratings are read from, each of the five with its reasons, and what would lower them. */
export function UnitDetail({ planId, risk, search, canEdit }: UnitDetailProps) {
  const { unit, ratings } = risk;
  const [open, setOpen] = useState<{ readonly asked: string | undefined; readonly risk: string | undefined }>(
    {
      asked: undefined,
      risk: undefined,
    },
  );
  const highest = ratings.toSorted(byResidual);
  const openRisk =
    open.asked === search.risk && open.risk !== undefined ? open.risk : (search.risk ?? highest[0]?.riskType);
  const form = (hash?: string) => kindEditRoute.at(featurePage(planId, kinds.lmu, unit._id), {}, hash);
  const leadTo = (field: RiskField) =>
    canEdit ? <RouteLink to={form()}>{riskFieldLabel(field)}</RouteLink> : riskFieldLabel(field);
  return (
    <section className={styles.detail} aria-labelledby="risk-of-unit">
      <header className={styles.unitHead}>
        <RouteLink className={styles.back} to={riskRoute.at({ planId })}>
          <Icon name="arrow-left" size="small" />
          All land units
        </RouteLink>
        <h2 id="risk-of-unit" className={styles.title}>
          {risk.name}
          {unit.areaHectares !== null && (
            <span className={styles.about}>{formatHectares(unit.areaHectares)}</span>
          )}
        </h2>
        {canEdit && (
          <RouteLink to={form()} {...buttonClasses()}>
            <Icon name="pencil" />
            Change facts
          </RouteLink>
        )}
      </header>
      <dl className={styles.facts}>
        {explainFacts(risk).map(({ label, value, source }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.about}>{source}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.ratings}>
        {highest.map((rating) => (
          <RatingRow
            key={rating.riskType}
            risk={risk}
            rating={rating}
            isOpen={rating.riskType === openRisk}
            onToggle={() =>
              setOpen({ asked: search.risk, risk: rating.riskType === openRisk ? '' : rating.riskType })
            }
            leadTo={leadTo}
          >
            {canEdit && (
              <RouteLink className={styles.change} to={form(rating.riskType)}>
                Change what is done about it
              </RouteLink>
            )}
          </RatingRow>
        ))}
      </div>
      <PlannersLevels risk={risk} />
      <WouldHelpPanel risk={risk} to={form('mitigations')} canEdit={canEdit} />
      <AssessmentLines risk={risk} />
      <RiskNotice rules={risk.rules} />
    </section>
  );
}

/** Where the plan starts from another level than the score: both, and why. */
function PlannersLevels({ risk }: { readonly risk: UnitRisk }) {
  return risk.ratings
    .filter(({ isOverridden }) => isOverridden)
    .map(({ riskType, inherentScore, inherentLevel, startScore, planLevel }) => (
      <div key={riskType} className={styles.card}>
        <p className={styles.cardHead}>
          <span>
            <strong>Planner’s level</strong>{' '}
            <span className={styles.about}>{riskTypes.find(({ key }) => key === riskType)?.label}</span>
          </span>
          <span className={styles.both}>
            score <LevelBadge level={inherentLevel} score={inherentScore} /> planner{' '}
            <LevelBadge level={planLevel} score={startScore} />
          </span>
        </p>
        <q>{risk.choices.find((choice) => choice.riskType === riskType)?.reason}</q>
      </div>
    ));
}

/** Strengths, limitations and risks as the planner wrote them. */
function AssessmentLines({ risk }: { readonly risk: UnitRisk }) {
  const { assessment } = kinds.lmu.fields;
  const { assessment: lines = [] } = valuesOf(kinds.lmu, risk.unit.properties);
  if (lines.length === 0) return null;
  return (
    <ul className={styles.card} aria-label={assessment.help}>
      {lines.map(({ tag, text }) => (
        <li key={`${tag} ${text}`} className={styles.line}>
          <Tag variant={TAG_LOOKS[tag]}>
            {assessment.row.tag.options.find(({ key }) => key === tag)?.label}
          </Tag>
          {text}
        </li>
      ))}
    </ul>
  );
}
