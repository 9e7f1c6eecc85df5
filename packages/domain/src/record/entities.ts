import { allKinds, isKindId, kindById, type AnyKind } from '../derive/any-kind.ts';
import {
  actionFields,
  actionLinks,
  evidenceFields,
  evidenceLinks,
  remarkFields,
} from '../actions/action-fields.ts';
import { fileFields, fileLinks } from '../documents/file-fields.ts';
import { approvalFields } from '../approvals/approval-fields.ts';
import type { KindId } from '../kinds/registry.ts';
import {
  sectionFields,
  sectionLinks,
  subOutcomeFields,
  subOutcomeLinks,
} from '../outcomes/section-fields.ts';
import { GEOMETRY } from '../kind/geometry-key.ts';
import { detailNoteFields } from '../plan/detail-notes.ts';
import { importedLayerFields, importedLayerLinks } from '../map-files/imported-layer.ts';
import { planInfoFields } from '../plan/plan-info.ts';
import { planStatusField } from '../plan/plan-status.ts';
import { soilTestFields } from '../soil/soil-test.ts';
import { shapeLockFields, shapeLockLinks } from '../drawing/shape-lock.ts';
import { stockRatioFields } from '../livestock/stock-ratio-fields.ts';
import { stockKeyOf, stockRowFields, stockRowLinks, type StockKey } from '../livestock/stock-row-fields.ts';
import type { StockClass } from '../options/stock-class-facts.ts';
import { idFromName } from './id-from-name.ts';
import { idListsOf, type EntityDeclaration } from './define-entity.ts';
import { SOIL_TEST } from './soil-test-id.ts';

const beside = {
  plan: {
    id: 'plan',
    names: { singular: 'Farm details', plural: 'Farm details' },
    seenBy: 'viewPlan',
    changedBy: 'editPlanInfo',
    fields: planInfoFields,
    // Each move of its life is told as one.
    toldOfMade: { status: planStatusField },
    idLists: [],
    isPermanent: true,
  },
  boundary: {
    id: 'boundary',
    names: { singular: 'Boundary', plural: 'Boundary' },
    seenBy: 'viewPlan',
    changedBy: 'editBoundary',
    fields: {},
    labels: {
      titles: 'Titles',
      outline: 'Outline',
      outlineFrom: 'Where the outline is from',
      outlineChecked: 'Checked',
      blockNames: 'Names of blocks',
    },
    // What two people choose at once is all chosen.
    idLists: ['titles'],
    isPermanent: true,
  },
  soilTest: {
    id: SOIL_TEST,
    names: { singular: 'Soil test', plural: 'Soil tests' },
    seenBy: 'viewPlan',
    changedBy: 'editFeatures',
    fields: soilTestFields,
    labels: { transectId: 'Transect' },
    idLists: idListsOf(soilTestFields),
  },
  stockRow: {
    id: 'stockRow',
    names: { singular: 'Stock month', plural: 'Stock months' },
    seenBy: 'viewPlan',
    changedBy: 'editFeatures',
    fields: stockRowFields,
    labels: stockRowLinks,
    idLists: [],
    isMadeOnce: true,
  },
  stockRatio: {
    id: 'stockRatio',
    names: { singular: 'Stock unit ratio', plural: 'Stock unit ratios' },
    seenBy: 'viewPlan',
    changedBy: 'editStockUnits',
    fields: stockRatioFields,
    idLists: [],
    isMadeOnce: true,
  },
  shapeLock: {
    id: 'shapeLock',
    names: { singular: 'Lock of a shape', plural: 'Locks of shapes' },
    seenBy: 'viewPlan',
    changedBy: 'editFeatures',
    fields: shapeLockFields,
    labels: shapeLockLinks,
    idLists: [],
    isMadeOnce: true,
  },
  importedLayer: {
    id: 'importedLayer',
    names: { singular: 'Imported layer', plural: 'Imported layers' },
    seenBy: 'viewPlan',
    changedBy: 'editFeatures',
    fields: importedLayerFields,
    labels: importedLayerLinks,
    idLists: [],
  },
  file: {
    id: 'file',
    names: { singular: 'File', plural: 'Files' },
    seenBy: 'viewPlan',
    changedBy: 'editFeatures',
    fields: fileFields,
    labels: fileLinks,
    // Another version of it was sent.
    toldOfMade: { number: { type: 'integer', label: 'Version', min: 1, max: 1_000_000, step: 1 } },
    // Words, not ids: tags that two people give are all given.
    idLists: ['tags'],
  },
  section: {
    id: 'section',
    names: { singular: 'Section', plural: 'Sections' },
    seenBy: 'viewPlan',
    changedBy: 'editActions',
    fields: sectionFields,
    labels: sectionLinks,
    idLists: [],
    isMadeOnce: true,
  },
  subOutcome: {
    id: 'subOutcome',
    names: { singular: 'Outcome', plural: 'Outcomes' },
    seenBy: 'viewPlan',
    changedBy: 'editActions',
    fields: subOutcomeFields,
    labels: subOutcomeLinks,
    idLists: idListsOf(subOutcomeFields),
    isMadeOnce: true,
  },
  action: {
    id: 'action',
    names: { singular: 'Action', plural: 'Actions' },
    seenBy: 'viewPlan',
    changedBy: 'editActions',
    partlyChangedBy: { ability: 'verifyActions', keys: ['state'] },
    fields: actionFields,
    labels: actionLinks,
    idLists: ['featureIds'],
  },
  remark: {
    id: 'remark',
    names: { singular: 'Remark', plural: 'Remarks' },
    seenBy: 'viewPlan',
    changedBy: 'addRemarks',
    fields: remarkFields,
    labels: { actionId: 'Action' },
    idLists: [],
  },
  evidence: {
    id: 'evidence',
    names: { singular: 'Evidence', plural: 'Evidence' },
    seenBy: 'viewPlan',
    changedBy: 'addEvidence',
    fields: evidenceFields,
    labels: evidenceLinks,
    idLists: ['files'],
  },
  approval: {
    id: 'approval',
    names: { singular: 'Approval', plural: 'Approvals' },
    seenBy: 'viewPlan',
    changedBy: null,
    fields: approvalFields,
    idLists: idListsOf(approvalFields),
  },
  detailNote: {
    id: 'detailNote',
    names: { singular: 'Said to be wrong', plural: 'Said to be wrong' },
    seenBy: 'viewPlan',
    changedBy: 'confirmDetails',
    fields: detailNoteFields,
    idLists: [],
  },
  planVersion: {
    id: 'planVersion',
    names: { singular: 'Version', plural: 'Versions' },
    seenBy: 'viewPlan',
    changedBy: null,
    fields: {},
    labels: { number: 'Number', reason: 'Made for' },
    idLists: [],
    isPermanent: true,
  },
} as const satisfies Readonly<Record<string, EntityDeclaration>>;

