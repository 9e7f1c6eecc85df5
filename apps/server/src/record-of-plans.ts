import { actionReaders, actionWriters } from './capabilities/actions/index.ts';
import { boundaryReader, boundaryWriters } from './capabilities/cadastral/index.ts';
import { featureReader, featureWriters, type TakeWith } from './capabilities/features/index.ts';
import { fileReader, fileWriters } from './capabilities/files/index.ts';
import { lifeReaders, lifeWriters } from './capabilities/life/index.ts';
import { mapFileReaders, mapFileWriters } from './capabilities/map-files/index.ts';
import { outcomeReaders, outcomeWriters } from './capabilities/outcomes/index.ts';
import { planReader, planWriters } from './capabilities/plans/index.ts';
import { shapeLockReader, shapeLockWriters } from './capabilities/shape-locks/index.ts';
import { stockReaders, stockWriters } from './capabilities/stock/index.ts';
import { soilTestReader, soilTestWriters, takeTestsOf } from './capabilities/soil-tests/index.ts';
import type { RecordReader } from './platform/ledger/record-reader.ts';
import type { RecordWriters } from './platform/ledger/record-writer.ts';
import type { Services } from './services.ts';

/** Cascades of deleting a feature, by whichever call. */
export const takenWithFeatures: readonly TakeWith[] = [takeTestsOf];

/** Readers of the plan's record, one per capability. */
export const recordReaders = (services: Services): readonly RecordReader[] => [
  planReader,
  boundaryReader(services),
  featureReader,
  soilTestReader,
  fileReader,
  ...outcomeReaders,
  ...actionReaders,
  ...lifeReaders,
  ...stockReaders,
  shapeLockReader,
  ...mapFileReaders,
];

/** Writers of the plan's record, by entity; an entity that is not listed cannot be written through the record. */
export const recordWriters = (services: Services): RecordWriters => ({
  ...featureWriters(services, takenWithFeatures),
  ...soilTestWriters(services),
  ...planWriters,
  ...boundaryWriters(services),
  ...fileWriters,
  ...outcomeWriters,
  ...actionWriters,
  ...lifeWriters(services),
  ...stockWriters,
  ...shapeLockWriters,
  ...mapFileWriters,
});
