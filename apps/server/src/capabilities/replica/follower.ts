import type { PersonHere } from '@tussock/contract';
import type { Caller, PlanAccess } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { EventStream } from '../../platform/http/event-stream.ts';
import { viewFor, type View } from './marks.ts';

/** Most characters of one event; of a larger revision only the number is sent. */
const MOST_OF_AN_EVENT = 64 * 1024;

/** Checks once more whether the caller may still follow the plan. @throws AppError when not */
export type AskAgain = () => Promise<{
  readonly caller: Caller | undefined;
  readonly plan: PlanAccess | undefined;
}>;

/** A browser's subscription to a plan. */
export class Follower {
  readonly caller: Caller;
  readonly view: View;
  /** The last revision sent. */
  rev: number;
  /** Whether changes from before it joined must still be sent. */
  isBehind = true;
  readonly #stream: EventStream;
  readonly #abilities: string;
  readonly #askAgain: AskAgain;
  #people = '[]';

  constructor(about: {
    readonly caller: Caller;
    readonly plan: PlanAccess;
    readonly rev: number;
    readonly stream: EventStream;
    readonly askAgain: AskAgain;
  }) {
    this.caller = about.caller;
    this.view = viewFor(about.plan.abilities);
    this.#abilities = about.plan.abilities.join();
    this.rev = about.rev;
    this.#stream = about.stream;
    this.#askAgain = about.askAgain;
  }

  /** Sends the changes of a revision, unless they were sent before. */
  tellChange(rev: number, textFor: (view: View) => string): void {
    if (rev <= this.rev) return;
    this.rev = rev;
    const text = textFor(this.view);
    const data =
      text.length > MOST_OF_AN_EVENT ? JSON.stringify({ rev }) : `{"rev":${rev},"changes":[${text}]}`;
    this.#stream.send({ id: rev, event: 'change', data });
  }

  /** Sends a heartbeat, with the present revision of the plan. */
  tellBeat(rev: number): void {
    this.#stream.send({ event: 'beat', data: JSON.stringify({ rev }) });
  }

  /** Sends who else is on the plan, if that has changed. */
  tellPeople(everybody: readonly PersonHere[]): void {
    const people = JSON.stringify(everybody.filter(({ userId }) => userId !== this.caller.userId));
    if (people === this.#people) return;
    this.#people = people;
    this.#stream.send({ event: 'presence', data: `{"people":${people}}` });
  }

  /**
   * Checks the right to follow again. If the person's abilities changed or ended, notifies the browser and closes the stream. Returns the plan
   * access, or undefined when closed.
   *
   * @throws errors that say nothing about the right, such as an unavailable database
   */
  async askAgain(): Promise<PlanAccess | undefined> {
    const plan = await this.#askAgain().then(
      (admission) => admission.plan,
      (error: unknown) => {
        if (error instanceof AppError) return undefined;
        throw error;
      },
    );
    const view = plan ? viewFor(plan.abilities).mark : null;
    if (view === this.view.mark && plan?.abilities.join() === this.#abilities) return plan;
    this.#stream.send({ event: 'view', data: JSON.stringify({ view }) });
    this.end();
    return undefined;
  }

  end(): void {
    this.#stream.end();
  }
}
