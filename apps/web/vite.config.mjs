import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { LEFT_OUT } from './build/calls-as-made.mjs';
import { inlineFirst, writeInlineHashes } from './build/inline-first.mjs';
import { partsOfJourney, preloadFirstPart, readFirstPartWhileItComes } from './build/parts.mjs';
import { precompress } from './build/precompress.mjs';
import { serviceWorker } from './build/service-worker.mjs';
import { madeOfSources } from './build/sources.mjs';
import { licencesOfOthers } from './build/write-licences.mjs';

/** Where `npm start` runs the server while the browser part is being worked on. */
const SERVER = 'http://localhost:3000';

const licences = licencesOfOthers();

export default defineConfig(async ({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    madeOfSources(),
    inlineFirst(),
    preloadFirstPart(),
    readFirstPartWhileItComes(),
    writeInlineHashes(),
    licences.note(),
    serviceWorker([licences.note()]),
    licences.write(),
    precompress(),
  ],
  worker: { format: 'es', plugins: () => [licences.note()] },
  server: {
    proxy: { '/api': SERVER, '/dev-idp': SERVER, '/plain.css': SERVER, '/licence-texts.json': SERVER },
  },
  build: {
    target: 'es2023',
    // The content security policy allows fonts and scripts from our own address only, hence nothing inlined and no polyfill script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: true,
    chunkSizeWarningLimit: 1200,
    // The first script lists the files of every screen, and neither hashes nor names are packed well: short hashes, and parts without
    // names, keep it a kilobyte smaller. Source maps say what is in each.
    rolldownOptions: {
      treeshake: LEFT_OUT,
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        // A line in the country has 150 ms to the answer: a hundred small parts cost more than what few great ones hold too much.
        ...(command === 'build' ? { codeSplitting: { groups: await partsOfJourney() } } : {}),
      },
    },
  },
}));
