import { isKindId, kindById } from '@tussock/domain';

interface EntityNames {
  readonly singular: string;
  readonly plural: string;
}

const sameFor = (name: string): EntityNames => ({ singular: name, plural: name });

/** Entities of the log that are not features. */
const besideFeatures: Readonly<Record<string, EntityNames>> = {
  plan: sameFor('Farm details'),
  boundary: sameFor('Boundary'),
  internalAccess: sameFor('Access'),
  externalAccess: sameFor('Access'),
  accountAccess: sameFor('Adviser'),
  consultantRequest: sameFor('Consultant asked for'),
  file: { singular: 'File', plural: 'Files' },
};

/** How people call one of what the log is about, and several. */
export const entityNames = (entity: string): EntityNames =>
  isKindId(entity) ? kindById(entity).names : (besideFeatures[entity] ?? sameFor(entity));
