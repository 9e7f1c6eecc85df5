import { describe, expect, test } from 'vitest';
import { globalAbilities, planAbilities } from '@tussock/domain';
import { allCalls, type AnyCall } from './registry.ts';

const calls: readonly AnyCall[] = allCalls;
const named = calls.map((call) => ({ id: call.id, call }));
const paramsOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
const duplicates = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('all calls together', () => {
  test('have an id each', () => {
    expect(duplicates(calls.map(({ id }) => id))).toEqual([]);
  });

  test('have a method and path each, whatever the parameters are called', () => {
    expect(
      duplicates(calls.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)),
    ).toEqual([]);
  });

  test('stand where the specification puts them', () => {
    const places = new Map(calls.map(({ id, method, path }) => [id, `${method} ${path}`]));
    expect({
      search: places.get('cadastral.search'),
      boundary: places.get('cadastral.get'),
      saveBoundary: places.get('cadastral.update'),
      plans: places.get('plan.all'),
      createPlan: places.get('plan.create'),
      details: places.get('plan.confirmationDetails'),
      firstDetails: places.get('plan.firstPendingConfirmation'),
      confirm: places.get('plan.confirm'),
      owner: places.get('plan.owner'),
      account: places.get('plan.account'),
      externalAccess: places.get('access.external.all'),
      grantExternal: places.get('access.external.create'),
      removeExternal: places.get('access.external.delete'),
      internalAccess: places.get('access.internal.all'),
      updateInternal: places.get('access.internal.update'),
      requestConsultant: places.get('access.account.requestConsultant'),
      assignAccount: places.get('access.account.assign'),
      removeAccount: places.get('access.account.remove'),
      createFeature: places.get('feature.create'),
      updateFeature: places.get('feature.update'),
      deleteFeature: places.get('feature.delete'),
      features: places.get('feature.all'),
      paddockReport: places.get('report.paddock'),
      info: places.get('session.info'),
      acceptTerms: places.get('session.acceptTerms'),
      signIn: places.get('session.signIn'),
      signOut: places.get('session.signOut'),
    }).toEqual({
      search: 'POST /api/plan/{planId}/cadastral/search',
      boundary: 'GET /api/plan/{planId}/cadastral/',
      saveBoundary: 'PUT /api/plan/{planId}/cadastral/update',
      plans: 'GET /api/plan/all',
      createPlan: 'POST /api/plan/create',
      details: 'GET /api/plan/{planId}/confirmation-details/get',
      firstDetails: 'GET /api/plan/first-pending-confirmation-details',
      confirm: 'POST /api/plan/{planId}/confirmation-details/update',
      owner: 'GET /api/plan/{planId}/owner',
      account: 'GET /api/plan/{planId}/account',
      externalAccess: 'GET /api/plan/{planId}/access/external/all',
      grantExternal: 'POST /api/plan/{planId}/access/external/create',
      removeExternal: 'DELETE /api/plan/{planId}/access/external/delete/{userId}',
      internalAccess: 'GET /api/plan/{planId}/access/internal/all',
      updateInternal: 'POST /api/plan/{planId}/access/internal/update',
      requestConsultant: 'POST /api/plan/{planId}/access/account/request-consultant',
      assignAccount: 'POST /api/plan/{planId}/access/account/assign',
      removeAccount: 'DELETE /api/plan/{planId}/access/account/remove',
      createFeature: 'POST /api/plan/{planId}/feature/create',
      updateFeature: 'PUT /api/plan/{planId}/feature/update/{featureId}',
      deleteFeature: 'DELETE /api/plan/{planId}/feature/delete/{featureId}',
      features: 'GET /api/plan/{planId}/feature/all',
      paddockReport: 'POST /api/plan/{planId}/reporting/paddock/pdf',
      info: 'GET /api/auth/info',
      acceptTerms: 'POST /api/auth/user/accept-terms',
      signIn: 'GET /api/auth/oidc/login',
      signOut: 'GET /api/auth/oidc/logout',
    });
  });

  test('[API-ACT-1] [API-USR-1] [GEN-4] accounts, and the users of both populations, stand where the specification puts them', () => {
    const people = calls.filter(({ id }) => /^(account|accountUser|providerUser)\./.test(id));
    expect(people.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'DELETE /api/auth/account/delete/{id}',
      'DELETE /api/auth/account/user/delete/{id}',
      'DELETE /api/auth/provider/user/delete/{id}',
      'GET /api/auth/account/all',
      'GET /api/auth/account/get/{id}',
      'GET /api/auth/account/user/all',
      'GET /api/auth/provider/user/all',
      'POST /api/auth/account/create',
      'POST /api/auth/account/update/{id}',
      'POST /api/auth/account/user/create',
      'POST /api/auth/account/user/update/{id}',
      'POST /api/auth/provider/user/create',
      'POST /api/auth/provider/user/update/{id}',
    ]);
  });

  test('[ST-8] what changes accounts or users makes their lists stale, and a user of an account the account too', () => {
    const stale = new Map(calls.map(({ id, resets }) => [id, resets ?? []]));
    for (const act of ['create', 'update', 'delete'] as const) {
      expect(stale.get(`account.${act}`)).toContain('accounts');
      expect(stale.get(`providerUser.${act}`)).toContain('users');
      expect(stale.get(`accountUser.${act}`)).toEqual(
        expect.arrayContaining(['users', 'accounts', 'account']),
      );
    }
  });
});

describe.each(named)('the call $id', ({ call }) => {
  test('has a path below /api, or below that of a standard, with parameters of different names', () => {
    expect(call.path).toMatch(/^\/(api\/|ogc)[a-z0-9{}./-]*$/i);
    expect(duplicates(paramsOf(call.path))).toEqual([]);
  });

  test('is about a plan if, and only if, its path names one', () => {
    expect(paramsOf(call.path).includes('planId')).toBe(call.access.to === 'plan');
  });

  test('asks for an ability that the access table has', () => {
    const known = { ...globalAbilities, ...planAbilities };
    expect(call.access.to === 'anyone' || Object.hasOwn(known, call.access.ability)).toBe(true);
  });

  test('says what it does in a sentence', () => {
    expect(call.summary).toMatch(/^[A-Z].*\.$/);
  });

  test('sends a body only where it writes or searches', () => {
    expect(call.method === 'GET' && call.body !== undefined).toBe(false);
  });

  test('answers JSON of a declared shape, or says what else it answers', () => {
    expect(['json', 'jsonText'].includes(call.answer ?? 'json')).toBe(call.reply !== undefined);
  });

  test('shows a toast and resets lists only where it writes', () => {
    expect(call.method === 'GET' && (call.toast ?? call.resets) !== undefined).toBe(false);
  });
});
