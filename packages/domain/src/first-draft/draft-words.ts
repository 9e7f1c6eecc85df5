import { counted } from '../formats/counted.ts';
import { sayDistance } from '../formats/distance.ts';
import { figureUpTo } from '../formats/figures.ts';
import { labelOfOption } from '../kind/options.ts';
import { riskTypes } from '../options/risk.ts';
import type { RiskType } from '../risk/risk-rules.ts';

/** Reasons of a first draft's proposals, and the sources they name. */
export const draftWords = {
  title: 'First draft',
  about:
    'Based on what is drawn and recorded. Nothing is added until you accept it, and your own entries stay unchanged.',
  units: 'Land units',
  unitsAbout:
    'The farm divided by slope. Risks and actions are worked out for each unit, so accept these first.',
  unitNames: { flat: 'Flats', rolling: 'Rolling country', easyHill: 'Easy hill', steepHill: 'Steep hill' },
  unitWhy: (degrees: number): string => `Its mean slope is ${figureUpTo(degrees, 1)}°.`,
  readFrom: (source: string): string => `Read from: ${source}`,
  unitsPicture: 'The proposed land units',
  unitsUnknown: 'No heights are known here, so land units could not be worked out. Draw them on the map.',
  acceptUnits: (count: number): string => `Accept ${counted(count, 'land unit', 'land units')}`,
  farmed: 'Mainly farmed as',
  farmedHelp: 'Entered on each unit you accept. You can change it there',
  farmedOpen: 'Say later',
  dueBy: 'Due by',
  dueByHelp: 'For accepted actions, where no rule sets a day',
  unitSaved: (count: number): string => `${counted(count, 'land unit', 'land units')} added`,
  next: 'What comes next',
  nextAbout: 'The draft is in the plan. Draw the paddocks, then look over the actions and their dates.',
  drawPaddocks: 'Draw paddocks',
  seeActions: 'See the actions',
  none: 'Nothing to propose',
  notDrawn: 'Nothing is drawn on this farm yet',
  notDrawnAbout: 'A first draft is based on land units, paddocks and water. Draw these first.',
  draw: 'Draw on the map',
  noneAbout: 'No new actions: the plan already covers everything drawn and recorded.',
  from: {
    risk: 'Risk of the land units',
    soilTests: 'Soil tests and land units',
    landUnits: 'Land units',
    luc: 'Land use capability',
    paddocks: 'Paddocks',
    sourceAreas: 'Critical source areas',
    ecosystems: 'Ecosystem areas',
    crossings: 'Culverts and crossings',
    effluent: 'Effluent systems',
    irrigators: 'Irrigators',
    streams: 'Streams of the map, with paddocks and fences as drawn',
  },
  highRisk: (riskType: RiskType, score: number): string =>
    `${labelOfOption(riskTypes, riskType)} stays at ${score} of 9, which is high.`,
  olsenP: {
    above: 'Olsen P is above its target.',
    wellAbove: 'Olsen P is far above its target.',
  },
  noSoilTest: 'No soil test crosses it and no Olsen P is recorded.',
  steepPasture: 'It is steep hill that is still grazed.',
  retire: (code: string): string => `Most of it is class ${code}.`,
  steepCrop: (degrees: number): string => `A winter crop on up to ${figureUpTo(degrees, 1)}°.`,
  winterCrop: 'Its crop is grazed in winter.',
  notResown: 'Its winter crop has no re-sowing date.',
  grazedSource: 'It is in a winter crop and stock are not always kept out.',
  openToStock: 'It reaches water, and stock are never kept out.',
  highSource: 'Its risk is high and it reaches water.',
  openWetland: 'It is a wetland that is not fully fenced.',
  openHabitat: 'It is a native area that is not fully fenced.',
  ford: (times: number): string => `A ford that is crossed ${figureUpTo(times, 0)} times a month.`,
  noCalculation: 'There is no record of a storage calculation.',
  noFailSafe: 'No fail-safe is recorded for it.',
  irrigated: 'It is irrigated.',
  bareBank: (metres: number, within: number): string =>
    `${sayDistance(metres)} of its stream banks have no fence within ${figureUpTo(within, 0)} m.`,
  noStreams: 'Streams could not be loaded, so unfenced banks are not included.',
  dropped: 'Dismissed from the first draft.',
  accept: 'Accept',
  drop: 'Dismiss',
  acceptAll: (count: number): string => `Accept all ${count}`,
  dropAll: 'Dismiss all',
  waiting: (count: number): string => `${counted(count, 'action', 'actions')} can be suggested from the map`,
} as const;
