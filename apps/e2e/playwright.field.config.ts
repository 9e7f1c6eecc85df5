import { defineConfig } from '@playwright/test';
import usual from './playwright.config.ts';

/** Days without a line, and everything that goes wrong on their way: many minutes, run by name alone. */
export default defineConfig({ ...usual, testDir: 'field', retries: 0, timeout: 1_200_000 });
