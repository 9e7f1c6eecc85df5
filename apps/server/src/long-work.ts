import { makePlanBook } from './capabilities/plan-book/make-plan-book.ts';
import { sharedCopyMaker } from './capabilities/plan-book/make-shared-copy.ts';
import { makeReportDocument, makeReportFile } from './capabilities/reporting/make-report.ts';
import { packArchive } from './capabilities/archive/pack-archive.ts';
import { unpackArchive } from './capabilities/archive/unpack-archive.ts';
import { writeMapFile } from './capabilities/map-files/export-map-file.ts';
import { readLayerMaker, readMapFileMaker } from './capabilities/map-files/make-map-file.ts';
import { packParcel } from './capabilities/files/pack-parcel.ts';
import { openFileStore, type FileSettings } from './platform/files/open-file-store.ts';
import type { Maker } from './platform/tasks/task-kind.ts';

/** What is made in a process of its own, by kind of long work; built as a file of its own, which that process reads. */
export const makers: Readonly<Record<string, Maker>> = {
  planBook: makePlanBook,
  report: makeReportFile,
  release: sharedCopyMaker(makeReportDocument),
  versionBook: makePlanBook,
  documents: packParcel,
  wholePlan: packArchive,
  mapFile: writeMapFile,
  /** No long work of its own: a ZIP that came in is unpacked where it can be ended. */
  unpackArchive,
  /** Nor these: files of places that came in are read there too. */
  readMapFile: readMapFileMaker,
  readMapLayer: readLayerMaker,
};

/** The files that this process reads. */
export const openFiles = (settings: FileSettings) => openFileStore(settings).files;
