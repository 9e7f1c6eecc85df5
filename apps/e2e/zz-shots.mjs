import { chromium } from '@playwright/test';
const base = 'http://localhost:3391';
const flags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--enable-unsafe-swiftshader',
  '--use-angle=swiftshader',
];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: flags });
const sizes = {
  d: { width: 1440, height: 900 },
  p: { width: 390, height: 844 },
  z: { width: 720, height: 450 },
};
const want = process.argv.slice(2);
for (const [key, viewport] of Object.entries(sizes)) {
  const page = await (
    await browser.newContext({ viewport, locale: 'en-NZ', timezoneId: 'Pacific/Auckland' })
  ).newPage();
  page.on('pageerror', (e) => console.log(key, 'PAGEERROR', e.message));
  page.on('console', (m) => m.type() === 'error' && console.log(key, 'CONSOLE', m.text().slice(0, 200)));
  const { request } = page;
  const asked = await request.get(base + '/api/auth/oidc/login');
  if (asked.url().includes('/sign-in/'))
    await request.post(asked.url(), { form: { email: 'staff@tussock.example' } });
  await request.post(base + '/api/auth/user/accept-terms', {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    data: {},
  });
  const plans = await (await request.get(base + '/api/plan/all')).json();
  const id = plans.results[0]._id;
  for (const w of want) {
    const [name, path] = w.split('=');
    await page.goto(base + path.replaceAll(':id', id).replaceAll('~', '='));
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/c-shots/${name}-${key}.png` });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    console.log(key, name, page.url().replace(base, ''), 'sideways', wide);
  }
}
await browser.close();
