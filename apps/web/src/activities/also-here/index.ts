export { AlsoHere, AlsoInList } from './also-here.tsx';
export { usePeopleOnMap } from './use-people-on-map.ts';
