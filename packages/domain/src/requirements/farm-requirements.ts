import { kinds } from '../kinds/registry.ts';
import {
  anyOf,
  details,
  detailRows,
  entries,
  features,
  hasDetail,
  hasEntry,
  type Requirement,
} from './define-requirement.ts';

const boundary = entries('boundary', { to: 'boundary' }, 'titles');
/** A plan that was not yet judged from outside, or saved as a version, cannot have what follows from it. */
const wasJudged = hasEntry('approval', 'approvalType', 'certifier', 'auditor');
const isSaved = hasEntry('planVersion');
const approvals = (...keys: readonly string[]) => entries('approval', { to: 'life' }, ...keys);

/** What lists ask about the property, its people and its catchment. */
export const farmRequirements = {
  propertyNameAndAddress: {
    title: 'Property name and address',
    askedBy: 'B G I V',
    recorded: details('physicalAddress'),
    printed: 'farm',
  },
  legalTitles: { title: 'Legal titles', askedBy: 'B C G', recorded: boundary, printed: 'farm' },
  owners: { title: 'Owners', askedBy: 'B G I', recorded: details('propertyOwnerships'), printed: 'farm' },
  contact: {
    title: 'Contact phone and e-mail',
    askedBy: 'B C G I',
    recorded: details('phone', 'email'),
    printed: 'farm',
  },
  postalAddress: {
    title: 'Postal address',
    askedBy: 'G I',
    recorded: details('postalAddress'),
    printed: 'farm',
  },
  leases: {
    title: 'Leases and from whom',
    askedBy: 'B C I',
    recorded: details('leases'),
    printed: 'farm',
    where: hasDetail('isLeased'),
  },
  managerAndImplementer: {
    title: 'Manager, and who carries the plan out',
    askedBy: 'C I N',
    recorded: details('managerName', 'implementerName'),
    printed: 'farm',
  },
  preparer: {
    title: 'Who prepared the plan, qualified how, with a declaration',
    askedBy: 'B C H J V',
    recorded: details('preparers'),
    printed: 'farm',
  },
  signedWord: {
    title: 'Signed word of the owner or implementer',
    askedBy: 'H I',
    recorded: approvals('approvalType'),
    printed: 'signOff',
    where: isSaved,
  },
  versionAndDate: {
    title: 'Version and date',
    askedBy: 'H I V',
    recorded: entries('planVersion', { to: 'life' }),
    printed: 'cover',
    where: isSaved,
  },
  certifierOrAuditor: {
    title: 'Certifier or auditor, day and grade',
    askedBy: 'C J Am',
    recorded: approvals('grade'),
    printed: 'signOff',
    where: wasJudged,
  },
  auditFindings: {
    title: 'Audit findings and corrective actions',
    askedBy: 'C J Am Act',
    recorded: approvals('note'),
    printed: 'signOff',
    where: wasJudged,
  },
  nextAudit: {
    title: 'Next audit, certification or review',
    askedBy: 'C F L',
    recorded: approvals('nextOn'),
    printed: 'signOff',
    where: wasJudged,
  },
  consents: {
    title: 'Consents with their conditions',
    askedBy: 'B C G',
    recorded: details('consents'),
    printed: 'farm',
  },
  consentsKeptTo: {
    title: 'Each consent: kept to, by what proof',
    askedBy: 'C E',
    recorded: detailRows('consents', 'keptTo'),
    printed: 'farm',
    where: hasDetail('consents'),
  },
  areas: {
    title: 'Areas: total, effective, irrigated and dry',
    askedBy: 'C G',
    recorded: features(kinds.paddock.id),
    printed: 'farm',
  },
  enterprises: {
    title: 'Enterprises and land use',
    askedBy: 'B C G',
    recorded: details('enterprises'),
    printed: 'farm',
  },
  stockByMonth: {
    title: 'Stock numbers by month',
    askedBy: 'B C G V IE',
    recorded: entries('stockRow', { to: 'stock' }),
    printed: 'stock',
  },
  feedBroughtIn: {
    title: 'Feed brought in',
    askedBy: 'B',
    recorded: details('feedBroughtIn'),
    printed: 'farm',
  },
  cropsAndRotation: {
    title: 'Crops and rotation by paddock',
    askedBy: 'B NI VA2',
    recorded: features(kinds.paddock.id, 'crop', 'rotation'),
    printed: 'crops',
    where: ({ of }) => of(kinds.paddock.id).some(({ crop }) => crop !== undefined && crop !== null),
  },
  farmGoals: { title: 'The farm’s own goals', askedBy: 'B', recorded: details('farmGoals'), printed: 'farm' },
  rainfall: { title: 'Rainfall', askedBy: 'C N', recorded: details('rainfall'), printed: 'farm' },
  catchment: {
    title: 'Catchment, management unit and zone',
    askedBy: 'B G H N V',
    recorded: details('catchment'),
    printed: 'farm',
  },
  catchmentGoals: {
    title: 'Goals and values of the catchment, and what they mean here',
    askedBy: 'B L N M2',
    recorded: details('catchmentGoals', 'catchmentMeaning'),
    printed: 'farm',
  },
  mahingaKai: {
    title: 'Mahinga kai: values, risks and response',
    askedBy: 'E FW Lo Au',
    recorded: details('mahingaKai', 'mahingaKaiResponse'),
    printed: 'farm',
  },
  sitesOfSignificance: {
    title: 'Sites of significance',
    askedBy: 'N M2 L',
    recorded: anyOf(features(kinds.customFeature.id), details('regionalStatement')),
    printed: 'places',
  },
  regionalStatement: {
    title: 'Te Mana o te Wai and the regional statement',
    askedBy: 'M2 L',
    recorded: details('regionalStatement'),
    printed: 'farm',
  },
} as const satisfies Readonly<Record<string, Requirement>>;
