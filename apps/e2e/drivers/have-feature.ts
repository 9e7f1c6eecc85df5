import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** What is on a farm, as the call takes it. */
interface FeatureWish {
  readonly featureType: string;
  readonly geometry: object;
  readonly properties: object;
}

/** Makes a feature of a plan by the call. Answers its id. */
export async function haveFeature(page: Page, planId: string, feature: FeatureWish): Promise<string> {
  const _id = randomUUID();
  const reply = await page.request.post(`/api/plan/${planId}/feature/create`, {
    headers: { 'x-requested-with': 'XMLHttpRequest', 'idempotency-key': randomUUID() },
    data: { _id, ...feature },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return _id;
}
