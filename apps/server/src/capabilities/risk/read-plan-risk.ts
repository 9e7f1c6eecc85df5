import type { readPlanRisk as riskCall, ReplyOf } from '@tussock/contract';
import { explainPoints, RISK_RULES, type GroundShare, type UnitRisk } from '@tussock/domain';
import type { Database } from '../../platform/database/open-database.ts';
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

/** The risk of a plan's land as it goes over the wire. */
export const readPlanRisk = async (db: Database, planId: string): Promise<Reply> => ({
  rules: { ...RISK_RULES },
  results: (await assessPlan(db, planId)).map(presentUnit),
});
