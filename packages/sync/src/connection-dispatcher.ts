import {
  CONNECTING,
  connectionAfter,
  type Connection,
  type ConnectionEffect,
  type ConnectionEvent,
} from './connection-states.ts';

/** How a page runs each effect of the connection's state table. */
export type EffectHandlers = Readonly<Record<ConnectionEffect, () => void>>;

/**
 * Takes every event of a connection: moves it by the state table, tells who shows it, then runs the effects. Nothing else changes a
 * connection, so the sender and the row of an event are found by its name.
 */
export class ConnectionDispatcher {
  #connection: Connection = CONNECTING;
  #handlers: EffectHandlers | undefined;
  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  get connection(): Connection {
    return this.#connection;
  }

  /** From here on effects are run. */
  start(handlers: EffectHandlers): void {
    this.#handlers = handlers;
  }

  /** From here on events change nothing. */
  stop(): void {
    this.#handlers = undefined;
  }

  readonly dispatch = (event: ConnectionEvent): void => {
    if (!this.#handlers) return;
    const { connection, effects } = connectionAfter(this.#connection, event);
    this.#connection = connection;
    this.#onChange();
    for (const effect of effects) this.#handlers?.[effect]();
  };
}
