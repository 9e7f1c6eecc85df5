import { auditPackMaker } from './capabilities/audit-pack/make-audit-pack.ts';
import { makePlanBook } from './capabilities/plan-book/make-plan-book.ts';
import { printPlanBook } from './capabilities/plan-book/print-plan-book.ts';
import { sharedCopyMaker } from './capabilities/plan-book/make-shared-copy.ts';
import { makeReport, makeReportDocument, makeReportFile } from './capabilities/reporting/make-report.ts';
import { packArchive } from './capabilities/archive/pack-archive.ts';
import { unpackArchive } from './capabilities/archive/unpack-archive.ts';
import { nitrogenRecordOf } from './capabilities/fertiliser/export-nitrogen.ts';
import { writeMapFile } from './capabilities/map-files/export-map-file.ts';
import { readLayerMaker, readMapFileMaker } from './capabilities/map-files/make-map-file.ts';
import { packParcel } from './capabilities/files/pack-parcel.ts';
import { openFileStore, type FileSettings } from './platform/files/open-file-store.ts';
import type { Maker } from './platform/tasks/task-kind.ts';

/** Makers by kind of long work, run in a child process; built as a file of its own, which that process loads. */
export const makers: Readonly<Record<string, Maker>> = {
  planBook: makePlanBook,
  report: makeReportFile,
  auditPack: auditPackMaker({ printPlanBook, makeReport, nitrogenRecordOf }),
  release: sharedCopyMaker(makeReportDocument),
  versionBook: makePlanBook,
  documents: packParcel,
  wholePlan: packArchive,
  mapFile: writeMapFile,
  /** Not long work: unpacks an uploaded ZIP in a process that can be ended. */
  unpackArchive,
  /** Not long work either: reads uploaded map files there. */
  readMapFile: readMapFileMaker,
  readMapLayer: readLayerMaker,
};

/** Opens the file store in the child process. */
export const openFiles = (settings: FileSettings) => openFileStore(settings).files;
