import { highestRemaining, riskWords, type UnitRisk } from '@tussock/domain';
import { buttonClasses, EmptyState, Skeleton } from '@tussock/ui';
import { usePlanMap } from '../../activities/load-plan-map/index.ts';
import { NewerEditions } from '../../activities/move-editions/index.ts';
import { LevelLegend, RiskNotice } from '../../land-risk/index.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { PlanPage } from '../../routes/plan-page.tsx';
import { useGo } from '../../routes/use-go.ts';
import { useEditions, useLandRisk } from '../../sync/index.ts';
import { drawRoute } from '../plan-edit-map/route.ts';
import { riskRoute } from './route.ts';
import { RiskMap } from './risk-map.tsx';
import { RiskMatrix } from './risk-matrix.tsx';
import { RulesAccepted } from './rules-accepted.tsx';
import styles from './risk-screen.module.css';
import type { RiskSearch } from './risk-search.ts';
import { UnitDetail } from './unit-detail.tsx';

const scoreOf = (risk: UnitRisk): number => highestRemaining(risk)?.residualScore ?? -1;

/** Where there is most to do: what a desk shows beside the matrix until a unit is chosen. */
const mostAtRisk = (risks: readonly UnitRisk[]): UnitRisk | undefined =>
  risks.reduce<UnitRisk | undefined>(
    (most, one) => (most && scoreOf(most) >= scoreOf(one) ? most : one),
    undefined,
  );

/** The risk of the whole farm: land units against the five risks, the map in their colours, and one unit with all its reasons. */
export function RiskScreen({ planId, may, search }: PlanScreenPropsOf<typeof riskRoute>) {
  const go = useGo();
  const content = usePlanMap(planId);
  const risks = useLandRisk(planId);
  const editions = useEditions();
  if (content.fault) throw content.fault;
  if (content.isLoading || !risks) return <PlanPage>{<Skeleton lines={8} />}</PlanPage>;
  const show = (wish: RiskSearch): void =>
    void go(riskRoute.at({ planId }, { ...search, ...wish }), { replace: true, resetScroll: false });
  if (risks.length === 0)
    return (
      <PlanPage>
        <EmptyState
          title={riskWords.noUnits.title}
          icon="shield"
          action={
            may('editFeatures') && (
              <RouteLink to={drawRoute.at({ planId })} {...buttonClasses({ variant: 'primary' })}>
                Draw land units
              </RouteLink>
            )
          }
        >
          {riskWords.noUnits.text}
        </EmptyState>
      </PlanPage>
    );
  const chosen = risks.find(({ unit }) => unit._id === search.unit);
  const shown = chosen ?? mostAtRisk(risks);
  return (
    <div className={styles.layout} data-chosen={chosen ? true : undefined}>
      <section className={styles.farm} aria-labelledby="risk-of-farm">
        <header className={styles.head}>
          <h1 id="risk-of-farm" className={styles.title}>
            {riskRoute.title}
          </h1>
          <p className={styles.how}>{riskWords.matrix}</p>
          <LevelLegend label="Levels" />
        </header>
        <RiskMatrix planId={planId} risks={risks} search={search} shownId={shown?.unit._id} />
        <div className={styles.notice}>
          <NewerEditions />
          <RiskNotice rules={editions.rules} />
          <RulesAccepted risks={risks} />
        </div>
        <RiskMap content={content} risks={risks} search={search} shownId={shown?.unit._id} onShow={show} />
      </section>
      {shown && (
        <UnitDetail
          key={shown.unit._id}
          planId={planId}
          risk={shown}
          search={search}
          canEdit={may('editFeatures')}
        />
      )}
    </div>
  );
}
