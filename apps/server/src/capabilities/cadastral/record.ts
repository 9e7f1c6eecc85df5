import { recordLine, type RecordReader } from '../../platform/ledger/record-reader.ts';
import { boundaryEntity, findBoundary } from './read-boundary.ts';

export const boundaryReader: RecordReader = {
  entities: ['boundary'],
  read: async (trx, planId) => [recordLine(boundaryEntity, await findBoundary(trx, planId))],
};
