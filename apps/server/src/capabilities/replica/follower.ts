import type { PersonHere } from '@tussock/contract';
import type { Caller, PlanAccess } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { EventStream } from '../../platform/http/event-stream.ts';
import { viewFor, type View } from './marks.ts';

/** Characters of one event; of a larger revision it is only said that it is there. */
const MOST_OF_AN_EVENT = 64 * 1024;

/** Who was let in, asked anew. @throws AppError when they are no longer */
export type AskAgain = () => Promise<{
  readonly caller: Caller | undefined;
  readonly plan: PlanAccess | undefined;
}>;

/** One browser that follows a plan. */
export class Follower {
  readonly caller: Caller;
  readonly view: View;
  /** The last revision that it was told of. */
  rev: number;
  /** Has yet to be told what came before it joined. */
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

  /** Tells what became of things at a revision, unless it was told before. */
  tellChange(rev: number, textFor: (view: View) => string): void {
    if (rev <= this.rev) return;
    this.rev = rev;
    const text = textFor(this.view);
    const data =
      text.length > MOST_OF_AN_EVENT ? JSON.stringify({ rev }) : `{"rev":${rev},"changes":[${text}]}`;
    this.#stream.send({ id: rev, event: 'change', data });
  }

  /** A sign of life, with the revision that the plan is at. */
  tellBeat(rev: number): void {
    this.#stream.send({ event: 'beat', data: JSON.stringify({ rev }) });
  }

  /** Tells who else is on the plan, if that is news. */
  tellPeople(everybody: readonly PersonHere[]): void {
    const people = JSON.stringify(everybody.filter(({ userId }) => userId !== this.caller.userId));
    if (people === this.#people) return;
    this.#people = people;
    this.#stream.send({ event: 'presence', data: `{"people":${people}}` });
  }

  /**
   * Asks anew whether they may follow. Whoever may see or do other things now, or nothing, is told and let go. Gives the plan as they may
   * use it, or undefined when they were let go.
   *
   * @throws what says nothing of their right: the database was not to be asked
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
