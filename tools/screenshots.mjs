/**
 * `npm run screenshots`: walks the first farm from sign-in to a printed map on an empty data folder, and keeps a picture
 * of each step at desktop and phone size in docs/screenshots.
 */
import { spawn, spawnSync } from 'node:child_process';
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

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const folder = 'docs/screenshots';
const dataFolder = mkdtempSync(join(tmpdir(), 'tussock-pictures-'));
mkdirSync(folder, { recursive: true });

const port = await new Promise((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = probe.address();
    probe.close(() => resolve(free));
  });
});
const base = `http://localhost:${port}`;
const server = spawn('node', ['apps/server/dist/main.js'], {
  env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, LOG_LEVEL: 'silent' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve, reject) => {
  server.stdout.on('data', (data) => String(data).includes('ready') && resolve());
  server.on('exit', () => reject(new Error('the server did not start')));
});

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: CHROMIUM_FLAGS,
});
const inNewZealand = { locale: 'en-NZ', timezoneId: 'Pacific/Auckland' };
const context = await browser.newContext({ viewport: DESKTOP, acceptDownloads: true, ...inNewZealand });
const page = await context.newPage();

const settle = async () => {
  // A page that listens is never quiet for long.
  await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => undefined);
  await page.locator('[data-map-state]:not([data-map-state=idle])').first().waitFor({ state: 'detached' });
};

/** Both sizes of what is on the page now; the desktop's is set again afterwards. */
async function picture(name) {
  for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    await page.setViewportSize(viewport);
    await settle();
    await page.screenshot({ path: `${folder}/${name}-${size}.png` });
  }
  console.log(name);
}

async function signIn(email, returnTo = '/dashboard') {
  await page.goto(`${base}/api/auth/oidc/login?returnTo=${encodeURIComponent(returnTo)}`);
  const button = page.locator(`button[value="${email}"]`);
  if (await button.count()) await button.click();
  else {
    await page.fill('#email', email);
    await page.getByRole('button', { name: 'Sign in' }).click();
  }
  await page.locator('main h1').first().waitFor();
  await acceptTerms();
}

async function acceptTerms() {
  await settle();
  const accept = page.getByRole('button', { name: /accept/i });
  if (await accept.count()) await accept.first().click();
  await settle();
}

async function signOut() {
  await page.goto(`${base}/api/auth/oidc/logout`);
  await page.waitForURL('**/welcome');
}

/** What is on a phone now. */
async function onPhone(name) {
  await page.screenshot({ path: `${folder}/${name}-phone.png` });
  console.log(name);
}

/** A photo of a tank in its bund, as a phone's camera would hand it over. */
async function photoOfTank() {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 900 });
    const pen = canvas.getContext('2d');
    const paint = (colour, ...box) => {
      pen.fillStyle = colour;
      pen.fillRect(...box);
    };
    paint('#a9cbe0', 0, 0, 1200, 480);
    paint('#7c9a5b', 0, 480, 1200, 420);
    paint('#b9b2a6', 280, 620, 640, 130);
    paint('#d9d6cf', 300, 600, 600, 40);
    paint('#3f5d47', 400, 330, 400, 280);
    paint('#2f4636', 400, 330, 400, 26);
    return canvas.toDataURL('image/jpeg', 0.9);
  });
  return {
    name: 'IMG_0412.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(address.split(',')[1], 'base64'),
  };
}

/** Evidence from a phone, tap by tap: the action, its photo with its place, kept without a line, received, done. */
async function evidenceWalk(planId) {
  const tank = 'Bund or double-skin fuel tanks';
  await page.setViewportSize(PHONE);
  await page.context().grantPermissions(['geolocation']);
  const [longitude, latitude] = await page.evaluate(async (id) => {
    const { results } = await (await fetch(`/api/plan/${id}/feature/all`)).json();
    const [one, , other] = results[0].geometry.coordinates[0];
    return [0, 1].map((axis) => (one[axis] + other[axis]) / 2);
  }, planId);
  await page.context().setGeolocation({ longitude, latitude, accuracy: 5 });
  await page.goto(`${base}/plan/${planId}/edit/actions/agrichemicals-and-waste`);
  await page.getByRole('button', { name: `Agree: ${tank}` }).click();
  await page.getByRole('list', { name: 'In the plan' }).getByRole('link', { name: tank }).waitFor();
  // It is shown before it is kept: a page that is left in between has nothing to send.
  await page.getByText('Your changes have been successfully saved.').waitFor();
  await page.goto(`${base}/plan/${planId}/view/actions`);
  await page.getByRole('link', { name: tank }).waitFor();
  await onPhone('7-evidence-1-register');
  await page.getByRole('link', { name: tank }).click();
  await page.getByRole('button', { name: 'Take a photo' }).waitFor();
  await onPhone('7-evidence-2-action');
  const chooser = page.waitForEvent('filechooser');
  const photo = await photoOfTank();
  await page.getByRole('button', { name: 'Take a photo' }).click();
  await (await chooser).setFiles(photo);
  await page.getByText(/within 5 m/).waitFor();
  await onPhone('7-evidence-3-photo');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Use this photo' }).click();
  await page.getByText('Kept here, sent when there is a line').waitFor();
  await page.getByRole('button', { name: 'Take a photo' }).waitFor();
  await onPhone('7-evidence-4-kept');
  await page.getByRole('button', { name: 'Mark done' }).click();
  await page.context().setOffline(false);
  await page.getByText(/^Received .*, as taken$/).waitFor();
  await page.getByText(/^Done by /).waitFor();
  for (const close of await page.getByRole('button', { name: /^Close|^Dismiss/ }).all())
    await close.click().catch(() => undefined);
  await page.waitForTimeout(8_000);
  await onPhone('7-evidence-5-received');
  await page.setViewportSize(DESKTOP);
}

