/**
 * `npm run screenshots [NAME…]`: keeps a picture of each screen of the demonstration in docs/screenshots, at the size of a desk and of a
 * phone, light and dark. With names, of these screens alone.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_FLAGS } from './chromium-flags.mjs';
import { findChromium } from './find-chromium.mjs';
import { buildWhatIsStale, installPackages } from './prepare.mjs';

installPackages();
buildWhatIsStale();
const { chromium } = await import('@playwright/test');

const FOLDER = 'docs/screenshots';
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const THEMES = ['light', 'dark'];
const QUALITY = 72;

/** Name of each picture, who looks, and at which address; `plan` stands for the plan that is looked at. */
const SCREENS = [
  { name: 'welcome', path: '/welcome' },
  { name: 'sign-in', path: '/api/auth/oidc/login' },
  { name: 'terms', path: '/terms' },
  { name: 'dashboard', as: 'staff', path: '/dashboard' },
  { name: 'new-plan', as: 'staff', path: '/new-plan' },
  { name: 'board', as: 'staff', path: '/portfolio' },
  { name: 'board-actions', as: 'staff', path: '/portfolio/actions' },
  { name: 'farm', as: 'staff', path: '/plan/{plan}/view/farm' },
  { name: 'farm-info', as: 'staff', path: '/plan/{plan}/edit/farm-info' },
  { name: 'boundary', as: 'staff', path: '/plan/{plan}/edit/map/cadastral' },
  { name: 'draw', as: 'staff', path: '/plan/{plan}/edit/map/draw' },
  { name: 'first-draft', as: 'staff', path: '/plan/{plan}/edit/first-draft' },
  { name: 'map-files', as: 'staff', path: '/plan/{plan}/edit/map/files' },
  { name: 'lists', as: 'staff', path: '/plan/{plan}/view/other' },
  { name: 'records', as: 'staff', path: '/plan/{plan}/view/records' },
  { name: 'actions', as: 'staff', path: '/plan/{plan}/view/actions' },
  { name: 'risk', as: 'staff', path: '/plan/{plan}/view/risk' },
  { name: 'fertiliser', as: 'staff', path: '/plan/{plan}/view/fertiliser' },
  { name: 'soil-tests', as: 'staff', path: '/plan/{plan}/view/soil-tests' },
  { name: 'stock', as: 'staff', path: '/plan/{plan}/edit/stock' },
  { name: 'devices', as: 'staff', path: '/plan/{plan}/view/devices' },
  { name: 'documents', as: 'staff', path: '/plan/{plan}/view/documents' },
  { name: 'book', as: 'staff', path: '/plan/{plan}/view/femp' },
  { name: 'reports', as: 'staff', path: '/plan/{plan}/view/reporting' },
  { name: 'status', as: 'staff', path: '/plan/{plan}/view/versions' },
  { name: 'history', as: 'staff', path: '/plan/{plan}/view/history' },
  { name: 'sharing', as: 'staff', path: '/plan/{plan}/view/sharing' },
  { name: 'access', as: 'staff', path: '/plan/{plan}/manage-user-access' },
  { name: 'on-device', as: 'staff', path: '/on-device' },
  { name: 'settings', as: 'staff', path: '/auth/settings' },
  { name: 'notices', as: 'staff', path: '/auth/notices' },
  { name: 'people', as: 'admin', path: '/auth/team' },
  { name: 'service', as: 'admin', path: '/auth/service' },
  { name: 'farm-of-owner', as: 'owner', path: '/plan/{plan}/view/farm' },
];

const wanted = process.argv.slice(2);
const screens = SCREENS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

const port = await new Promise((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = probe.address();
    probe.close(() => resolve(free));
  });
});
const base = `http://localhost:${port}`;
const dataFolder = mkdtempSync(join(tmpdir(), 'tussock-pictures-'));
mkdirSync(FOLDER, { recursive: true });
const server = spawn('node', ['apps/server/dist/main.js'], {
  env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, LOG_LEVEL: 'silent', DEMO_TOUR: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve, reject) => {
  server.stdout.on('data', (data) => String(data).includes('ready') && resolve());
  server.on('exit', () => reject(new Error('The server did not start.')));
});

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });

/** A page of somebody of the demonstration who has signed in and accepted the terms, or of nobody. */
async function pageOf(as, options) {
  const context = await browser.newContext({
    baseURL: base,
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    reducedMotion: 'reduce',
    ...options,
  });
  // Machines that are shared stall.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  if (!as) return page;
  const asked = await page.request.get('/api/auth/oidc/login');
  await page.request.post(asked.url(), { form: { email: `${as}@tussock.example` } });
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  await page.request.post('/api/auth/user/accept-terms', { headers, data: {} });
  return page;
}

/** The first plan of the list. */
async function findPlan() {
  const page = await pageOf('staff', {});
  await page.goto('/dashboard');
  const link = await page.locator('main a[href*="/plan/"]').first().getAttribute('href');
  await page.context().close();
  return link.match(/\/plan\/([^/]+)/)[1];
}

/** Waits until the page is quiet and its maps are drawn. A page that listens to a plan is never quiet for long. */
async function settle(page) {
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => undefined);
  await page.locator('[data-map-state=busy]').first().waitFor({ state: 'detached' });
}

/** Keeps a picture of each screen of a person. */
async function keepPictures(page, { as, planId, ending }) {
  for (const { name, path } of screens.filter((screen) => screen.as === as)) {
    await page.goto(path.replace('{plan}', planId));
    await settle(page);
    const picture = `${name}-${ending}`;
    await page.screenshot({ path: join(FOLDER, picture), type: 'jpeg', quality: QUALITY });
    console.log(picture);
  }
}

try {
  const planId = await findPlan();
  for (const theme of THEMES)
    for (const [size, viewport] of Object.entries(SIZES))
      for (const as of new Set(screens.map((screen) => screen.as))) {
        const page = await pageOf(as, {
          viewport,
          colorScheme: theme,
          ...(size === 'phone' ? { isMobile: true, hasTouch: true } : {}),
        });
        await keepPictures(page, { as, planId, ending: `${size}-${theme}.jpg` });
        await page.context().close();
      }
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await new Promise((resolve) => server.on('exit', resolve));
  rmSync(dataFolder, { recursive: true, force: true });
}
