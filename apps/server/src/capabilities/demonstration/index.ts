export { runProbeJob } from './demonstration-probes.ts';
export { SEND_PROBES } from './demonstration-store.ts';
export { loadDemonstration } from './load-demonstration.ts';
export { READY_MADE_PEOPLE } from './ready-made-people.ts';
export { startSurveyStandIn, type SurveyStandIn } from './start-survey-stand-in.ts';
