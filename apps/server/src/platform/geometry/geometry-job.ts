import type { GeosOperations } from '@tussock/geometry';

/** A job that needs GEOS, with the name by which a worker thread finds it. Input and result are plain data. */
export interface GeometryJob<Input, Result> {
  readonly name: string;
  readonly work: (geos: GeosOperations, input: Input) => Result;
}

/** Message to a worker thread. */
export interface GeometryOrder {
  readonly name: string;
  readonly input: unknown;
}
