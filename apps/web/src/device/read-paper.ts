import { documentTypes, fileRefusals, LARGEST_UPLOAD, refusals, typeOfName } from '@tussock/domain';
import { fingerprintOf } from './fingerprint-of.ts';
import type { FileReading } from './ready-file.ts';

/** Makes a paper ready to be sent: it is kept as it is. Says why where it cannot be. */
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

/** What the files of a device are asked for. */
export const PAPER_ACCEPT = Object.keys(documentTypes).join(',');
