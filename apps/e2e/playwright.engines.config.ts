import { defineConfig } from '@playwright/test';
import usual from './playwright.config.ts';

/** The main story in Safari's engine and in Firefox, as Debian has them; each runs by name alone. */
export default defineConfig({
  ...usual,
  testDir: 'engines',
  retries: 0,
  projects: [{ name: 'webkit' }, { name: 'firefox' }],
});
