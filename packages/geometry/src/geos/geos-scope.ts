import type { GeosBindings, Pointer } from './geos-bindings.ts';
import { GeosError } from './geos-error.ts';

/** Memory of the module; 0 for an address outside it. */
export interface GeosMemory {
  readonly allocate: (bytes: number) => Pointer;
  readonly free: (pointer: Pointer) => void;
}

/** Bindings, with the messages of GEOS about failed calls. */
export interface GeosSession {
  readonly bindings: GeosBindings;
  readonly memory: GeosMemory;
  readonly complaints: string[];
}

/** Memory that one computation holds in GEOS. */
export interface GeosScope {
  readonly bindings: GeosBindings;
  /** Takes ownership of a geometry. @throws GeosError for the null pointer. */
  readonly own: (geometry: Pointer) => Pointer;
  /** Transfers ownership of geometries to a GEOS call. */
  readonly handOver: (geometries: readonly Pointer[]) => void;
  /** Allocates a buffer that lives as long as the scope. */
  readonly allocate: (bytes: number) => Pointer;
  /** Allocates a buffer for a function and frees it at once, for the many small ones. */
  readonly withBuffer: <Result>(bytes: number, work: (buffer: Pointer) => Result) => Result;
  /** Converts a GEOS truth value. @throws GeosError for 2, by which GEOS reports failure. */
  readonly verdict: (answer: number) => boolean;
  readonly fail: (fallback: string) => never;
}

/** Runs a function with the memory of GEOS and frees all of it afterwards, even when it throws. */
export function withinScope<Result>(session: GeosSession, work: (scope: GeosScope) => Result): Result {
  const { bindings, memory, complaints } = session;
  const geometries = new Set<Pointer>();
  const buffers: Pointer[] = [];
  complaints.length = 0;
  const fail = (fallback: string): never => {
    throw new GeosError(complaints.at(-1) ?? fallback);
  };
  const allocate = (bytes: number): Pointer => {
    const buffer = memory.allocate(Math.max(8, bytes));
    return buffer === 0 ? fail('GEOS has no memory left') : buffer;
  };
  try {
    return work({
      bindings,
      own: (geometry) => {
        if (geometry === 0) fail('GEOS answered without a geometry');
        geometries.add(geometry);
        return geometry;
      },
      handOver: (given) => {
        for (const geometry of given) geometries.delete(geometry);
      },
      allocate: (bytes) => {
        const buffer = allocate(bytes);
        buffers.push(buffer);
        return buffer;
      },
      withBuffer: (bytes, task) => {
        const buffer = allocate(bytes);
        try {
          return task(buffer);
        } finally {
          memory.free(buffer);
        }
      },
      verdict: (answer) => (answer === 2 ? fail('GEOS could not decide') : answer === 1),
      fail,
    });
  } finally {
    for (const geometry of geometries) bindings.GEOSGeom_destroy(geometry);
    for (const buffer of buffers) memory.free(buffer);
  }
}
