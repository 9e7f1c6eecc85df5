import { findEntity } from '@tussock/domain';

interface EntityNames {
  readonly singular: string;
  readonly plural: string;
}

const sameFor = (name: string): EntityNames => ({ singular: name, plural: name });

/** Entities of the log that are not part of the record. */
const besideRecord: Readonly<Record<string, EntityNames>> = {
  internalAccess: sameFor('Access'),
  externalAccess: sameFor('Access'),
  accountAccess: sameFor('Adviser'),
  examination: { singular: 'Certification or audit', plural: 'Certifications and audits' },
  examinationQuestion: {
    singular: 'Question of a certifier or auditor',
    plural: 'Questions of certifiers and auditors',
  },
  consultantRequest: sameFor('Consultant asked for'),
  soilSampleAlias: { singular: 'Name of a laboratory', plural: 'Names of a laboratory' },
  integration: { singular: 'Integration', plural: 'Integrations' },
  integrationSecret: { singular: 'Secret of an integration', plural: 'Secrets of integrations' },
  sensor: sameFor('Readings'),
};

/** The display names of an entity of the log, singular and plural. */
export const entityNames = (entity: string): EntityNames =>
  findEntity(entity)?.names ?? besideRecord[entity] ?? sameFor(entity);
