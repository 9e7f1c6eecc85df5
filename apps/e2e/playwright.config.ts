import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../tools/chromium-flags.mjs';

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'specs',
  globalSetup: './fixtures/prepare-data.config.ts',
  outputDir: 'test-results',
  // Each spec file has a server of its own. Two at once, as one waits for its page half of the time; more are no faster on two cores.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // A story that is told at the second try only is named by `npm test` and counted as passed: machines that are shared stall.
  retries: 1,
  // A save is seen at once where it was made, and elsewhere when it was sent: on a stalled machine that takes its time. The longest story
  // takes a minute where nothing else is done; there, up to four times as long.
  timeout: 360_000,
  expect: { timeout: 25_000 },
  use: {
    launchOptions: {
      args: [...CHROMIUM_FLAGS],
      ...(executablePath ? { executablePath } : {}),
    },
    actionTimeout: 30_000,
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    viewport: { width: 1440, height: 900 },
    // Sizes and places are in CSS pixels: a sixteenth of the pixels to draw changes none of them.
    deviceScaleFactor: 0.25,
    trace: 'on-first-retry',
    // Requests of a page are looked at and answered by stories; what a device keeps has stories of its own.
    serviceWorkers: 'block',
  },
});
