import { randomBytes } from 'node:crypto';

/** The made-up land survey that answers when there is no real one. */
export interface SurveyStandIn {
  readonly url: string;
  readonly key: string;
  readonly standIn: Awaited<ReturnType<(typeof import('@tussock/demo'))['startStandIn']>>;
  close(): Promise<void>;
}

/** Starts the stand-in on a free port of this machine. The valley is only grown when it is needed. */
export async function startSurveyStandIn(options: { longestDelayMs?: number } = {}): Promise<SurveyStandIn> {
  const { demoValley, startStandIn } = await import('@tussock/demo');
  const key = randomBytes(16).toString('hex');
  const standIn = await startStandIn({ valley: demoValley(), key, ...options });
  return { url: standIn.url, key, standIn, close: () => standIn.close() };
}
