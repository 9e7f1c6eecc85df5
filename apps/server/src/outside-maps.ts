import type { SurveyStandIn } from './capabilities/demonstration/index.ts';
import type { Configuration } from './platform/configuration/configuration.ts';
import { groundTiles, soilTiles } from './platform/ground/ground-tiles.ts';
import type { SurveySite } from './platform/land-survey/koordinates-survey.ts';
import type { Services } from './services.ts';

/** The land survey of the configuration, or the stand-in's where none is set; an address that answers nobody without either. */
export function siteOf(
  configuration: Configuration,
  standIn: SurveyStandIn | undefined,
  timeoutMs: number | undefined,
): SurveySite {
  const { landSurvey, surveyLayers, riverTilesUrl } = configuration;
  const url = landSurvey?.url ?? standIn?.url ?? 'http://127.0.0.1:9';
  return {
    url,
    key: landSurvey?.key ?? standIn?.key ?? '',
    layers: surveyLayers,
    riverTilesUrl: riverTilesUrl ?? `${standIn?.url ?? url}/rivers/12/{x}/{y}.pbf`,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  };
}

/** The elevation tiles and aerial photographs of the configuration, or those of the made-up valley. */
export function groundOf(
  { terrain, imagery, soil }: Configuration,
  standIn: SurveyStandIn | undefined,
  timeoutMs: number | undefined,
): Pick<Services, 'terrain' | 'imagery' | 'soil'> {
  const heights = terrain ?? standIn?.terrain;
  const soils = soil ?? standIn?.soil;
  const photographs = imagery ?? standIn?.imagery;
  const options = timeoutMs === undefined ? {} : { timeoutMs };
  return {
    terrain: heights ? groundTiles(heights, options) : null,
    imagery: photographs ? groundTiles(photographs, options) : null,
    soil: soils ? soilTiles(soils, options) : null,
  };
}
