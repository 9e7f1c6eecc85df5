import { kinds } from '@tussock/domain';
import type { DocumentOrder } from '../../platform/pdf/pdf-renderer.ts';

const SQUARE = [
  [172.4, -42.8],
  [172.41, -42.8],
  [172.41, -42.79],
  [172.4, -42.79],
  [172.4, -42.8],
];
const geometry = { type: 'Polygon', coordinates: [SQUARE] };

/** A throw-away report of a farm with one paddock: making it at the start loads all that a report needs. */
export const firstReport: DocumentOrder = {
  maker: 'report',
  content: {
    // The report has the name of the kind it is about.
    id: kinds.paddock.id,
    settings: { paddockFeatureMode: 'number', cropPastureMode: 'hectares' },
    rowsText: JSON.stringify([
      {
        id: '1',
        entity: 'boundary',
        values: {},
        made: { boundaryFeatures: [{ geometry, properties: { name: 'Front', areaHectares: 1 } }] },
      },
      { id: '2', entity: kinds.paddock.id, values: { geometry, name: 'Front' }, made: {} },
    ]),
    rev: 0,
    at: new Date(0),
  },
};
