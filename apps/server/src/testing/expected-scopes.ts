import type { CallId } from '@tussock/contract';
import type { TokenScope } from '@tussock/domain';

/**
 * Which scopes of an access token open which call, written by hand: the scopes that calls declare are held against it. A call that is not named here
 * is closed to every token.
 */
export const expectedScopes: Partial<Record<CallId, readonly TokenScope[]>> = {
  'feature.all': ['readMap'],
  'feature.sharedGround': ['readMap'],
  'cadastral.get': ['readMap'],
  'importedLayer.all': ['readMap'],
  'importedLayer.get': ['readMap'],
  'building.options': ['readMap'],
  'luc.all': ['readMap'],
  'risk.all': ['readMap'],
  'plan.all': ['readRecords'],
  'plan.get': ['readRecords'],
  'action.all': ['readRecords'],
  'device.all': ['readRecords'],
  'device.readings': ['readRecords'],
  'device.export': ['readRecords'],
  'fertiliser.all': ['readRecords'],
  'fertiliser.season': ['readRecords'],
  'fertiliser.export': ['readRecords'],
  'soilTest.all': ['readRecords'],
  'soilTest.export': ['readRecords'],
  'feature.create': ['writeMap'],
  'feature.update': ['writeMap'],
  'feature.delete': ['writeMap'],
  'feature.batch': ['writeMap'],
  'building.update': ['writeMap'],
  'paddock.update': ['writeMap'],
  'luc.update': ['writeMap'],
  'device.create': ['writeMap'],
  'device.update': ['writeMap'],
  'fertiliser.create': ['writeMap'],
  'fertiliser.update': ['writeMap'],
  'soilTest.create': ['writeRecords'],
  'soilTest.update': ['writeRecords'],
  'soilTest.delete': ['writeRecords'],
  'replica.write': ['writeActions'],
};
