import type { FeatureReply } from '@tussock/contract';
import { isRemoved, kindByFeatureType, formatHectares, styleIdOf, type AnyKind } from '@tussock/domain';
import { isSameGeometry, labelPoint, type Geometry } from '@tussock/geometry';
import { shallow } from 'zustand/shallow';
import { labelRooms } from './label-rooms.ts';

/** A feature of the plan, as the map draws it. */
export interface MapFeature {
  readonly id: string;
  readonly kind: AnyKind;
  /** Id of its style, where it has a look within its kind. */
  readonly styleId?: string;
  readonly name: string;
  /** Area, shown below the name where there is room. Null or left out for what is no area. */
  readonly hectares?: number | null;
  readonly geometry: Geometry;
  /**
   * Overrides of the kind's look for this feature: `colour`, `symbol`, `width` in pixels, `solid` for no dashes, `opacity`, `lineColour`, `pattern`.
   */
  readonly look: Readonly<Record<string, string>>;
  readonly isRemoved: boolean;
  /** Places its name before all others, whatever its kind. */
  readonly isNamedFirst?: true;
}

export function mapFeatureFrom(feature: FeatureReply): MapFeature | null {
  const kind = kindByFeatureType(feature.featureType);
  return kind
    ? {
        id: feature._id,
        kind,
        styleId: styleIdOf(kind, feature.properties),
        name: kind.label(feature.properties),
        hectares: feature.areaHectares,
        geometry: feature.geometry,
        look: { ...kind.lookOf?.(feature.properties) },
        isRemoved: isRemoved(feature.properties),
      }
    : null;
}

interface GeoJsonFeature {
  readonly type: 'Feature';
  readonly id: string;
  readonly geometry: GeoJSON.Geometry;
  readonly properties: Readonly<Record<string, string | number | boolean>>;
}

/** Casts our GeoJSON, whose lists are read-only, to the library's types, which ask for mutable lists. */
export const geoJsonOf = (geometry: Geometry): GeoJSON.Geometry => geometry as unknown as GeoJSON.Geometry;

const shapeOf = ({ id, kind, styleId = kind.id, name, geometry, look }: MapFeature): GeoJsonFeature => ({
  type: 'Feature',
  id,
  geometry: geoJsonOf(geometry),
  properties: { _id: id, kind: kind.id, style: styleId, name, ...look },
});

/** Creates the label of a feature. Labels have a source of their own with one point each: on the shapes they would be repeated in every tile. */
function labelOf({
  id,
  kind,
  name,
  hectares = null,
  geometry,
  look,
  isNamedFirst,
}: MapFeature): GeoJsonFeature {
  const at = labelPoint(geometry);
  // Names are seen from near: before that nobody waits for fifty thousand figures.
  const figure = hectares === null ? '' : formatHectares(hectares);
  return {
    type: 'Feature',
    id,
    geometry: { type: 'Point', coordinates: [...at] },
    properties: {
      _id: id,
      kind: kind.id,
      label: name,
      figure,
      ...labelRooms(geometry, at, { name, figure }),
      // A name in the middle would hide a point, or a short line that is coloured to be seen.
      isBelow: geometry.type === 'Point' || look['width'] !== undefined,
      // What is coloured by what is known of it says so in words before anything else is named.
      isFirst: look['opacity'] !== undefined || isNamedFirst === true,
    },
  };
}

const isShapedAlike = (one: MapFeature, other: MapFeature): boolean =>
  one.kind === other.kind &&
  one.styleId === other.styleId &&
  one.name === other.name &&
  shallow(one.look, other.look) &&
  isSameGeometry(one.geometry, other.geometry);

/** How one source of the map converts and compares features. */
export interface Drawn {
  readonly toGeoJson: (feature: MapFeature) => GeoJsonFeature;
  /** Whether two states of a feature look the same in this source: replies of the server create new objects for what is drawn already. */
  readonly isAlike: (one: MapFeature, other: MapFeature) => boolean;
}

export const drawnShape: Drawn = { toGeoJson: shapeOf, isAlike: isShapedAlike };

export const drawnLabel: Drawn = {
  toGeoJson: labelOf,
  isAlike: (one, other) =>
    one.hectares === other.hectares && one.isNamedFirst === other.isNamedFirst && isShapedAlike(one, other),
};
