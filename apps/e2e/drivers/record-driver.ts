import { randomUUID } from 'node:crypto';
import { expect, type APIResponse, type Page, type Route } from '@playwright/test';

/** One thing that was done to one thing of the record, as the server's log has it. */
interface LogEntry {
  readonly opId: string;
  readonly entity: string;
  readonly entityId: string;
  readonly op: 'create' | 'update' | 'delete';
  readonly name: string;
}

interface Op {
  readonly opId: string;
  readonly label: string;
}

interface Row {
  readonly _id: string;
  readonly version: number;
  readonly properties: Readonly<Partial<Record<'name' | 'paddockNumber', string>>>;
}

/** Headers of the product's own calls. */
const OWN_CALL = { 'x-requested-with': 'XMLHttpRequest' };

/** Who asks a thousand times within a minute is told to come back in the next. */
async function patiently(ask: () => Promise<APIResponse>): Promise<APIResponse> {
  let reply = await ask();
  if (reply.status() === 429)
    await expect
      .poll(async () => (reply = await ask()).status(), { timeout: 90_000, intervals: [5000] })
      .not.toBe(429);
  return reply;
}

/** The record of a plan at the server: its log, writes past every screen, and answers to writes that go wrong. */
export class RecordDriver {
  readonly #page: Page;
  /** The shape that writes name: it is the same for as long as the server is. */
  #schema: string | undefined;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The log, the newest first. */
  async log(planId: string): Promise<readonly LogEntry[]> {
    const entries: LogEntry[] = [];
    let before = '';
    for (;;) {
      const reply = await this.#page.request.get(`/api/plan/${planId}/replica/history${before}`);
      expect(reply.ok(), await reply.text()).toBe(true);
      const { results, nextBefore } = (await reply.json()) as {
        results: readonly LogEntry[];
        nextBefore: number | null;
      };
      entries.push(...results);
      if (nextBefore === null) return entries;
      before = `?before=${nextBefore}`;
    }
  }

  /** What was done to things of that name, the oldest first; each of it under an id of its own. */
  async doneTo(planId: string, name: string): Promise<readonly string[]> {
    const entries = (await this.log(planId)).filter((entry) => entry.name === name);
    expect(new Set(entries.map(({ opId }) => opId)).size).toBe(entries.length);
    return entries.map(({ op }) => op).toReversed();
  }

  /** How many things were done on a plan. */
  async countDone(planId: string): Promise<number> {
    return (await this.log(planId)).length;
  }

  /** What was done after so many things, and to what sort of thing, from A to Z. */
  async doneAfter(planId: string, count: number): Promise<readonly string[]> {
    const log = await this.log(planId);
    return log
      .slice(0, log.length - count)
      .map(({ op, entity }) => `${op} ${entity}`)
      .toSorted();
  }

  /** Values of every feature of a sort, as the server has them. */
  async valuesOf(planId: string, featureType: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    return (await this.#rows(planId, featureType)).map(({ properties }) => properties);
  }

  /** How many things of such names were made, and how many different names they have. */
  async countCreated(
    planId: string,
    names: RegExp,
  ): Promise<{ readonly all: number; readonly different: number }> {
    const created = (await this.log(planId)).filter(({ op, name }) => op === 'create' && names.test(name));
    return { all: created.length, different: new Set(created.map(({ name }) => name)).size };
  }

  /** How many lines of the log say again what another line says: the same op, done to the same thing. */
  async countDoubled(planId: string): Promise<number> {
    const log = await this.log(planId);
    return log.length - new Set(log.map(({ opId, entityId }) => `${opId} ${entityId}`)).size;
  }

  /** Names of all files of a plan. */
  async filesOf(planId: string): Promise<readonly string[]> {
    const reply = await this.#page.request.get(`/api/plan/${planId}/file/all`);
    expect(reply.ok(), await reply.text()).toBe(true);
    return ((await reply.json()) as { results: readonly { name: string }[] }).results.map(({ name }) => name);
  }

  /** Writes are answered like this in turn, and not done; then as ever. */
  async answerWrites(...answers: readonly (number | 'nothing')[]): Promise<void> {
    for (const answer of answers.toReversed())
      await this.#atNextWrite((route) =>
        answer === 'nothing'
          ? route.abort('connectionreset')
          : route.fulfill({ status: answer, json: { message: ['Not now.'] } }),
      );
  }

