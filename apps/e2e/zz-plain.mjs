import { chromium } from '@playwright/test';
const base = 'http://localhost:4466';
const shot = (p, n) => p.screenshot({ path: `/tmp/zz-${n}.png` });
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-gpu',
    '--disable-webgl',
    '--disable-3d-apis',
  ],
});
for (const [name, vp, touch] of [
  ['desk', { width: 1440, height: 900 }, false],
  ['phone', { width: 390, height: 844 }, true],
]) {
  const c = await b.newContext({ viewport: vp, baseURL: base, hasTouch: touch, isMobile: touch });
  const r = await c.request.get('/api/auth/oidc/login');
  await c.request.post(r.url(), { form: { email: 'staff@tussock.example' } });
  await c.request.post('/api/auth/user/accept-terms', { headers: { 'x-requested-with': 'XMLHttpRequest' } });
  const plans = await (await c.request.get('/api/plan/all')).json();
  const id = plans.results[0]._id;
  const p = await c.newPage();
  p.on('pageerror', (e) => console.log('ERR', e.message));
  await p.goto(`/plan/${id}/edit/map/draw`);
  await p.waitForSelector('[data-plain-features]');
  await p.waitForTimeout(2500);
  if (!touch) {
    await p.mouse.move(950, 400);
    await p.mouse.wheel(0, -500);
    await p.waitForTimeout(300);
    await p.mouse.move(950, 400);
    await p.mouse.down();
    await p.mouse.move(1050, 450, { steps: 4 });
    await p.mouse.up();
    await shot(p, `${name}-1`);
    await p.getByRole('button', { name: 'Paddock', exact: true }).first().click();
    await p.waitForTimeout(800);
    for (const [x, y] of [
      [700, 300],
      [1000, 310],
      [1010, 560],
    ])
      await p.mouse.click(x, y);
    await p.mouse.move(720, 620);
    await p.waitForTimeout(200);
    await shot(p, `${name}-2`);
    await p.mouse.click(720, 620);
    await p.mouse.click(702, 298);
    await p.waitForTimeout(1200);
    await shot(p, `${name}-3`);
    await p.mouse.move(1010, 560);
    await p.mouse.down();
    await p.mouse.move(1100, 700, { steps: 4 });
    await p.mouse.up();
    await p.waitForTimeout(300);
    await shot(p, `${name}-4`);
  } else {
    await p
      .getByRole('button', { name: /^(Add|Draw)/ })
      .last()
      .click()
      .catch((e) => console.log(e.message.slice(0, 100)));
    await p.waitForTimeout(700);
    await shot(p, `${name}-1`);
    await p.getByRole('button', { name: 'Paddock', exact: true }).first().click();
    await p.waitForTimeout(900);
    await shot(p, `${name}-2`);
    for (const [x, y] of [
      [120, 260],
      [260, 270],
      [250, 420],
    ]) {
      await p.touchscreen.tap(x, y);
    }
    await p.waitForTimeout(400);
    await shot(p, `${name}-3`);
    await p.touchscreen.tap(121, 261);
    await p.waitForTimeout(1000);
    await shot(p, `${name}-4`);
  }
  await c.close();
}
await b.close();
