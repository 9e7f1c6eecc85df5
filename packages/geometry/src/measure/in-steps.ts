/** Computation in steps, which can be paused between steps and resumed later; it returns its result at the end. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Runs a computation in steps to its end and returns its result. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
