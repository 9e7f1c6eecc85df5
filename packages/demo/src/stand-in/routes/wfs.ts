import { applyFilter } from '../ecql/apply-filter.ts';
import { EcqlError, type Expression } from '../ecql/expression.ts';
import { parseFilter } from '../ecql/parse-filter.ts';
import { readBox } from '../ecql/parse-shape.ts';
import { boxShape } from '../layers/shapes.ts';
import { GEOMETRY_COLUMN, type SurveyLayer } from '../layers/survey-layer.ts';
import { exceptionReply, type Reply, type StandInRequest } from '../reply.ts';
import { capabilities, describeFeatureType } from './wfs-documents.ts';
import { featuresAsCsv, featuresAsJson, findSystem, type FeatureWish } from './wfs-features.ts';

/** A request the service refuses, with the fields of its exception report. */
class WfsRefusal extends Error {
  readonly locator: string;
  constructor(locator: string, message: string) {
    super(message);
    this.locator = locator;
  }
}

/** Parameter names are read without regard to case. */
function readParameters(query: URLSearchParams): (name: string) => string | null {
  const parameters = new Map([...query].map(([name, value]) => [name.toLowerCase(), value]));
  return (name) => parameters.get(name.toLowerCase()) ?? null;
}

type Parameters = ReturnType<typeof readParameters>;

/** WFS 2.0: GetCapabilities, DescribeFeatureType and GetFeature. Refusals are exception reports of the given status. */
export function answerWfs(
  layers: ReadonlyMap<number, SurveyLayer>,
  { query }: StandInRequest,
  exceptionStatus: 200 | 400,
): Reply {
  const parameter = readParameters(query);
  try {
    switch (parameter('request')) {
      case 'GetCapabilities':
        return capabilities(layers.values());
      case 'DescribeFeatureType':
        return describeFeatureType(findLayer(layers, parameter));
      case 'GetFeature':
        return getFeature(findLayer(layers, parameter), parameter);
      default:
        throw new WfsRefusal('request', `No such operation WFS ${parameter('request') ?? ''}`);
    }
  } catch (error) {
    if (error instanceof WfsRefusal)
      return exceptionReply('InvalidParameterValue', error.locator, error.message, exceptionStatus);
    if (error instanceof EcqlError)
      return exceptionReply('NoApplicableCode', 'cql_filter', error.message, exceptionStatus);
    throw error;
  }
}

/** A layer that does not exist and one that the key may not see look the same, as at the real service. */
function findLayer(layers: ReadonlyMap<number, SurveyLayer>, parameter: Parameters): SurveyLayer {
  const name = (parameter('typeNames') ?? parameter('typeName') ?? '').replace(/^data\.linz\.govt\.nz:/, '');
  const layer = [...layers.values()].find(({ typeName }) => typeName === name);
  if (!layer) throw new WfsRefusal('typeNames', `Feature type :${name} unknown`);
  return layer;
}

function readCount(parameter: Parameters, name: string, otherwise: number): number {
  const text = parameter(name);
  if (text === null) return otherwise;
  if (!/^\d+$/.test(text)) throw new WfsRefusal(name, `${name} must be a whole number from 0, not "${text}"`);
  return Number(text);
}

function readFilter(layer: SurveyLayer, parameter: Parameters): Expression | undefined {
  const filter = parameter('cql_filter');
  const box = parameter('bbox');
  if (filter !== null && box !== null)
    throw new WfsRefusal('bbox', 'bbox and cql_filter both specified but are mutually exclusive');
  if (filter !== null) return parseFilter(filter);
  if (box === null) return undefined;
  const parts = box.split(',');
  const numbers = parts.slice(0, 4).map(Number);
  if (numbers.length < 4 || !numbers.every(Number.isFinite) || !layer.geometryType) {
    throw new WfsRefusal('bbox', `Could not read the box "${box}"`);
  }
  const bounds = readBox(numbers, parts[4]);
  return { kind: 'intersects', property: GEOMETRY_COLUMN, shape: boxShape(bounds), bounds };
}

function readWish(layer: SurveyLayer, parameter: Parameters): FeatureWish {
  const propertyNames = parameter('propertyName')
    ?.split(',')
    .map((name) => name.trim());
  const known = new Set([GEOMETRY_COLUMN, ...layer.fields.map(({ name }) => name)]);
  const unknown = propertyNames?.find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw new WfsRefusal(
      'propertyName',
      `Requested property: ${unknown} is not available for ${layer.typeName}`,
    );
  }
  const system = findSystem(parameter('srsName'));
  if (!system) throw new WfsRefusal('srsName', `Unable to support srsName: ${parameter('srsName') ?? ''}`);
  return { propertyNames, system };
}

function getFeature(layer: SurveyLayer, parameter: Parameters): Reply {
  const format = parameter('outputFormat') ?? '';
  const start = readCount(parameter, 'startIndex', 0);
  const count = readCount(parameter, 'count', readCount(parameter, 'maxFeatures', Number.POSITIVE_INFINITY));
  const wish = readWish(layer, parameter);
  const features = applyFilter(layer, readFilter(layer, parameter)).slice(start, start + count);
  if (/^(json|application\/json)/i.test(format)) return featuresAsJson(layer, features, wish);
  if (/^(csv|text\/csv)/i.test(format)) return featuresAsCsv(layer, features, wish);
  throw new WfsRefusal(
    'outputFormat',
    `Failed to find response for output format ${format || 'application/gml+xml'}`,
  );
}
