import {
  allCalls,
  type CallId,
  type PlanFile,
  type PresignedData,
  type TitleFeature,
} from '@tussock/contract';
import { growValley, startStandIn } from '@tussock/demo';
import { checklistOf, programmes, startingMapping, type StateRow } from '@tussock/domain';
import { exampleAttributes } from '@tussock/testkit';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { devicesOf, uplinkBody } from '../../testing/device-plan.ts';
import { pictureOf } from '../../testing/example-images.ts';
import { replicaOf } from '../../testing/replica-of.ts';
import {
  startTestServer,
  type TestAnswer,
  type TestServer,
  type TestUser,
} from '../../testing/start-test-server.ts';
import { sendMapFile } from '../../testing/send-map-file.ts';
import { uploadFile } from '../../testing/upload-file.ts';

/** Calls about a plan that write nothing of it, though they have a body. */
const readers: readonly CallId[] = [
  'cadastral.search',
  'cadastral.preview',
  'feature.check',
  'fertiliser.try',
  'fertiliser.previewFile',
  'file.presign',
  'file.upload',
  'archive.order',
  'mapFile.upload',
  'mapFile.read',
  'mapFile.order',
  'file.order',
  'replica.presence',
  'report.paddock',
  'report.stock',
  'report.ghg',
  'report.fenceline',
  'report.map',
  'report.summary',
  'report.planBook',
  'report.auditPack',
  'report.order',
  'terrain.slope',
  // Kept for the account that advises, beside the plan.
  'laboratoryColumns.remember',
  'laboratoryColumns.forget',
  // Copies for others, beside the plan.
  'release.prepare',
  'release.issue',
  'release.withdraw',
  // What is asked and found from outside, beside the plan until it is decided.
  'examination.invite',
  'examination.cancel',
  'examination.extend',
  'examination.answer',
  'examination.reply',
  'examination.accept',
  'examination.turnDown',
  'examination.find',
  'examination.ask',
  'examination.sendDraft',
  // A person's own, beside the plan.
  'action.remind',
  'calendar.make',
  'calendar.withdraw',
  'task.cancel',
];
/** Calls that are not about one plan, and change some. */
const outsidePlans: readonly CallId[] = ['account.delete', 'accountUser.delete', 'providerUser.delete'];
const writing = allCalls
  .filter(({ access, method }) => access.to === 'plan' && method !== 'GET')
  .map(({ id }) => id);

/** Makes ready what a call needs, and gives the call itself. */
type Prepare = () => Promise<() => Promise<TestAnswer>>;

const KEY = 'a-test-key';
const valley = growValley({ parcels: 200, seed: 'deltas-test' });

let standIn: Awaited<ReturnType<typeof startStandIn>>;
let server: TestServer;
let admin: TestUser;
let lead: TestUser;
let planId: string;
beforeAll(async () => {
  standIn = await startStandIn({ valley, key: KEY });
  server = await startTestServer({ env: { LAND_SURVEY_URL: standIn.url, LAND_SURVEY_KEY: KEY } });
  admin = await server.addUser({ role: 'providerAdmin' });
  lead = await server.addUser({ role: 'providerStaff' });
});
afterAll(async () => {
  await server.close();
  await standIn.close();
});
beforeEach(async () => {
  planId = await server.addPlan({ lead });
});

