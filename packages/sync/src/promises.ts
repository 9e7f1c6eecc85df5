/**
 * Promises of the engine to a person who works on a plan, in several pages and without a line. Each is held by the test of the same number in
 * `sync-model.test.ts`, over random days of three people, six pages, one server and everything that goes wrong between them.
 */
export const promises = {
  P1: 'a saved write is done by the server, waits in the outbox, or was withdrawn by its author',
  P2: 'the server does a write at most once, however often it is sent',
  P3: 'an acknowledged write is never sent twice',
  P4: 'the text of a write never changes once it was sent',
  P5: 'a write that was withdrawn before it was done is never done',
  P6: 'with nothing left to send, every page shows what the server has',
  P7: 'with nothing refused, every page and its store hold exactly the rows of the server',
  P8: 'the revision of a page never falls while the server is the same',
  P9: 'a write for which the device has no room is reported and not shown',
  P10: 'an operation changes its state only as the state table says',
  P11: 'undoing everything gives the first state, and redoing everything the last',
} as const;

export type PromiseId = keyof typeof promises;
