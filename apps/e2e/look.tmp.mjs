import { chromium } from '@playwright/test';
const base='http://localhost:3401';
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-quic','--enable-unsafe-swiftshader','--use-angle=swiftshader']});
const ctx = await b.newContext({viewport:{width:1440,height:900}});
const page = await ctx.newPage();
await page.goto(base+'/api/auth/oidc/login');
await page.locator('button[value="staff@tussock.example"]').click();
await page.waitForLoadState('networkidle');
await ctx.request.post(base+'/api/auth/user/accept-terms',{headers:{'x-requested-with':'XMLHttpRequest'},data:{}});
const plans = await (await ctx.request.get(base+'/api/plan/all')).json();
const planId = plans.results[0]._id; console.log(plans.results.map(p=>p.propertyName));
const feats = await (await ctx.request.get(`${base}/api/plan/${planId}/feature/all`)).json();
const of = (t)=>feats.results.find(f=>f.featureType===t)?._id;
const shots = eval(process.argv[2]);
for (const [name,path,full] of shots(planId,of)) for (const [s,v] of [['d',{width:1440,height:900}],['p',{width:390,height:844}]]) {
  await page.setViewportSize(v); await page.goto(base+path); await page.waitForLoadState('networkidle').catch(()=>{}); await page.waitForTimeout(1500);
  await page.screenshot({path:`/tmp/lead/${name}-${s}.png`,fullPage:!!full});
}
await b.close();
