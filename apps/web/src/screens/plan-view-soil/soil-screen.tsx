import { analytes, type Analyte } from '@tussock/domain';
import { buttonClasses, EmptyState, Skeleton } from '@tussock/ui';
import { useMemo, useState } from 'react';
import { soilRoute } from './route.ts';
import { drawRoute } from '../plan-edit-map/route.ts';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { PlanPage } from '../../routes/plan-page.tsx';
import { RouteLink } from '../../routes/route-link.tsx';
import { useGo } from '../../routes/use-go.ts';
import { usePlanMap } from '../../activities/load-plan-map/index.ts';
import { useSoilRecord } from '../../sync/index.ts';
import { DuePanel } from './due-panel.tsx';
import { LaboratoryImport } from './laboratory-import.tsx';
import { ResultsPanel } from './results-panel.tsx';
import { findTransects, sampledPlaces } from './sampled-places.ts';
import { SoilBar } from './soil-bar.tsx';
import { SoilMap } from './soil-map.tsx';
import type { SoilSearch } from './soil-search.ts';
import styles from './soil-screen.module.css';
import { TrendPanel } from './trend-panel.tsx';

/** What the soil is like: which samples are due, the newest results against their targets, how they went, and where. */
export function SoilScreen({ planId, may, search }: PlanScreenPropsOf<typeof soilRoute>) {
  const go = useGo();
  const [isImporting, setIsImporting] = useState(false);
  const content = usePlanMap(planId);
  const { features } = content;
  const soil = useSoilRecord();
  const { tests } = soil;
  const transects = useMemo(
    () => findTransects(features, tests, { everyYears: soil.everyYears, today: soil.today }),
    [features, tests, soil.everyYears, soil.today],
  );
  const places = useMemo(() => sampledPlaces(features, transects), [features, transects]);
  if (content.fault) throw content.fault;

  const [ph] = analytes;
  const analyte: Analyte = analytes.find(({ key }) => key === search.analyte) ?? ph;
  const tested = places.find(({ transects: [first] }) => first?.newest);
  const place = places.find(({ id }) => id === search.place) ?? tested ?? places[0];
  const show = (wish: SoilSearch): void =>
    void go(soilRoute.at({ planId }, { ...search, ...wish }), { replace: true, resetScroll: false });
  const hasTests = tests.length > 0;
  return (
    <PlanPage width="wide">
      {content.isLoading ? (
        <Skeleton lines={8} />
      ) : (
        <div className={styles.parts}>
          <SoilBar
            planId={planId}
            may={may}
            analyte={analyte}
            onAnalyte={(key) => show({ analyte: key })}
            hasTests={hasTests}
            hasTransects={transects.length > 0}
            place={place}
            onImport={() => setIsImporting(true)}
          />
          {transects.length === 0 ? (
            <EmptyState
              title="No soil is sampled here yet"
              icon="leaf"
              action={
                may('editFeatures') && (
                  <RouteLink to={drawRoute.at({ planId })} {...buttonClasses({})}>
                    Draw a transect
                  </RouteLink>
                )
              }
            >
              {may('editFeatures')
                ? 'Draw the lines along which cores are taken as soil test transects. Results are then typed in, or come with the file of the laboratory.'
                : 'Once cores are taken along lines on this farm, their results are shown here.'}
            </EmptyState>
          ) : (
            <>
              {!hasTests && (
                <EmptyState title="No test is recorded yet" icon="chart">
                  {may('editFeatures') &&
                    'Type in the results from a report, or import the laboratory’s file. '}
                  Once there are results, this page shows what is due, what is low, and how it changes over
                  time.
                </EmptyState>
              )}
              <DuePanel planId={planId} transects={transects} everyYears={soil.everyYears} />
              {hasTests && <ResultsPanel planId={planId} transects={transects} />}
              {hasTests && (
                <div className={styles.columns}>
                  <SoilMap content={content} analyte={analyte} onTransect={(id) => show({ place: id })} />
                  {place && (
                    <TrendPanel
                      places={places}
                      place={place}
                      analyte={analyte}
                      tests={tests}
                      onPlace={(id) => show({ place: id })}
                    />
                  )}
                </div>
              )}
            </>
          )}
        </div>
      )}
      {isImporting && (
        <LaboratoryImport
          planId={planId}
          features={features}
          transects={transects}
          canRemember={may('editPlanInfo')}
          onClose={() => setIsImporting(false)}
        />
      )}
    </PlanPage>
  );
}
