export { isGrazed, nameOfFeature, polygonalOf, type FarmFeature, type FertiliserPlan } from './farm.ts';
export { capResult, type CapResult, type CapState } from './cap-result.ts';
export { mostOf } from './landholdings.ts';
export { landholdingGrounds, type Landholding } from './reckon-landholdings.ts';
export type { SeasonPlace } from './reckon-places.ts';
export { existingPaddocks } from './existing-paddocks.ts';
export { applicationsIn, reckonSeason, shownSeason, startYearsOf } from './reckon-season.ts';
export { portionsOf, spreadingsOf, type Spreading } from './spreadings.ts';
export {
  isLargerThanGround,
  settleApplication,
  shownTrial,
  tryApplication,
  type TriedApplication,
} from './try-application.ts';
export { chosenAreas, groundChoice, groundOnDevice, isGroundChosen } from './treated-ground.ts';
export { capStateNames } from './cap-state-names.ts';
export { lastApplication, recordSections, sayProducts, startApplication } from '../start-application.ts';
export { nitrogenLook, nitrogenLooks, type NitrogenLook } from '../nitrogen-looks.ts';
export { nitrogenWords } from '../../wording/fertiliser-words.ts';
