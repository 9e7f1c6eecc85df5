import { mapFileWords, type ReadMapFile } from '@tussock/domain';
import type { PolygonalGeometry } from '@tussock/geometry';
import { Panel } from '@tussock/ui';
import { useEffect, useMemo, useRef } from 'react';
import { useImportedMapLayers } from '../../activities/imported-layers/index.ts';
import { usePlanMap, type PlanMapContent } from '../../activities/load-plan-map/index.ts';
import { takeHandedFile } from '../../activities/read-map-file/index.ts';
import { PlanMap, type PlanMapHandle } from '../../map/index.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { useMapState } from '../../plan-session/map-store.ts';
import { drawRoute } from '../plan-edit-map/route.ts';
import { DropPlace } from './drop-place.tsx';
import { DryRun } from './dry-run.tsx';
import { ExportPanel } from './export-panel.tsx';
import { LayerList } from './layer-list.tsx';
import type { mapFilesRoute } from './route.ts';
import styles from './map-files.module.css';
import { previewLayers } from './preview-layers.ts';
import { useMapFile, type MapFileState } from './use-map-file.ts';

/** Map of the farm and its layers, with the unsaved file above both. */
function FilesMap({
  planId,
  content,
  read,
}: {
  readonly planId: string;
  readonly content: PlanMapContent;
  readonly read: ReadMapFile | null;
}) {
  const map = useRef<PlanMapHandle>(null);
  const kept = useImportedMapLayers(planId);
  const preview = useMemo(() => (read ? previewLayers(read.rows) : []), [read]);
  const layers = useMemo(() => [...kept, ...preview], [kept, preview]);
  const filters = useMapState((state) => state.filters);
  const hasLabels = useMapState((state) => state.showAllLabels);
  const bounds = read?.bounds;
  useEffect(() => {
    if (bounds) map.current?.fitTo(bounds);
  }, [bounds]);
  return (
    <PlanMap
      ref={map}
      label="Map of the farm"
      tiles={content.settings}
      attribution={content.settings.titleTiles.attribution}
      bounds={content.openingBounds}
      features={content.shapes}
      isLoading={content.isLoading}
      boundary={content.boundary}
      importedLayers={layers}
      visibleLayers={filters}
      hasLabels={hasLabels}
    />
  );
}

function BringIn({
  planId,
  content,
  boundary,
  file,
}: {
  readonly planId: string;
  readonly content: PlanMapContent;
  readonly boundary: readonly PolygonalGeometry[];
  readonly file: MapFileState;
}) {
  return (
    <Panel title={mapFileWords.bringIn} look="plain">
      <DropPlace fileName={file.fileName} onChoose={file.choose} />
      <p role="status" className={styles.note}>
        {file.phase === 'sending'
          ? mapFileWords.sending
          : file.phase === 'reading'
            ? mapFileWords.reading
            : ''}
      </p>
      {file.faults.length > 0 && (
        <div role="alert" className={styles.fault}>
          {file.faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </div>
      )}
      <DryRun
        planId={planId}
        file={file}
        features={content.features}
        hasBoundary={content.bounds !== undefined}
        boundary={boundary}
      />
    </Panel>
  );
}

/** Screen to import and export map files, and to manage saved layers. */
export function MapFilesScreen({ planId }: PlanScreenPropsOf<typeof mapFilesRoute>) {
  const content = usePlanMap(planId);
  const file = useMapFile(planId);
  const mayEdit = content.may('editFeatures');
  // What was dropped on the map is read here.
  const { choose } = file;
  const latest = useRef(choose);
  useEffect(() => {
    const handed = takeHandedFile(planId);
    if (handed) latest.current(handed);
  }, [planId]);
  const { boundaryAreas: boundary } = content;
  const counts = useMemo(() => {
    const byKind = new Map<string, number>();
    for (const { kind } of content.shapes) byKind.set(kind.id, (byKind.get(kind.id) ?? 0) + 1);
    return byKind;
  }, [content.shapes]);
  return (
    <div className={styles.layout}>
      <div className={styles.map}>
        <FilesMap planId={planId} content={content} read={file.read} />
      </div>
      <section className={styles.panel} aria-label={mapFileWords.title}>
        <h1 className={styles.title}>{mapFileWords.title}</h1>
        <p className={styles.note}>
          <RouteLink to={drawRoute.at({ planId })}>{mapFileWords.backToDrawing}</RouteLink>
        </p>
        {mayEdit && <BringIn planId={planId} content={content} boundary={boundary} file={file} />}
        <Panel title={mapFileWords.layers} look="plain">
          <LayerList planId={planId} features={content.features} boundary={boundary} mayEdit={mayEdit} />
        </Panel>
        {content.may('downloadReports') && (
          <Panel title={mapFileWords.takeOut} look="plain">
            <ExportPanel planId={planId} counts={counts} />
          </Panel>
        )}
      </section>
    </div>
  );
}
