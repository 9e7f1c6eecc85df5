import type { GeosOperations } from '@tussock/geometry';

/** A piece of work that needs GEOS, under the name by which a worker thread finds it. What goes in and comes out is plain data. */
export interface GeometryJob<Input, Result> {
  readonly name: string;
  readonly work: (geos: GeosOperations, input: Input) => Result;
}

/** What a thread is sent. */
export interface GeometryOrder {
  readonly name: string;
  readonly input: unknown;
}
