export { isToSort, kindsOfPins, partsOfSorting, pinAttributes, pinKind, type Pinned } from './pins.ts';
