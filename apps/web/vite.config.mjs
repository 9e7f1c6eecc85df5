import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineFirst, writeInlineHashes } from './build/inline-first.mjs';
import { precompress } from './build/precompress.mjs';
import { serviceWorker } from './build/service-worker.mjs';
import { licencesOfOthers } from './build/write-licences.mjs';

/** Where `npm start` runs the server while the browser part is being worked on. */
const SERVER = 'http://localhost:3000';

const licences = licencesOfOthers();

/** Chunks that every page shares; the rest follows from the screens, which are loaded lazily. */
const chunks = [
  // Runs alone: on a browser that is too old, or without a line for the rest, it has to say so.
  {
    name: 'boot',
    test: /web\/src\/(?:boot|show-load-error)\.ts$|vite\/preload-helper|rolldown\/runtime/,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|@tanstack|zustand)\// },
  { name: 'aria', test: /node_modules\/(?:react-aria|react-stately|@react-|@internationalized)/ },
  // What several screens use: a line in the country has 150 ms to the answer, and small files cost more than they spare.
  { name: 'shared', test: /./, minShareCount: 6 },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    // The product speaks English: the words of the components in thirty-three other languages are 80 kB.
    optimizeLocales.vite({ locales: ['en-US'] }),
    inlineFirst(),
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
    chunkSizeWarningLimit: 1400,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
});
