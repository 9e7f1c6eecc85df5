export { findPlace, type FoundPlace } from './find-place.ts';
export { askForPosition, usePosition, type PositionState } from './position.ts';
export { fingerprintOf, PHOTO_ACCEPT, readPhoto, type PhotoReading, type ReadyPhoto } from './read-photo.ts';
