import type { RecordHistoryEntry, RecordRow } from '@tussock/contract';

/** Somebody whom a plan names. */
export interface ArchivePerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** A part of a boundary at full precision, which the record draws simplified. */
export interface ArchivePart {
  readonly id: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: unknown;
  readonly drawn: unknown;
  readonly areaM2: number;
}

/** One version of a file: where its bytes lie in the ZIP, and under which name a store keeps them. */
export interface ArchiveFile {
  readonly fileId: string;
  readonly number: number;
  readonly storedAs: string;
  /** Missing where the store had it no more. */
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
  /** It had come from elsewhere itself. */
  readonly isClaimed?: boolean;
  /** Where what was frozen lies in the ZIP, as canonical JSON. */
  readonly path: string;
  readonly pdf: { readonly path: string; readonly sha256: string; readonly madeAt: string } | null;
}

/** `plan.json` of a whole plan. */
export interface PlanArchive {
  readonly product: string;
  readonly formatVersion: number;
  readonly planId: string;
  readonly people: readonly ArchivePerson[];
  /** The record, a line a thing, with the version of its shape. */
  readonly rows: readonly RecordRow[];
  readonly boundary: { readonly titles: readonly ArchivePart[]; readonly blocks: readonly ArchivePart[] };
  readonly files: readonly ArchiveFile[];
  readonly versions: readonly ArchiveVersion[];
  /** What laboratories call transects. */
  readonly sampleNames: readonly { readonly sampleName: string; readonly transectId: string }[];
}

/** A file to be packed as it lies in the store. */
export interface PackedFile {
  readonly path: string;
  readonly key: string;
  readonly at: Date;
}

/** What the process that packs a whole plan is given. */
export interface ArchiveOrder {
  /** `plan.json` as it goes into the ZIP. */
  readonly planText: string;
  readonly files: readonly PackedFile[];
  /** What was frozen, packed by gzip, by its path. */
  readonly frozen: readonly { readonly path: string; readonly content: Uint8Array }[];
  readonly history: readonly RecordHistoryEntry[];
  readonly farm: string;
  readonly madeAt: Date;
  readonly madeBy: string;
  /** Signs the manifest, and with it everything that it has the fingerprint of. */
  readonly signingKey: string;
}

/** `manifest.json` of a whole plan. */
export interface ArchiveManifest {
  readonly product: string;
  readonly content: 'wholePlan';
  readonly formatVersion: number;
  readonly farm: string;
  readonly madeAt: string;
  readonly madeBy: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly files: readonly { readonly path: string; readonly bytes: number; readonly sha256: string }[];
  /** By the key of the installation, over the manifest without it; older releases signed none. */
  readonly signature?: string;
}

/** What the farm of a plan is called, and when the plan was made; nothing where the ZIP does not say. */
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
