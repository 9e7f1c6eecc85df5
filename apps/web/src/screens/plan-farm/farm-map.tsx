import {
  BOUNDARY_LAYER,
  hectaresInFigures,
  isOpenState,
  kinds,
  UNIT_TINT_OPACITY,
  unitTint,
  type AnyKind,
} from '@tussock/domain';
import { buttonClasses, Icon, RadioGroup } from '@tussock/ui';
import { useMemo } from 'react';
import { usePeopleOnMap } from '../../activities/also-here/index.ts';
import { KindSwatch } from '../../activities/filter-layers/index.ts';
import type { PlanMapContent } from '../../activities/load-plan-map/index.ts';
import { colourByRisk, LevelLegend } from '../../land-risk/index.ts';
import { PlanMap, type MapFeature } from '../../map/index.ts';
import { tellMap, useMapState } from '../../plan-session/map-store.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { useGo } from '../../routes/use-go.ts';
import { usePlanActions } from '../../sync/index.ts';
import { featurePage, kindViewRoute } from '../kind/route.ts';
import { drawRoute } from '../plan-edit-map/route.ts';
import { colourUnits } from './colour-units.ts';
import type { FarmPaint } from './farm-search.ts';
import styles from './farm-screen.module.css';
import type { FarmState } from '../../activities/farm-state/index.ts';
import { farmRoute } from './route.ts';

const paints = [
  { id: 'units', label: 'Land units' },
  { id: 'paddocks', label: 'Paddocks' },
  { id: 'risk', label: 'Risk' },
  { id: 'actions', label: 'Actions' },
] as const satisfies readonly { readonly id: FarmPaint; readonly label: string }[];

const layersOf: { readonly [P in FarmPaint]: readonly string[] } = {
  units: [BOUNDARY_LAYER.id, kinds.lmu.id, kinds.csa.id],
  paddocks: [BOUNDARY_LAYER.id, kinds.paddock.id, kinds.ecosystem.id],
  risk: [BOUNDARY_LAYER.id, kinds.lmu.id],
  actions: [BOUNDARY_LAYER.id, ...Object.keys(kinds)],
};
/** Zoom of names: shown as soon as the whole farm fits the map. */
const LABEL_ZOOM = 10;

interface FarmMapProps {
  readonly planId: string;
  readonly content: PlanMapContent;
  readonly state: FarmState;
  /** The colouring to show; default by what the plan has. */
  readonly asked?: FarmPaint | undefined;
}

/** Map of the farm, coloured by a chosen property. */
export function FarmMap({ planId, content, state, asked }: FarmMapProps) {
  const go = useGo();
  const { settings, shapes, boundary, openingBounds, features } = content;
  const units = useMemo(() => ofKind(features, kinds.lmu), [features]);
  // A farm whose land units are to come shows its paddocks: nobody opens it to an empty outline.
  const paintAtFirst =
    units.length === 0 && ofKind(features, kinds.paddock).length > 0 ? 'paddocks' : 'units';
  const paint = asked ?? paintAtFirst;
  const painted = usePeopleOnMap(usePainted(content, { state, units, paint }));
  return (
    <div className={styles.map}>
      <PlanMap
        label="The farm"
        tiles={settings}
        attribution={settings.titleTiles.attribution}
        bounds={openingBounds}
        features={painted}
        isLoading={content.isLoading}
        boundary={boundary}
        visibleLayers={layersOf[paint]}
        groundLayers={useMapState((map) => map.groundLayers)}
        onGroundLook={(look) => tellMap({ type: 'groundChosen', look })}
        hasLabels
        labelZoom={LABEL_ZOOM}
        onFeatureClick={(id) => {
          const clicked = shapes.find((shape) => shape.id === id);
          if (clicked) void go(kindViewRoute.at(featurePage(planId, clicked.kind, id)));
        }}
      />
      <div className={styles.paints}>
        <RadioGroup
          label="Show on the map"
          isLabelHidden
          look="segments"
          options={paints}
          value={paint}
          onChange={(map) =>
            void go(farmRoute.at({ planId }, map === paintAtFirst ? {} : { map }), {
              replace: true,
              resetScroll: false,
            })
          }
        />
      </div>
      <RouteLink to={drawRoute.at({ planId })} {...buttonClasses({})} data-open-map="">
        <Icon name="map" /> Open the map
      </RouteLink>
      {paint === 'units' && <UnitLegend units={units} />}
      {paint === 'risk' && (
        <div className={styles.legend}>
          <LevelLegend label="Highest risk that is left on each land unit" />
        </div>
      )}
    </div>
  );
}

type Features = PlanMapContent['features'];

const ofKind = (features: Features, { wording }: Pick<AnyKind, 'wording'>): Features =>
  features.filter(({ featureType }) => featureType === wording.featureType);

interface Painting {
  readonly state: FarmState;
  readonly units: Features;
  readonly paint: FarmPaint;
}

/** The features to draw: all of them, land units in colours of their own or of their risk, or places of open actions. */
function usePainted(
  { shapes }: Pick<PlanMapContent, 'shapes'>,
  { state: { risks }, units, paint }: Painting,
): readonly MapFeature[] {
  const actions = usePlanActions();
  return useMemo(() => {
    if (paint === 'units')
      return colourUnits(
        shapes,
        units.map(({ _id }) => _id),
      );
    if (paint === 'risk') return colourByRisk(shapes, risks, 'highest');
    if (paint !== 'actions') return shapes;
    const open = actions.filter(({ values }) => isOpenState(values.state));
    const about = new Set(open.flatMap(({ values }) => values.featureIds ?? []));
    return shapes.filter(({ id }) => about.has(id));
  }, [shapes, risks, units, paint, actions]);
}

function UnitLegend({ units }: Pick<Painting, 'units'>) {
  if (units.length === 0) return null;
  return (
    <table className={styles.legend}>
      <caption className={styles.spoken}>Land units and their hectares</caption>
      <thead>
        <tr>
          <th scope="col">Land units</th>
          <th scope="col">ha</th>
        </tr>
      </thead>
      <tbody>
        {units.map(({ _id, properties, areaHectares }, place) => (
          <tr key={_id}>
            <td>
              <KindSwatch
                style={{
                  colour: unitTint(place),
                  width: kinds.lmu.style.width,
                  fillOpacity: UNIT_TINT_OPACITY,
                }}
                shape="polygon"
              />
              {kinds.lmu.label(properties)}
            </td>
            <td>{areaHectares === null ? '–' : hectaresInFigures(areaHectares)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
