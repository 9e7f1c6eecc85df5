import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { downloadSoilTests, listSoilTests } from '@tussock/contract';
import { analyteInWords, analytes, type Analyte, type AnalyteKey } from '@tussock/domain';
import { Button, buttonClasses, EmptyState, PageContainer, Select, Skeleton } from '@tussock/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { usePlanMap } from '../../activities/load-plan-map/index.ts';
import { saveFile } from '../../activities/save-file/index.ts';
import { client, reading } from '../../session/client.ts';
import { whileLoading } from '../../session/loading.ts';
import { DuePanel } from './due-panel.tsx';
import { ResultsPanel } from './results-panel.tsx';
import { findTransects, sampledPlaces } from './sampled-places.ts';
import { SoilMap } from './soil-map.tsx';
import { readSoilSearch, type SoilSearch } from './soil-search.ts';
import styles from './soil-screen.module.css';
import { TrendPanel } from './trend-panel.tsx';

const ImportDialog = lazy(() =>
  import('./import-dialog.tsx').then((module) => ({ default: module.ImportDialog })),
);

/** What the soil is like: which samples are due, the newest results against their targets, how they went, and where. */
export function SoilScreen() {
  const { planId } = useParams({ strict: false }) as { planId: string };
  const search = readSoilSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const [isImporting, setIsImporting] = useState(false);
  const content = usePlanMap(planId);
  const { features, plan, may } = content;
  const { data, error } = useQuery(reading(listSoilTests, { params: { planId } }));
  const download = useMutation({
    mutationFn: () =>
      whileLoading('report', () => client.callForFile(downloadSoilTests, { params: { planId } })),
    onSuccess: ({ blob, fileName }) => saveFile(blob, fileName ?? 'soil tests.csv'),
  });
  const transects = useMemo(
    () => (data ? findTransects(features, data.results, data) : []),
    [features, data],
  );
  const places = useMemo(() => sampledPlaces(features, transects), [features, transects]);
  if (error ?? content.fault) throw error ?? content.fault;

  const [ph] = analytes;
  const analyte: Analyte = analytes.find(({ key }) => key === search.analyte) ?? ph;
  const tested = places.find(({ transects: [first] }) => first?.newest);
  const place = places.find(({ id }) => id === search.place) ?? tested ?? places[0];
  const show = (wish: SoilSearch): void => {
    const query = new URLSearchParams({ ...search, ...wish });
    void navigate({
      to: `/plan/${planId}/view/soil-tests?${query}` as '/',
      replace: true,
      resetScroll: false,
    });
  };
  const name = plan.info['propertyName'];
  const hasTests = (data?.results.length ?? 0) > 0;
  return (
    <PageContainer title="Soil tests" eyebrow={typeof name === 'string' ? name : ''} width="wide">
      {!data || content.isLoading ? (
        <Skeleton lines={8} />
      ) : (
        <div className={styles.parts}>
          <div className={styles.bar}>
            <div className={styles.choice}>
              <Select
                label="Measured"
                options={analytes.map((one) => ({ id: one.key, label: analyteInWords(one) }))}
                value={analyte.key}
                onChange={(key: AnalyteKey | null) => show({ analyte: key ?? analyte.key })}
              />
            </div>
            <div className={styles.acts}>
              {may('editFeatures') && (
                <Button icon="upload" onClick={() => setIsImporting(true)}>
                  Import laboratory file
                </Button>
              )}
              {may('downloadReports') && hasTests && (
                <Button icon="download" isPending={download.isPending} onClick={() => download.mutate()}>
                  Export tests
                </Button>
              )}
              {may('editFeatures') && transects.length > 0 && (
                <Link
                  to={
                    `/plan/${planId}/edit/soil-test/new${place && !place.isLandUnit ? `?transect=${place.id}` : ''}` as '/'
                  }
                  {...buttonClasses({ variant: 'primary' })}
                >
                  New soil test
                </Link>
              )}
            </div>
          </div>
          {transects.length === 0 ? (
            <EmptyState
              title="No soil is sampled here yet"
              icon="leaf"
              action={
                may('editFeatures') && (
                  <Link to={`/plan/${planId}/edit/map/draw` as '/'} {...buttonClasses({})}>
                    Draw a transect
                  </Link>
                )
              }
            >
              Draw the lines along which cores are taken as soil test transects. Results are then typed in, or
              come with the file of the laboratory.
            </EmptyState>
          ) : (
            <>
              {!hasTests && (
                <EmptyState title="No test is recorded yet" icon="chart">
                  That is no fault: every farm starts so. Type in what a report says, or import the
                  laboratory’s file, and this page shows what is due, what is short, and how it goes.
                </EmptyState>
              )}
              <DuePanel planId={planId} transects={transects} everyYears={data.everyYears} />
              {hasTests && <ResultsPanel planId={planId} transects={transects} />}
              {hasTests && (
                <div className={styles.columns}>
                  <SoilMap
                    planId={planId}
                    content={content}
                    analyte={analyte}
                    onTransect={(id) => show({ place: id })}
                  />
                  {place && (
                    <TrendPanel
                      places={places}
                      place={place}
                      analyte={analyte}
                      tests={data.results}
                      onPlace={(id) => show({ place: id })}
                    />
                  )}
                </div>
              )}
            </>
          )}
        </div>
      )}
      {isImporting && data && (
        <Suspense fallback={null}>
          <ImportDialog
            planId={planId}
            listed={data}
            features={features}
            transects={transects}
            onClose={() => setIsImporting(false)}
          />
        </Suspense>
      )}
    </PageContainer>
  );
}
