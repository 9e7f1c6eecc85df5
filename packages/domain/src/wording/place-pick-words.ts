import { counted } from '../formats/counted.ts';

/** Messages for choosing the places of an action on the map. */
export const placePickWords = {
  pick: 'Pick on the map',
  title: 'Where it will be done',
  map: 'Map of the farm: press a place to choose it',
  chosen: (count: number): string => `${counted(count, 'place', 'places')} chosen`,
  none: 'Press a place on the map, or move the map until it is under the cross.',
  under: 'Under the cross',
  nothingUnder: 'Nothing is drawn here.',
  gone: 'One that is gone',
  done: 'Done',
} as const;
