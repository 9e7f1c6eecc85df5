import { planStatuses } from '@tussock/domain';
import { Tag } from '@tussock/ui';
import { usePlanMap } from '../../activities/load-plan-map/index.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { useFirstDraft } from '../../sync/index.ts';
import { farmInfoRoute } from '../plan-farm-info/route.ts';
import { aboutFarm } from './about-farm.ts';
import { BalanceBar } from './balance-bar.tsx';
import { FarmMap } from './farm-map.tsx';
import styles from './farm-screen.module.css';
import { DueList } from './due-list.tsx';
import { FirstStep } from './next-steps.tsx';
import { MissingList } from './missing-list.tsx';
import { PeopleHere } from './people-here.tsx';
import type { farmRoute } from './route.ts';
import { RecentChanges } from './recent-changes.tsx';
import { useFarmState } from '../../activities/farm-state/index.ts';

/** Overview of the farm: its map, and beside it the next step, its hectares, what is due and missing, people and recent changes. */
export function FarmScreen({
  planId,
  plan,
  name,
  may,
  isLocked,
  search,
}: PlanScreenPropsOf<typeof farmRoute>) {
  const content = usePlanMap(planId);
  const state = useFarmState(planId, content);
  const proposals = useFirstDraft(planId);
  const status = planStatuses[plan.status];
  return (
    <div className={styles.layout}>
      <section className={styles.panel} aria-label={name}>
        <header className={styles.head}>
          <h1 className={styles.name}>{name}</h1>
          <Tag variant={status.variant}>{status.label}</Tag>
          <p className={styles.about}>
            {aboutFarm(plan)} <RouteLink to={farmInfoRoute.at({ planId })}>Farm details</RouteLink>
          </p>
        </header>
        <FirstStep
          plan={plan}
          may={may}
          state={state}
          proposals={may('editActions') && !isLocked ? (proposals?.length ?? 0) : 0}
        />
        <BalanceBar planId={planId} balance={state.balance} note={content.boundaryNote} />
        <DueList planId={planId} state={state} />
        <MissingList planId={planId} mayEdit={may('editFeatures')} isLocked={isLocked} gaps={state.gaps} />
        <PeopleHere planId={planId} mayManageAccess={may('manageUserAccess')} />
        {may('seeHistory') && <RecentChanges planId={planId} />}
      </section>
      <FarmMap planId={planId} content={content} state={state} asked={search.map} />
    </div>
  );
}
