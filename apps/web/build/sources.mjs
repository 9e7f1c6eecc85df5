import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { callsAsMade } from './calls-as-made.mjs';
import { mapEngine } from './map-engine.mjs';
import { oneLanguage } from './one-language.mjs';

/** What is made of the sources before they are put together, wherever that is done. */
export const madeOfSources = () => [
  callsAsMade(),
  mapEngine(),
  oneLanguage(),
  // The product speaks English: the words of the components in thirty-three other languages are 80 kB.
  optimizeLocales.vite({ locales: ['en-US'] }),
];
