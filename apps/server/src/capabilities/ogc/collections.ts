import {
  allKinds,
  riskTypes,
  actionFields,
  isOneOf,
  type AnyKind,
  type Field,
  type Fields,
  type Shape,
  type TokenScope,
} from '@tussock/domain';

/** How the text of a filter is read; properties that are lists of something have no filter. */
export type FilterType = 'text' | 'number' | 'boolean';

export interface OgcProperty {
  readonly name: string;
  readonly title: string;
  readonly filter?: FilterType;
}

/** What a collection is read from: features of a kind, of some types of shapes or (null) of the one sort that it has; or things that are few. */
export type OgcSource =
  | { readonly of: 'kind'; readonly kind: AnyKind; readonly types: readonly string[] | null }
  | { readonly of: 'boundary' | 'titles' | 'landRisk' | 'actions' };

/** A collection of OGC API – Features. */
export interface OgcCollection {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Types of GeoJSON geometry that occur. */
  readonly types: readonly string[];
  readonly properties: readonly OgcProperty[];
  /** Scope that an access token needs for it. */
  readonly scope: TokenScope;
  readonly source: OgcSource;
}

const areas = ['Polygon', 'MultiPolygon'] as const;
const typesOfShape = {
  point: { suffix: 'points', label: 'points', types: ['Point'] },
  line: { suffix: 'lines', label: 'lines', types: ['LineString', 'MultiLineString'] },
  polygon: { suffix: 'areas', label: 'areas', types: areas },
} as const satisfies Readonly<Record<Shape, object>>;

const filterOf = ({ type }: Field): FilterType | undefined => {
  if (isOneOf(['text', 'longText', 'enum', 'date', 'month'], type)) return 'text';
  if (isOneOf(['number', 'integer'], type)) return 'number';
  return type === 'boolean' ? 'boolean' : undefined;
};

const propertiesOf = (fields: Fields): readonly OgcProperty[] =>
  Object.entries(fields).map(([name, field]) => {
    const filter = filterOf(field);
    return { name, title: field.label, ...(filter ? { filter } : {}) };
  });

const number = (name: string, title: string): OgcProperty => ({
  name,
  title,
});
const text = (name: string, title: string): OgcProperty => ({
  name,
  title,
  filter: 'text',
});
const moment = (name: string, title: string): OgcProperty => ({
  name,
  title,
});

/** What every feature has beside the values of its kind. */
export const figuresOfFeature: readonly OgcProperty[] = [
  number('areaHectares', 'Area in hectares'),
  number('areaM2', 'Area in square metres'),
  number('lengthMetres', 'Length in metres'),
  { name: 'version', title: 'Version, which counts its changes' },
  moment('createdAt', 'Added'),
  moment('updatedAt', 'Last changed'),
];

/** The collections of a kind: one for each sort of shape that it may have, since GIS programs want one in a layer. */
function collectionsOfKind(kind: AnyKind): readonly OgcCollection[] {
  const properties = [...propertiesOf(kind.fields), ...figuresOfFeature];
  return kind.shapes.map((shape) => {
    const { suffix, label, types } = typesOfShape[shape];
    const isOnly = kind.shapes.length === 1;
    return {
      id: isOnly ? kind.wording.featureType : `${kind.wording.featureType}-${suffix}`,
      title: isOnly ? kind.names.plural : `${kind.names.plural} (${label})`,
      description: `${kind.names.plural} of the farm with their values, as stored.`,
      types,
      properties,
      scope: 'readMap',
      source: { of: 'kind', kind, types: isOnly ? null : types },
    };
  });
}

const beside: readonly OgcCollection[] = [
  {
    id: 'boundary',
    title: 'Boundary',
    description: 'The boundary of the farm: each block that does not touch the others.',
    types: areas,
    properties: [text('name', 'Name'), number('areaHectares', 'Area in hectares')],
    scope: 'readMap',
    source: { of: 'boundary' },
  },
  {
    id: 'titles',
    title: 'Property titles',
    description: 'The property titles that the boundary is made of, as the land survey gave them.',
    types: areas,
    properties: [
      text('titleNumber', 'Title number'),
      text('appellation', 'Appellation'),
      text('estate', 'Estate'),
      text('issueDate', 'Issued'),
      text('linzCadastralId', 'Id of the whole title'),
      number('areaHectares', 'Area in hectares'),
    ],
    scope: 'readMap',
    source: { of: 'titles' },
  },
  {
    id: 'land-risk',
    title: 'Land risk',
    description: 'Land management units with the level of each risk, before and after mitigations.',
    types: areas,
    properties: [
      text('name', 'Name'),
      number('areaHectares', 'Area in hectares'),
      ...riskTypes.flatMap(({ key, label }) => [
        text(`${key}Inherent`, `${label}: inherent risk`),
        text(`${key}Residual`, `${label}: residual risk`),
      ]),
    ],
    scope: 'readMap',
    source: { of: 'landRisk' },
  },
  {
    id: 'actions',
    title: 'Actions',
    description: 'Actions that have a place, once on each feature where they are done.',
    types: ['Point'],
    properties: [
      text('actionId', 'Id of the action'),
      text('featureId', 'Id of the feature'),
      ...propertiesOf(actionFields),
      text('sectionKey', 'Section'),
      text('dueDay', 'Due, the last day of a season'),
      moment('updatedAt', 'Last changed'),
    ],
    scope: 'readRecords',
    source: { of: 'actions' },
  },
];

/** All collections, derived from the declarations of the kinds: a new kind is here by itself. */
export const ogcCollections: readonly OgcCollection[] = [...beside, ...allKinds.flatMap(collectionsOfKind)];
