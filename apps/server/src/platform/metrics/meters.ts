import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Meters of this process that are moved where things happen; servers of one process share them. */
export const processMeters = new Registry();

/** Seconds of calls. The route is the declared one, so that no id is in it. */
export const callSeconds = new Histogram({
  name: 'tussock_call_seconds',
  help: 'Seconds that calls took, by method, route and status.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 90],
  registers: [processMeters],
});

export const openStreams = new Gauge({
  name: 'tussock_streams_open',
  help: 'Pages that hear of changes as they happen.',
  registers: [processMeters],
});

export const uplinks = new Counter({
  name: 'tussock_uplinks_total',
  help: 'Uplinks of sensors that were taken, by what became of them.',
  labelNames: ['outcome'],
  registers: [processMeters],
});

export const surveyCalls = new Counter({
  name: 'tussock_survey_calls_total',
  help: 'Requests to the land survey, by outcome: answered, or the refusal.',
  labelNames: ['outcome'],
  registers: [processMeters],
});
