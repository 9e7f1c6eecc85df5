/** Work that may be laid down between its steps and gone on with later; what it made at its end. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** What work in steps makes, done in one go. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