async function drawOutline(label, corners, from) {
  const box = await page.getByRole('region', { name: label, exact: true }).last().boundingBox();
  for (const [x, y] of corners) {
    await page.mouse.move(box.x + box.width * (from[0] + x), box.y + box.height * (from[1] + y), {
      steps: 4,
    });
    await page.mouse.click(box.x + box.width * (from[0] + x), box.y + box.height * (from[1] + y));
    await settle();
  }
}

try {
  await page.goto(`${base}/dev-idp/page.css`);
  await page.goto(`${base}/api/auth/oidc/login`);
  await picture('1-sign-in');
  await signIn('staff@tussock.example');
  await picture('1-dashboard');

  await page.getByRole('link', { name: 'New plan' }).click();
  await page.getByLabel('Physical address').fill('44 Tōtara');
  await page.getByRole('list', { name: 'Addresses like this' }).getByRole('button').first().click();
  await page.getByText(/^Next we suggest \d/).waitFor();
  await page.getByLabel('Property name').fill('Kōtare Flats');
  await page.getByLabel('Contact name').fill('Hana Rewi');
  await page.getByLabel('Contact e-mail').fill('hana@farm.example');
  await picture('2-new-plan');
  await page.getByRole('button', { name: 'Draft my plan' }).click();
  await page.getByText('has been created, and an invite has been sent').waitFor();
  await picture('2-plan-created');
  const invitation = page.getByRole('link', { name: /\/invitation\// }).first();
  // A letter goes by itself, a moment later.
  for (let tries = 0; tries < 60 && (tries === 0 || !(await invitation.count())); tries += 1) {
    await page.waitForTimeout(500);
    await page.goto(`${base}/dev/outbox`);
  }
  await picture('2-outbox');
  const link = await invitation.getAttribute('href');
  await signOut();

  await signIn('hana@farm.example', new URL(link).pathname);
  await picture('3-invitation');
  await page.getByRole('button', { name: 'Look over the details' }).click();
  await page.waitForURL('**/confirm-details');
  const yes = page.getByRole('button', { name: 'Yes, that is right' });
  await yes
    .or(page.getByRole('button', { name: /accept/i }))
    .first()
    .waitFor();
  await acceptTerms();
  await yes.waitFor();
  await picture('3-confirm-details');
  await yes.click();
  await page.waitForURL('**/view/farm');
  const planId = new URL(page.url()).pathname.split('/')[2];

  await page.goto(`${base}/plan/${planId}/edit/map/cadastral`);
  await page.getByRole('radio', { name: 'Appellation' }).check({ force: true });
  await page.getByRole('searchbox').fill('Rural Section');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('heading', { name: /^Found/ }).waitFor();
  for (const box of (
    await page.locator('section[aria-labelledby="found-titles"] input[type=checkbox]').all()
  ).slice(0, 2))
    await box.check();
  await settle();
  await page.getByRole('button', { name: 'Save boundary' }).click();
  await page.getByText('Your plan boundaries have been successfully saved.').waitFor();
  await page.reload();
  await picture('4-boundary');

  await page.goto(`${base}/plan/${planId}/edit/map/draw`);
  await settle();
  await page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: 'Area' }).click();
  await page.getByRole('searchbox', { name: 'Find a kind' }).fill('Paddock');
  await page.keyboard.press('Enter');
  await drawOutline(
    'Map of the farm',
    [
      [0, 0],
      [0.16, 0.02],
      [0.15, 0.2],
      [0, 0.19],
      [0, 0],
    ],
    [0.42, 0.36],
  );
  await page.getByLabel('Name').fill('Woolshed');
  await page.getByRole('button', { name: 'Use' }).click();
  await page.getByRole('option', { name: 'Pasture', exact: true }).click();
  await picture('5-draw');
  await page.getByRole('button', { name: 'Save paddock' }).click();
  await page.getByText('Your paddock has been successfully saved.').waitFor();
  await picture('5-drawn');
  await page.getByRole('link', { name: 'Open its page' }).click();
  await picture('5-page');

  await page.goto(`${base}/plan/${planId}/view/reporting`);
  await picture('6-report');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  const pdf = join(dataFolder, 'report.pdf');
  await download.saveAs(pdf);
  spawnSync('pdftoppm', ['-r', '60', '-png', pdf, `${folder}/6-report-page`], { stdio: 'inherit' });

  await evidenceWalk(planId);

  await signOut();
  await signIn('consultant@tussock.example', `/plan/${planId}/edit/map/draw`);
  await page.getByText("Sorry you don't have the permission").waitFor();
  await picture('8-somebody-else');
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await new Promise((resolve) => server.on('exit', resolve));
  rmSync(dataFolder, { recursive: true, force: true });
}