const ask = (path: string, method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', body?: object) => () =>
  server.call(path, { as: lead, method, ...(body === undefined ? {} : { body }) });
const plan = (rest: string) => `/api/plan/${planId}/${rest}`;
const items = (rest: string) => `/ogc/${planId}/collections/${rest}`;
const plans = (rest: string) => `/api/plans/${planId}/${rest}`;

const square = {
  type: 'Polygon',
  coordinates: [
    [
      [172.3, -42.8],
      [172.302, -42.8],
      [172.302, -42.798],
      [172.3, -42.798],
      [172.3, -42.8],
    ],
  ],
};
const line = {
  type: 'LineString',
  coordinates: [
    [172.3, -42.8],
    [172.301, -42.8],
  ],
};
const point = { type: 'Point', coordinates: [172.3, -42.8] };

const shapes = { paddocks: square, buildings: square, luc: square, transect: line, troughs: point };
const values = {
  paddocks: { ...exampleAttributes.paddock, name: 'Front' },
  buildings: exampleAttributes.building,
  luc: exampleAttributes.luc,
  transect: exampleAttributes.transect,
  troughs: { name: 'Trough', status: 'existing', material: 'concrete' },
};
type Example = keyof typeof shapes;

const bodyOf = (featureType: Example) => ({
  _id: uuidv7(),
  featureType,
  geometry: shapes[featureType],
  properties: values[featureType],
});

async function add(featureType: Example): Promise<string> {
  const { status, body } = await server.call<{ _id: string }>(plan('feature/create'), {
    as: lead,
    body: bodyOf(featureType),
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body._id;
}

const update =
  (featureType: Example, path: string): Prepare =>
  async () => {
    const id = await add(featureType);
    const properties = { ...values[featureType], notes: 'Changed' };
    return ask(plan(`${path}/${id}`), 'POST', { properties });
  };

const content = (transectId: string, number: string) => ({
  transectId,
  details: { sampledOn: '2026-02-01', laboratoryJobNumber: 'J1', laboratoryNumber: number },
  results: { ph: { value: 5.8 } },
});

async function addTest(): Promise<{ id: string; transectId: string }> {
  const transectId = await add('transect');
  const id = uuidv7();
  const body = { _id: id, ...content(transectId, '1') };
  expect((await ask(plan('soil-test/create'), 'POST', body)()).status).toBe(200);
  return { id, transectId };
}

async function upload(): Promise<string> {
  const { body } = await server.call<{ filePath: string; presignedData: PresignedData }>(
    plan('file/presigned-url'),
    { as: lead, body: { purpose: 'photo', contentType: 'image/jpeg' } },
  );
  await uploadFile(body.presignedData, await pictureOf(64, 48), 'image/jpeg');
  return body.filePath;
}
const attachment = (filePath: string) => ({ filePath, purpose: 'photo', name: 'Creek.jpg' });
async function addFile(): Promise<string> {
  const { body } = await server.call<PlanFile>(plan('file/attach'), {
    as: lead,
    body: attachment(await upload()),
  });
  return body._id;
}

const application = (properties: object = {}) => ({
  geometry: square,
  properties: {
    name: 'Spring urea',
    status: 'existing',
    area: 3.62,
    applicationDate: '2025-08-20',
    applicationMethod: 'groundSpreader',
    landUse: 'pastureGrazed',
    fertiliser_application_product: [
      { product: 'Urea', nitrogen: 46, application_rate: 100, price_per_tonne: 900 },
    ],
    ...properties,
  },
});

const probe = (properties: object = {}) => ({
  geometry: point,
  properties: { name: 'Probe', status: 'existing', deviceType: 'soilProbe', ...properties },
});

async function addIntegration(): Promise<string> {
  return (await devicesOf(server, lead, planId).addIntegration()).id;
}

async function addGuest(): Promise<string> {
  const body = { name: 'Hana Rewi', email: `${uuidv7()}@rewi.example` };
  const answer = await server.call<{ user_id: string }>(plan('access/external/create'), { as: lead, body });
  return answer.body.user_id;
}

async function addAccountOfPlan(): Promise<string> {
  const accountId = await server.addAccount('Hill Country Advice');
  expect((await ask(plan('access/account/assign'), 'POST', { accountId })()).status).toBe(200);
  return accountId;
}

async function findTitle(): Promise<TitleFeature[]> {
  const titleNumber = valley.titles[0]?.properties.title_no;
  const { body } = await server.call<{ features: { features: TitleFeature[] }[] }>(plan('cadastral/search'), {
    as: lead,
    body: { titleNumber },
  });
  return body.features[0]?.features ?? [];
}

const letWaitForOwner = () =>
  server.database.db
    .updateTable('plan')
    .set({ status: 'pendingConfirmation' })
    .where('id', '=', planId)
    .execute();

const submit = async () => expect((await ask(plan('life/submit'), 'POST', {})()).status).toBe(200);
const decide = (act: string, said: object) => () =>
  server.call(plan(`life/${act}`), { as: admin, body: { versionNumber: 1, ...said } });
const audit = () => ({
  approvalType: 'certifier',
  personName: 'Rua Kahu',
  decidedOn: '2026-03-02',
  nextOn: '2031-03-02',
});

/** A certification or an audit of which one finding asks for work, ready to be decided. */
async function letExamine(kind: 'certification' | 'audit') {
  await submit();
  await ask(plan('life/take-back'), 'POST', {})();
  const as = await server.addUser({ role: 'accountUser' });
  const programme = kind === 'audit' ? 'processorYear' : 'freshwaterFarmPlan';
  const invited = await server.call<{ _id: string }>(plan('examination/create'), {
    as: lead,
    body: {
      kind,
      programme,
      name: 'Rua Kahu',
      email: as.email,
      scope: 'All',
      expiresOn: '2099-12-31',
      versionNumber: 1,
    },
  });
  const id = invited.body._id;
  const declared = { hasNoConflict: true, accreditation: 'FEP 114', accreditedUntil: '2099-12-31' };
  await server.call(plan(`examination/accept/${id}`), { as, body: declared });
  const { rows } = (await server.call<{ rows: StateRow[] }>(plan(`examination/version/${id}`), { as })).body;
  const findings = checklistOf(programmes[programme].newest(), kind, rows).map(({ key: item }) => ({
    item,
    verdict: 'notMet',
    severity: 'minor',
    note: 'Not there',
    work: 'Record it',
    workDueOn: '2099-01-31',
  }));
  const saved = await server.call(plan(`examination/find/${id}`), { as, method: 'PUT', body: { findings } });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  return { id, as };
}

const info = {
  propertyName: 'Kōwhai Bend',
  contactName: 'Mere Pōtae',
  email: 'mere@kowhai.example',
  physicalAddress: '2 Kōwhai Road',
};

const writes = {
  'plan.update': async () => ask(plan('update'), 'PUT', { ...info, catchment: 'Hurunui' }),
  'plan.confirm': async () => {
    await letWaitForOwner();
    return ask(plan('confirmation-details/update'), 'POST', {
      ...info,
      phone: '03 312 3456',
      hasReadTerms: true,
    });
  },
  'life.submit': async () => ask(plan('life/submit'), 'POST', {}),
  'life.takeBack': async () => {
    await submit();
    return ask(plan('life/take-back'), 'POST', {});
  },
  'life.approve': async () => {
    await submit();
    return decide('approve', { nextOn: '2099-01-31' });
  },
  'life.askForChanges': async () => {
    await submit();
    return decide('ask-for-changes', { note: 'Where is the bore?' });
  },
  'life.decline': async () => {
    await submit();
    return decide('decline', { note: 'The land was sold.' });
  },
  'life.startReview': async () => {
    await submit();
    await decide('approve', { nextOn: '2099-01-31' })();
    return ask(plan('life/start-review'), 'POST', {});
  },
  'life.archive': async () => ask(plan('life/archive'), 'POST', {}),
  'life.restore': async () => {
    await ask(plan('life/archive'), 'POST', {})();
    return ask(plan('life/restore'), 'POST', {});
  },
  'life.sign': async () => {
    const owner = await server.addUser({ role: 'accountUser' });
    await server.giveRole(planId, owner, 'owner');
    await submit();
    return () => server.call(plan('life/sign'), { as: owner, body: { versionNumber: 1 } });
  },
  'life.refuseToSign': async () => {
    const owner = await server.addUser({ role: 'accountUser' });
    await server.giveRole(planId, owner, 'owner');
    await submit();
    const body = { versionNumber: 1, note: 'The creek' };
    return () => server.call(plan('life/refuse-to-sign'), { as: owner, body });
  },
  'examination.decide': async () => {
    const { id, as } = await letExamine('certification');
    return () =>
      server.call(plan(`examination/decide/${id}`), {
        as,
        body: { outcome: 'certified', nextOn: '2099-01-31' },
      });
  },
  'examination.finish': async () => {
    const { id, as } = await letExamine('audit');
    await server.call(plan(`examination/send-draft/${id}`), { as, body: { replyBy: '2099-01-31' } });
    await ask(plan(`examination/reply/${id}`), 'POST', {})();
    return () => server.call(plan(`examination/finish/${id}`), { as, body: { nextOn: '2099-01-31' } });
  },
  'life.recordAudit': async () => ask(plan('life/audit/create'), 'POST', audit()),
  'life.removeAudit': async () => {
    const { body } = await server.call<{ _id: string }>(plan('life/audit/create'), {
      as: lead,
      body: audit(),
    });
    return ask(plan(`life/audit/delete/${body._id}`), 'DELETE');
  },
  'plan.resendInvitation': async () => {
    await letWaitForOwner();
    await server.giveRole(planId, await server.addUser({ role: 'accountUser' }), 'owner');
    return ask(plan('invitation/resend'), 'POST', {});
  },
  'access.owner.name': async () => {
    await letWaitForOwner();
    const body = { name: 'Hana Rewi', email: `${uuidv7()}@rewi.example` };
    return ask(plan('access/owner/update'), 'POST', body);
  },
  'access.external.create': async () =>
    ask(plan('access/external/create'), 'POST', { name: 'Hana Rewi', email: `${uuidv7()}@rewi.example` }),
  'access.external.delete': async () => ask(plan(`access/external/delete/${await addGuest()}`), 'DELETE'),
  'access.external.resend': async () => ask(plan(`access/external/resend/${await addGuest()}`), 'POST', {}),
  'access.internal.update': async () => {
    const { id } = await server.addUser({ role: 'providerStaff' });
    return ask(plan('access/internal/update'), 'POST', { [id]: 'editor' });
  },
  'access.account.requestConsultant': async () =>
    ask(plan('access/account/request-consultant'), 'POST', { message: 'Nitrogen' }),
  'access.account.assign': async () => {
    const accountId = await server.addAccount('Hill Country Advice');
    return ask(plan('access/account/assign'), 'POST', { accountId });
  },
  'access.account.remove': async () => {
    await addAccountOfPlan();
    return ask(plan('access/account/remove'), 'DELETE');
  },
  'account.delete': async () => {
    const id = await addAccountOfPlan();
    return () => server.call(`/api/auth/account/delete/${id}`, { as: admin, method: 'DELETE' });
  },
  'accountUser.delete': async () => {
    const accountId = await server.addAccount('Hill Country Advice');
    const guest = await server.addUser({ role: 'accountUser', accountId });
    await server.giveRole(planId, guest, 'guest');
    return () => server.call(`/api/auth/account/user/delete/${guest.id}`, { as: admin, method: 'DELETE' });
  },
  'providerUser.delete': async () => {
    const editor = await server.addUser({ role: 'providerStaff' });
    await server.giveRole(planId, editor, 'editor');
    return () => server.call(`/api/auth/provider/user/delete/${editor.id}`, { as: admin, method: 'DELETE' });
  },
  'cadastral.update': async () => {
    const features = await findTitle();
    return ask(plan('cadastral/update'), 'PUT', {
      type: 'FeatureCollection',
      features,
      boundaryFeatures: [],
      fieldNames: [],
    });
  },
  'feature.create': async () => ask(plan('feature/create'), 'POST', bodyOf('troughs')),
  'feature.update': async () => {
    const id = await add('paddocks');
    const { notes: _gone, ...properties } = { ...values.paddocks, name: 'Back', notes: '' };
    return ask(plan(`feature/update/${id}?featureType=paddocks`), 'PUT', { properties });
  },
  'feature.delete': async () => {
    const { transectId } = await addTest();
    return ask(plan(`feature/delete/${transectId}?featureType=transect`), 'DELETE');
  },
  'feature.batch': async () => {
    const id = await add('troughs');
    return ask(plan('feature/batch'), 'POST', {
      rows: [
        bodyOf('paddocks'),
        { _id: id, featureType: 'troughs', version: 1, properties: { ...values.troughs, name: 'Ford' } },
      ],
    });
  },
  'ogc.create': async () =>
    ask(items('troughs/items'), 'POST', { type: 'Feature', geometry: point, properties: values.troughs }),
  'ogc.replace': async () => {
    const body = { type: 'Feature', geometry: point, properties: { ...values.troughs, name: 'Ford' } };
    return ask(items(`troughs/items/${await add('troughs')}`), 'PUT', body);
  },
  'ogc.update': async () =>
    ask(items(`paddocks/items/${await add('paddocks')}`), 'PATCH', {
      properties: { name: 'Back', notes: null },
    }),
  'ogc.delete': async () => {
    const { transectId } = await addTest();
    return ask(items(`transect/items/${transectId}`), 'DELETE');
  },
  'building.update': update('buildings', 'building/update'),
  'paddock.update': update('paddocks', 'paddock/update'),
  'luc.update': update('luc', 'luc/update'),
  'device.create': async () => ask(plans('device'), 'POST', { id: 'probe-1', ...probe() }),
  'device.update': async () => {
    await devicesOf(server, lead, planId).addDevice('probe-2');
    const changed = probe({ id: 'probe-2', name: 'Probe by the ford' });
    return ask(plans('device/probe-2'), 'PUT', { properties: changed.properties });
  },
  'device.adopt': async () => {
    const devices = devicesOf(server, lead, planId);
    await devices.send(
      await devices.addIntegration(),
      uplinkBody('probe-3', server.clock.at, { Temp150: 12.5 }),
    );
    const featureId = await devices.addDevice('probe-4');
    const { unknownDevices } = await devices.integrations();
    return ask(plans('device/adopt'), 'POST', { sensorId: unknownDevices[0]?.sensorId, featureId });
  },
  'integration.create': async () =>
    ask(plans('integration'), 'POST', { _id: uuidv7(), name: 'The Things Stack', mapping: startingMapping }),
  'integration.update': async () =>
    ask(plans(`integration/${await addIntegration()}`), 'PUT', { name: 'Probes', mapping: startingMapping }),
  'integration.rotate': async () => ask(plans(`integration/${await addIntegration()}/rotate`), 'POST', {}),
  'integration.remove': async () => ask(plans(`integration/${await addIntegration()}`), 'DELETE'),
  'fertiliser.create': async () => ask(plans('fertiliser'), 'POST', application()),
  'fertiliser.update': async () => {
    const { body } = await server.call<{ _id: string }>(plans('fertiliser'), {
      as: lead,
      body: application(),
    });
    return ask(plans(`fertiliser/${body._id}`), 'PUT', application({ name: 'Autumn urea' }));
  },
  'fertiliser.importFile': async () => {
    await add('paddocks');
    const text = 'date,paddock,product,quantity t,area\n2025-08-20,Front,Urea,0.29,3.625\n';
    return ask(plans('fertiliser/import'), 'POST', { text });
  },
  'soilTest.create': async () => {
    const transectId = await add('transect');
    return ask(plan('soil-test/create'), 'POST', { _id: uuidv7(), ...content(transectId, '1') });
  },
  'soilTest.update': async () => {
    const { id, transectId } = await addTest();
    const changed = {
      ...content(transectId, '1'),
      results: { olsenPhosphorus: { value: 2, limit: 'below' } },
    };
    return ask(plan(`soil-test/update/${id}`), 'PUT', changed);
  },
  'soilTest.delete': async () => ask(plan(`soil-test/delete/${(await addTest()).id}`), 'DELETE'),
  'soilTest.import': async () => {
    const { transectId } = await addTest();
    return ask(plan('soil-test/import'), 'POST', {
      rows: [content(transectId, '1'), content(transectId, '2')],
      aliases: [{ sampleName: 'Flats', transectId }],
    });
  },
  'file.attach': async () => ask(plan('file/attach'), 'POST', attachment(await upload())),
  'mapFile.keep': async () => {
    const bytes = new TextEncoder().encode(
      JSON.stringify({ type: 'Feature', properties: {}, geometry: square }),
    );
    const filePath = await sendMapFile(server, { as: lead, planId }, bytes);
    return ask(plan('map-file/keep'), 'POST', { filePath, fileName: 'a.geojson', readAs: {}, name: 'Soils' });
  },
  'file.update': async () => ask(plan(`file/update/${await addFile()}`), 'PUT', { caption: 'The ford' }),
  'file.delete': async () => ask(plan(`file/delete/${await addFile()}`), 'DELETE'),
  'replica.write': async () => {
    const id = await add('troughs');
    const { head } = await replicaOf(server, lead, planId).load();
    const part = { entity: 'trough', entityId: id, op: 'update', baseVersion: 1 };
    const parts = [{ ...part, set: { name: 'Ford' }, base: { name: 'Trough' } }];
    const op = { opId: uuidv7(), schema: head.schema, label: 'Trough changed', parts };
    return ask(plan('replica/write'), 'POST', { ops: [op] });
  },
} satisfies Partial<Record<CallId, Prepare>>;

test('no call that writes a plan is left out here', () => {
  const shown: readonly string[] = [...Object.keys(writes), ...readers];
  expect(shown.toSorted()).toEqual([...writing, ...outsidePlans].toSorted());
});

test.each(Object.entries<Prepare>(writes))(
  'after %s a record that was kept becomes, by what is told of it, the record as it is sent anew',
  async (_call, prepare) => {
    const act = await prepare();
    const kept = replicaOf(server, lead, planId);
    const before = await kept.load();
    const answer = await act();
    expect([200, 201], JSON.stringify(answer.body)).toContain(answer.status);
    const after = await replicaOf(server, lead, planId).load();
    const caughtUp = await kept.catchUp(before);
    expect(caughtUp).toEqual(after.rows);
    expect(after.rows.size).toBeGreaterThan(1);
  },
);

test('a plan that is made begins its record with its details', async () => {
  const { body } = await server.call<{ _id: string }>('/api/plan/create', { as: lead, body: info });
  const { head } = await replicaOf(server, lead, body._id).load();
  const told = await replicaOf(server, lead, body._id).since(0);
  expect(told.body).toMatchObject({
    rev: head.rev,
    changes: [{ rev: 1, entity: 'plan', entityId: body._id, op: 'create', set: info }],
  });
});
