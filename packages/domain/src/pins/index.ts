export { isToSort, kindsOfPins, partsOfSorting, pinAttributes, pinKind, type Pinned } from './pins.ts';
export { fieldsOfPhotos } from './fields-of-photos.ts';
export { partsOfAddingTo, partsOfJob } from './parts-of-pin.ts';
