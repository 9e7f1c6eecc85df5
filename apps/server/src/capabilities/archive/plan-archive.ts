import type { RecordHistoryEntry, RecordRow } from '@tussock/contract';

/** A person to whom a plan refers. */
export interface ArchivePerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** A part of a boundary at full precision; the record has it simplified. */
export interface ArchivePart {
  readonly id: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: unknown;
  readonly drawn: unknown;
  readonly areaM2: number;
}

/** A version of a file: its path in the ZIP, and its name in the store. */
export interface ArchiveFile {
  readonly fileId: string;
  readonly number: number;
  readonly storedAs: string;
  /** Null where the store no longer had it. */
  readonly path: string | null;
}

export interface ArchiveVersion {
  readonly id: string;
  readonly number: number;
  readonly rev: number;
  readonly reason: string;
  readonly contentHash: string;
  readonly madeBy: string;
  readonly madeByName: string;
  readonly madeAt: string;
  /** Whether it had been imported from elsewhere itself. */
  readonly isClaimed?: boolean;
  /** Path of the frozen content in the ZIP, as canonical JSON. */
  readonly path: string;
  readonly pdf: { readonly path: string; readonly sha256: string; readonly madeAt: string } | null;
}

/** Content of `plan.json`. */
export interface PlanArchive {
  readonly product: string;
  readonly formatVersion: number;
  readonly planId: string;
  readonly people: readonly ArchivePerson[];
  /** The record, a row per thing, with its schema version. */
  readonly rows: readonly RecordRow[];
  readonly boundary: { readonly titles: readonly ArchivePart[]; readonly blocks: readonly ArchivePart[] };
  readonly files: readonly ArchiveFile[];
  readonly versions: readonly ArchiveVersion[];
  /** The laboratories' names of transects. */
  readonly sampleNames: readonly { readonly sampleName: string; readonly transectId: string }[];
}

/** A file to be packed from the store. */
export interface PackedFile {
  readonly path: string;
  readonly key: string;
  readonly at: Date;
}

/** Input of the process that packs a whole plan. */
export interface ArchiveOrder {
  /** Text of `plan.json` for the ZIP. */
  readonly planText: string;
  readonly files: readonly PackedFile[];
  /** Frozen versions, compressed by gzip, by path. */
  readonly frozen: readonly { readonly path: string; readonly content: Uint8Array }[];
  readonly history: readonly RecordHistoryEntry[];
  readonly farm: string;
  readonly madeAt: Date;
  readonly madeBy: string;
  /** Key that signs the manifest, and with it every file whose SHA-256 it contains. */
  readonly signingKey: string;
}

/** Content of `manifest.json`. */
export interface ArchiveManifest {
  readonly product: string;
  readonly content: 'wholePlan';
  readonly formatVersion: number;
  readonly farm: string;
  readonly madeAt: string;
  readonly madeBy: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly files: readonly { readonly path: string; readonly bytes: number; readonly sha256: string }[];
  /** Signature of the manifest without this member, by the installation's key; older releases have none. */
  readonly signature?: string;
}

/** Name of the plan's farm, and when the plan was created; undefined where the ZIP does not say. */
export function aboutPlan({ rows }: Pick<PlanArchive, 'rows'>): {
  readonly farm: string;
  readonly createdAt: string | undefined;
} {
  const plan = rows.find(({ entity }) => entity === 'plan');
  const farm = plan?.values['propertyName'];
  const createdAt = plan?.made['createdAt'];
  return {
    farm: typeof farm === 'string' ? farm : '',
    createdAt: typeof createdAt === 'string' ? createdAt : undefined,
  };
}
