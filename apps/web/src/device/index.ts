export { findPlace, type FoundPlace } from './find-place.ts';
export { askForPosition, usePosition } from './position.ts';
export { fingerprintOf, PHOTO_ACCEPT, readPhoto, type ReadyPhoto } from './read-photo.ts';
