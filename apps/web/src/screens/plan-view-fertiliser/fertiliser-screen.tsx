import { useMutation } from '@tanstack/react-query';
import { downloadNitrogenRecord } from '@tussock/contract';
import { kinds, nitrogenWords, seasonStarting } from '@tussock/domain';
import { Button, buttonClasses, EmptyState, Panel, Select, Skeleton } from '@tussock/ui';
import { useState } from 'react';
import { featurePage, kindViewRoute } from '../kind/route.ts';
import { fertiliserRoute } from './route.ts';
import { newApplicationRoute } from '../plan-edit-fertiliser/route.ts';
import { useGo } from '../../routes/use-go.ts';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { PlanPage } from '../../routes/plan-page.tsx';
import { RouteLink } from '../../routes/route-link.tsx';
import { OfflineError } from '../../api/errors.ts';
import { OfflineFeatures } from '../../activities/offline-features/index.ts';
import { saveFile } from '../../activities/save-file/index.ts';
import { client } from '../../session/client.ts';
import { whileLoading } from '../../session/loading.ts';
import { ApplicationsTable } from './applications-table.tsx';
import styles from './fertiliser-screen.module.css';
import { ImportDialog } from './import-dialog.tsx';
import { NitrogenMap } from './nitrogen-map.tsx';
import { NitrogenPanel } from './nitrogen-panel.tsx';
import { PlacesTable } from './places-table.tsx';
import { SeasonTotals } from './season-totals.tsx';
import { useSeason } from './use-season.ts';

const dayOfApplication = ({ applicationDate }: Readonly<Record<string, unknown>>): unknown => applicationDate;

/** What was spread in a season: totals, nitrogen against the cap, and each application, paddock and land unit. */
export function FertiliserScreen({ planId, may, search }: PlanScreenPropsOf<typeof fertiliserRoute>) {
  const go = useGo();
  const [isImporting, setIsImporting] = useState(false);
  const query = search;
  const { found, isFromDevice, error } = useSeason(planId, query);
  const download = useMutation({
    mutationFn: () =>
      whileLoading('report', () => client.callForFile(downloadNitrogenRecord, { params: { planId }, query })),
    onSuccess: ({ blob, fileName }) => saveFile(blob, fileName ?? 'nitrogen.csv'),
  });
  // The years on offer are those in which something was spread, and the present one.
  const otherYear = found?.startYears.find((year) => year !== found.season.startYear);
  // Where this device cannot work it out either, the applications themselves are here.
  if (error && !found && !(error instanceof OfflineError)) throw error;
  if (error && !found)
    return (
      <PlanPage width="wide">
        <OfflineFeatures
          planId={planId}
          kindId={kinds.fertiliser.id}
          to={(id) => kindViewRoute.at(featurePage(planId, kinds.fertiliser, id))}
          why="What was spread where, and the nitrogen of the season, are worked out on the server: you need to be online to see them."
          dayOf={dayOfApplication}
          action={
            may('editFeatures') && (
              <RouteLink to={newApplicationRoute.at({ planId })} {...buttonClasses({ variant: 'primary' })}>
                New application
              </RouteLink>
            )
          }
        />
      </PlanPage>
    );
  return (
    <PlanPage width="wide">
      {found ? (
        <div className={styles.parts}>
          <div className={styles.bar}>
            <div className={styles.season}>
              <Select
                id="season"
                label="Season"
                help="1 July to 30 June"
                options={found.startYears.map((year) => ({
                  id: String(year),
                  label: seasonStarting(year).name,
                }))}
                value={String(found.season.startYear)}
                onChange={(year) =>
                  void go(fertiliserRoute.at({ planId }, year === null ? {} : { startYear: Number(year) }))
                }
              />
            </div>
            <div className={styles.acts}>
              {may('editFeatures') && (
                <Button icon="upload" onClick={() => setIsImporting(true)}>
                  Import spreader file
                </Button>
              )}
              {may('downloadReports') && (
                <Button icon="download" isPending={download.isPending} onClick={() => download.mutate()}>
                  Nitrogen record
                </Button>
              )}
              {may('editFeatures') && (
                <RouteLink to={newApplicationRoute.at({ planId })} {...buttonClasses({ variant: 'primary' })}>
                  New application
                </RouteLink>
              )}
            </div>
          </div>
          {found.applications.length === 0 ? (
            <EmptyState
              title={`Nothing was spread in ${found.season.name}`}
              icon="leaf"
              action={
                otherYear !== undefined && (
                  <RouteLink
                    to={fertiliserRoute.at({ planId }, { startYear: otherYear })}
                    {...buttonClasses({})}
                  >
                    {`Look at ${seasonStarting(otherYear).name}`}
                  </RouteLink>
                )
              }
            >
              {may('editFeatures') &&
                'Add an application on some paddocks, draw one on the map, or import the file of a spreader.'}
            </EmptyState>
          ) : (
            <>
              {isFromDevice && <p role="status">{nitrogenWords.onDevice}</p>}
              <SeasonTotals found={found} />
              <NitrogenMap planId={planId} found={found} />
              <NitrogenPanel found={found} />
              <Panel title="Paddocks" isFlush>
                <PlacesTable label="Fertiliser by paddock" places={found.paddocks} cap={found.cap} />
              </Panel>
              <Panel title="Land units" isFlush>
                <PlacesTable label="Fertiliser by land unit" places={found.landUnits} cap={found.cap} />
              </Panel>
              <Panel title="Applications" isFlush>
                <ApplicationsTable planId={planId} applications={found.applications} />
              </Panel>
            </>
          )}
        </div>
      ) : (
        <Skeleton lines={8} />
      )}
      {isImporting && <ImportDialog planId={planId} onClose={() => setIsImporting(false)} />}
    </PlanPage>
  );
}
