import { documentTypes, fileRefusals, LARGEST_UPLOAD, refusals, typeOfName } from '@tussock/domain';
import { fingerprintOf } from './fingerprint-of.ts';
import type { FileReading } from './ready-file.ts';

/** Prepares a document for upload; its bytes stay unchanged. Returns the reason where it cannot be sent. */
export async function readPaper(file: File): Promise<FileReading> {
  const type = file.type || (typeOfName(file.name) ?? '');
  if (!Object.hasOwn(documentTypes, type)) return { ok: false, reason: fileRefusals.documentType };
  if (file.size > LARGEST_UPLOAD.document) return { ok: false, reason: refusals.tooLarge };
  const sha256 = await fingerprintOf(file);
  const nobodyKnows = { takenAt: undefined, place: undefined, isFresh: false };
  return {
    ok: true,
    file: { purpose: 'document', blob: file, type, name: file.name, sha256, ...nobodyKnows },
  };
}

/** The `accept` of file inputs for documents. */
export const PAPER_ACCEPT = Object.keys(documentTypes).join(',');
