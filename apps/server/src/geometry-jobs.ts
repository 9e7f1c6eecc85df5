import { loadGeos } from '@tussock/geometry';
import { buildBoundary } from './capabilities/cadastral/build-boundary.ts';
import {
  examineShapeJob,
  gatherFertiliserPlan,
  measureShares,
  repairShape,
  settleOnPlan,
  shareGround,
} from './capabilities/features/index.ts';
import { listNitrogen, reckonSeasonOfPlan, tryOnPlan } from './capabilities/fertiliser/index.ts';
import { proposeUnitsJob } from './capabilities/terrain/index.ts';
import type { GeometryJob, GeometryOrder } from './platform/geometry/geometry-job.ts';

/** All geometry jobs of the worker threads; built as a file of its own, which those threads load. */
const jobs: ReadonlyMap<string, GeometryJob<never, unknown>> = new Map(
  [
    buildBoundary,
    examineShapeJob,
    gatherFertiliserPlan,
    listNitrogen,
    measureShares,
    proposeUnitsJob,
    reckonSeasonOfPlan,
    repairShape,
    settleOnPlan,
    shareGround,
    tryOnPlan,
  ].map((job) => [job.name, job]),
);

/** Runs one geometry job in a worker thread. */
export async function runGeometryJob({ name, input }: GeometryOrder): Promise<unknown> {
  const job = jobs.get(name);
  if (!job) throw new Error(`there is no geometry job ${name}`);
  return job.work(await loadGeos(), input as never); // of the type that goes with the name
}
