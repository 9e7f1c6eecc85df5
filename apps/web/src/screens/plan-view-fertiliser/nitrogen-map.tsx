import type { FertiliserSeasonReply } from '@tussock/contract';
import {
  BOUNDARY_LAYER,
  figureWith,
  kinds,
  nitrogenLook,
  nitrogenLooks,
  nitrogenWords,
  type NitrogenLook,
} from '@tussock/domain';
import { nitrogenOfSeason } from '@tussock/reports';
import { Panel } from '@tussock/ui';
import { useId, useMemo } from 'react';
import { usePlanMap } from '../../activities/load-plan-map/index.ts';
import { PlanMap, type MapFeature } from '../../map/index.ts';
import { tellMap, useMapState } from '../../plan-session/map-store.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { useGo } from '../../routes/use-go.ts';
import { featurePage, kindViewRoute } from '../kind/route.ts';
import styles from './nitrogen-map.module.css';

/** Paddocks listed beside the map; the table below has all of them. */
const MOST_LISTED = 5;
/** Zoom of names: shown as soon as the whole farm fits the map. */
const LABEL_ZOOM = 10;
const LAYERS = [BOUNDARY_LAYER.id, kinds.paddock.id];

interface NitrogenMapProps {
  readonly planId: string;
  readonly found: FertiliserSeasonReply;
}

interface PaddockNitrogen {
  readonly id: string;
  readonly name: string;
  readonly kgPerHectare: number;
}

const figure = (kgPerHectare: number): string => figureWith(kgPerHectare, 1);

/** Paddocks in the colour of the nitrogen that they got, with it under their names. */
export function colourByNitrogen(
  shapes: readonly MapFeature[],
  kgPerHectare: Readonly<Record<string, number>>,
): readonly MapFeature[] {
  return shapes.flatMap((shape) => {
    if (shape.kind.id !== kinds.paddock.id) return [];
    const kg = kgPerHectare[shape.id] ?? 0;
    const { colour, line, strokes } = nitrogenLook(kg);
    return [
      {
        ...shape,
        name: kg > 0 ? `${shape.name}\n${nitrogenWords.unit(figure(kg))}` : shape.name,
        look: {
          ...shape.look,
          colour,
          lineColour: line,
          opacity: '0.85',
          ...(strokes === 'none' ? {} : { pattern: strokes }),
        },
      },
    ];
  });
}

/** The nitrogen of a season on the farm's map, with its legend and the same in words beside it. */
export function NitrogenMap({ planId, found }: NitrogenMapProps) {
  const go = useGo();
  const { settings, shapes, boundary, openingBounds, isLoading } = usePlanMap(planId);
  const { kgPerHectare, seasonName } = useMemo(() => nitrogenOfSeason(found), [found]);
  const painted = useMemo(() => colourByNitrogen(shapes, kgPerHectare), [shapes, kgPerHectare]);
  const paddocks = useMemo(
    () =>
      shapes
        .filter(({ kind }) => kind.id === kinds.paddock.id)
        .map(({ id, name }) => ({ id, name, kgPerHectare: kgPerHectare[id] ?? 0 }))
        .toSorted((one, other) => other.kgPerHectare - one.kgPerHectare),
    [shapes, kgPerHectare],
  );
  const open = (id: string): void => void go(kindViewRoute.at(featurePage(planId, kinds.paddock, id)));
  return (
    <Panel title={nitrogenWords.title} isFlush>
      <div className={styles.beside}>
        <div className={styles.map}>
          <PlanMap
            label={nitrogenWords.map}
            tiles={settings}
            attribution={settings.titleTiles.attribution}
            bounds={openingBounds}
            features={painted}
            isLoading={isLoading}
            boundary={boundary}
            visibleLayers={LAYERS}
            groundLayers={useMapState((map) => map.groundLayers)}
            onGroundLook={(look) => tellMap({ type: 'groundChosen', look })}
            hasLabels
            labelZoom={LABEL_ZOOM}
            onFeatureClick={open}
          />
        </div>
        <div className={styles.words}>
          <Legend paddocks={paddocks} />
          <Most planId={planId} paddocks={paddocks} />
          <p className={styles.note}>{nitrogenWords.note(seasonName)}</p>
        </div>
      </div>
    </Panel>
  );
}

/** What each colour means, and how many paddocks have it. */
function Legend({ paddocks }: { readonly paddocks: readonly PaddockNitrogen[] }) {
  return (
    <>
      <h3 className={styles.title}>{nitrogenWords.legend}</h3>
      <ul className={styles.legend} aria-label={nitrogenWords.legend}>
        {nitrogenLooks.map((look) => (
          <li key={look.label}>
            <Chip look={look} />
            <span>{look.label}</span>
            <span className={styles.count}>
              {nitrogenWords.paddocks(
                paddocks.filter(({ kgPerHectare }) => nitrogenLook(kgPerHectare) === look).length,
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A spot of the colour that the map uses. */
function Chip({ look: { colour, line, strokes } }: { readonly look: NitrogenLook }) {
  const id = useId();
  return (
    <svg className={styles.chip} viewBox="0 0 20 14" aria-hidden="true">
      <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line x1="0" y1="0" x2="0" y2="4" stroke="#FFFFFF" strokeWidth="1.5" />
      </pattern>
      <rect x="0.5" y="0.5" width="19" height="13" fill={colour} stroke={line} />
      {strokes === 'close' && <rect x="0.5" y="0.5" width="19" height="13" fill={`url(#${id})`} />}
    </svg>
  );
}

/** The paddocks that got most, in words. */
function Most({
  planId,
  paddocks,
}: {
  readonly planId: string;
  readonly paddocks: readonly PaddockNitrogen[];
}) {
  const dressed = paddocks.filter(({ kgPerHectare }) => kgPerHectare > 0).slice(0, MOST_LISTED);
  if (dressed.length === 0) return null;
  return (
    <>
      <h3 className={styles.title}>{nitrogenWords.most}</h3>
      <ol className={styles.most} aria-label={nitrogenWords.most}>
        {dressed.map(({ id, name, kgPerHectare }) => (
          <li key={id}>
            <RouteLink to={kindViewRoute.at(featurePage(planId, kinds.paddock, id))}>{name}</RouteLink>
            <span className={styles.count}>{nitrogenWords.unit(figure(kgPerHectare))}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