/** Id of every entity in a plan's record. The entity of a kind of feature has that kind's id. */
export type EntityId = KindId | keyof typeof beside;

const ofKind = (kind: AnyKind): EntityDeclaration<KindId> => ({
  id: kind.id,
  names: kind.names,
  seenBy: 'viewPlan',
  changedBy: 'editFeatures',
  fields: kind.fields,
  labels: { [GEOMETRY]: 'Shape' },
  idLists: idListsOf(kind.fields),
});

const declarations = new Map<string, EntityDeclaration<EntityId>>([
  ...Object.values(beside).map((entity) => [entity.id, entity] as const),
  ...allKinds.map((kind) => [kind.id, ofKind(kind)] as const),
]);

/** All entities of a plan's record. */
export const allEntities: readonly EntityDeclaration<EntityId>[] = [...declarations.values()];

export const isEntityId = (id: string): id is EntityId => declarations.has(id);

/** Finds the declaration of an entity; undefined for entities outside the record (a role, a request). */
export const findEntity = (id: string): EntityDeclaration<EntityId> | undefined => declarations.get(id);

/** Finds the kind of an entity that is a feature. */
export const kindOfEntity = (id: string): AnyKind | undefined => (isKindId(id) ? kindById(id) : undefined);

/**
 * Derives the id of a plan's boundary in its record from the plan's id. No other thing there has it; the plan's details have the plan's own
 * id. Applied to the boundary's id, it returns the plan's id.
 */
export const boundaryIdOf = (planId: string): string =>
  planId.slice(0, -1) + (parseInt(planId.slice(-1), 16) ^ 1).toString(16);

/** Derives the id of a section's answers in the record of a plan. */
export const sectionIdOf = (planId: string, sectionKey: string): string =>
  idFromName(planId, `section ${sectionKey}`);

/** Derives the id of a sub-outcome's answers in the record of a plan. */
export const subOutcomeIdOf = (planId: string, outcomeKey: string): string =>
  idFromName(planId, `subOutcome ${outcomeKey}`);

/** Derives the id of a stock row, a month of a stock class, in the record of a plan. */
export const stockRowIdOf = (planId: string, key: StockKey): string =>
  idFromName(planId, `stock ${stockKeyOf(key)}`);

/** Derives the id of a stock class's ratio in the record of a plan. */
export const stockRatioIdOf = (planId: string, stockClass: StockClass): string =>
  idFromName(planId, `stock ratio ${stockClass}`);

/** Derives the id of the lock on a feature's shape in the record of a plan. */
export const shapeLockIdOf = (planId: string, featureId: string): string =>
  idFromName(planId, `lock ${featureId}`);
