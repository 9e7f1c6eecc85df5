export { handFile, takeHandedFile } from './handed-file.ts';
export { readSentFile, sendFileOfPlaces, type SentFile } from './read-map-file.ts';
export { sentencesOf } from './sentences-of.ts';