  /** Draws a corner of a feature's outline further out, past every screen of this person. */
  async reshape(planId: string, name: string): Promise<void> {
    const row = (await this.#rows(planId)).find(({ properties }) => properties.name === name);
    if (!row) throw new Error(`There is no “${name}”.`);
    const { geometry } = row as unknown as { geometry: { coordinates: [number, number][][] } };
    const [ring = []] = geometry.coordinates;
    const [[fromX, fromY] = [0, 0], , [x, y] = [0, 0]] = ring;
    const out = [x + (x - fromX) / 4, y + (y - fromY) / 4];
    const moved = ring.map((corner, index) => (index === 2 ? out : corner));
    const status = await this.#write(planId, row, {
      set: { geometry: { ...geometry, coordinates: [moved] } },
      base: { geometry },
    });
    expect(status).toBe(200);
  }

  /** Name and number of every paddock, as the server has them, by name. */
  async paddocks(planId: string): Promise<readonly string[]> {
    const rows = await this.#rows(planId);
    return rows
      .map(({ properties: { name = '', paddockNumber = '' } }) => `${name} ${paddockNumber}`)
      .toSorted();
  }

  /** The next write is answered by a fault of the server, and not done. */
  async failNextWrite(): Promise<void> {
    await this.#atNextWrite((route) => route.fulfill({ status: 500, json: {} }));
  }

  /** The next write is done, and its answer never comes. */
  async loseNextAnswer(): Promise<void> {
    await this.#atNextWrite(async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
  }

  /** No write comes through. */
  async swallowWrites(): Promise<void> {
    await this.#page.context().route('**/replica/write', (route) => route.abort('connectionreset'));
  }

  /** From the next write on, ops of these labels are refused, and the others done. */
  async refuse(labels: readonly string[], sentence: string): Promise<void> {
    await this.#page.context().route('**/replica/write', async (route) => {
      const { ops } = route.request().postDataJSON() as { ops: readonly Op[] };
      const refused = ops.filter(({ label }) => labels.includes(label));
      const others = ops.filter(({ label }) => !labels.includes(label));
      const done = others.length > 0 ? await this.#pass(route, others) : [];
      const results = refused.map(({ opId }) => ({ opId, status: 403, message: [sentence] }));
      await route.fulfill({ json: { results: [...results, ...done] } });
    });
  }

  async refuseNoMore(): Promise<void> {
    await this.#page.context().unroute('**/replica/write');
  }

  async #pass(route: Route, ops: readonly Op[]): Promise<readonly unknown[]> {
    const reply = await route.fetch({ postData: JSON.stringify({ ops }) });
    return ((await reply.json()) as { results: readonly unknown[] }).results;
  }

  #atNextWrite(answer: (route: Route) => Promise<void>): Promise<unknown> {
    return this.#page.context().route('**/replica/write', answer, { times: 1 });
  }

  async #rows(planId: string, featureType = 'paddocks'): Promise<readonly Row[]> {
    const address = `/api/plan/${planId}/feature/all?featureType=${featureType}`;
    const reply = await patiently(() => this.#page.request.get(address));
    return ((await reply.json()) as { results: readonly Row[] }).results;
  }

  async #readSchema(planId: string): Promise<string> {
    const reply = await this.#page.request.get(`/api/plan/${planId}/replica`);
    const [line = ''] = (await reply.text()).split('\n');
    return (JSON.parse(line) as { head: { schema: string } }).head.schema;
  }

  async #write(
    planId: string,
    { _id, version }: Row,
    values: { readonly set: object; readonly base: object },
  ): Promise<number> {
    const schema = (this.#schema ??= await this.#readSchema(planId));
    const part = { entity: 'paddock', entityId: _id, op: 'update', ...values, baseVersion: version };
    const data = { ops: [{ opId: randomUUID(), schema, label: 'By the record', parts: [part] }] };
    const reply = await patiently(() =>
      this.#page.request.post(`/api/plan/${planId}/replica/write`, { headers: OWN_CALL, data }),
    );
    const { results } = (await reply.json()) as { results: readonly { status: number }[] };
    return results[0]?.status ?? reply.status();
  }
}
