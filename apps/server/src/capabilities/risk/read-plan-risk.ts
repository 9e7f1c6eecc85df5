import type { readPlanRisk as riskCall, ReplyOf } from '@tussock/contract';
import { editionsOf, explainPoints, type GroundShare, type UnitRisk } from '@tussock/domain';
import type { Database } from '../../platform/database/open-database.ts';
import { findPlan, infoOf } from '../plans/index.ts';
import { assessPlan } from './assess-plan.ts';

type Reply = ReplyOf<typeof riskCall>;

const presentShare = ({ feature, name, squareMetres, metres }: GroundShare) => ({
  _id: feature._id,
  name,
  areaM2: squareMetres,
  lengthMetres: metres,
});

const presentUnit = (risk: UnitRisk): Reply['results'][number] => ({
  _id: risk.unit._id,
  name: risk.name,
  areaHectares: risk.unit.areaHectares,
  ratings: risk.ratings.map((rating) => ({
    ...rating,
    points: [...explainPoints(risk, rating)],
    missing: [...rating.missing],
  })),
  mitigations: [...risk.mitigations],
  lucUnits: risk.lucUnits.map(presentShare),
  criticalSourceAreas: risk.criticalSourceAreas.map(presentShare),
});

/** Reads the risk of a plan's land, formatted for the wire. */
export const readPlanRisk = async (db: Database, planId: string): Promise<Reply> => {
  const { rules } = editionsOf(infoOf(await findPlan(db, planId)));
  const { version, source, notice } = rules;
  return {
    rules: { version, source, notice },
    results: (await assessPlan(db, planId, rules)).map(presentUnit),
  };
};
