export { readSentFile, sendFileOfPlaces, type SentFile } from './read-map-file.ts';
export { sentencesOf } from './sentences-of.ts';
