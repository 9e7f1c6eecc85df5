import type { listSoilTests as listCall, ReplyOf } from '@tussock/contract';
import { dayInNewZealand, SAMPLE_EVERY_YEARS, type PlanInfo } from '@tussock/domain';
import type { Services } from '../../services.ts';
import { findPlan } from '../plans/index.ts';
import { presentSoilTest } from './present-soil-test.ts';
import { findAliases, findSoilTests } from './soil-test-store.ts';

/** Lists the tests of a plan, with the data to rate and to import them. */
export async function listSoilTests(
  { database, clock }: Services,
  planId: string,
): Promise<ReplyOf<typeof listCall>> {
  const { db } = database;
  const [tests, aliases, plan] = [
    await findSoilTests(db, planId),
    await findAliases(db, planId),
    await findPlan(db, planId),
  ];
  const { soilTestEveryYears = SAMPLE_EVERY_YEARS }: Partial<PlanInfo> = plan.info as Partial<PlanInfo>; // written through the declared fields only
  return {
    results: tests.map(presentSoilTest),
    aliases,
    everyYears: soilTestEveryYears,
    today: dayInNewZealand(clock.now()),
  };
}
