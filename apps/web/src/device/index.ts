export { bytesOf } from './bytes-of.ts';
export { findPlace, type FoundPlace } from './find-place.ts';
export { fingerprintOf } from './fingerprint-of.ts';
export { askForPosition, usePosition } from './position.ts';
export { PAPER_ACCEPT, readPaper } from './read-paper.ts';
export { PHOTO_ACCEPT, readPhoto } from './read-photo.ts';
export { chooseTheme, followTheme, useTheme, useThemeChoice, type ThemeChoice } from './theme.ts';
export type { FileReading, ReadyFile } from './ready-file.ts';
export { useWakeLock } from './use-wake-lock.ts';
