import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { ChosenFile } from '../fixtures/files.ts';
import type { NewPlan } from '../fixtures/people.ts';

interface StoredSize {
  readonly properties: { readonly name: string };
  readonly areaHectares: number | null;
  readonly lengthMetres: number | null;
}

interface StoredFeature extends StoredSize {
  readonly _id: string;
  readonly featureType: string;
}

/** One plan: its farm page, the owner's confirmation, who may see it. */
export class PlanDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Creates a plan by the call, for stories that are about what comes after. Answers its id. */
  async haveCreated(plan: NewPlan): Promise<string> {
    const reply = await this.#page.request.post('/api/plan/create', {
      headers: { 'x-requested-with': 'XMLHttpRequest', 'idempotency-key': randomUUID() },
      data: { _id: randomUUID(), ...plan },
    });
    expect(reply.ok(), await reply.text()).toBe(true);
    const { _id } = (await reply.json()) as { _id: string };
    return _id;
  }

  /** How the server answers this person's call for the plan. */
  async answerToReading(planId: string): Promise<number> {
    return (await this.#page.request.get(`/api/plan/${planId}`)).status();
  }

  /** What is stored of the farm's details. */
  async storedInfo(planId: string): Promise<Readonly<Record<string, unknown>>> {
    const reply = await this.#page.request.get(`/api/plan/${planId}`);
    return ((await reply.json()) as { info: Readonly<Record<string, unknown>> }).info;
  }

  /** The papers of a consent, as they are added in its row. */
  async addPaper(consent: string, paper: ChosenFile): Promise<void> {
    const row = this.#page.getByRole('group', { name: consent, exact: true });
    await row.getByLabel('Papers, files').setInputFiles(paper);
    await expect(row.getByRole('button', { name: /^Take .* out$/ })).toBeVisible();
  }

  /** Goes to a part of the form by its name. */
  async goToPart(title: string): Promise<void> {
    await this.#page
      .getByRole('navigation', { name: 'Parts of the form' })
      .getByRole('button', { name: title })
      .click();
    await expect(this.#page.getByRole('heading', { name: title, exact: true })).toBeInViewport();
  }

  /** What the farm's page says is due. */
  async expectDue(title: string, when: string): Promise<void> {
    const line = this.#page
      .getByRole('region', { name: 'Due' })
      .getByRole('listitem')
      .filter({ hasText: title });
    await expect(line).toContainText(when);
  }

  /** The names of everything on the plan's map that the server has, from A to Z. */
  async storedNames(planId: string): Promise<readonly string[]> {
    const reply = await this.#page.request.get(`/api/plan/${planId}/feature/all`);
    const { results } = (await reply.json()) as { results: { properties: { name: string } }[] };
    return results.map(({ properties }) => properties.name).toSorted();
  }

  /** The corners of what is stored under a name, in the order of drawing. */
  async storedCorners(planId: string, name: string): Promise<readonly (readonly [number, number])[]> {
    // What was kept here may be on its way still.
    await expect.poll(() => this.storedNames(planId)).toContain(name);
    const reply = await this.#page.request.get(`/api/plan/${planId}/feature/all`);
    const { results } = (await reply.json()) as {
      results: { properties: { name: string }; geometry: { coordinates: unknown[] } }[];
    };
    const geometry = results.find(({ properties }) => properties.name === name)?.geometry;
    if (!geometry) throw new Error(`Nothing is stored under “${name}”.`);
    // A ring or a line: the numbers come in pairs however deep they lie.
    const numbers = geometry.coordinates.flat(3) as number[];
    return numbers.flatMap((longitude, index) =>
      index % 2 === 0 ? [[longitude, numbers[index + 1] ?? Number.NaN] as const] : [],
    );
  }

  /** Hectares of every area on the plan's map, and metres of every line, as the server measures them, by name. */
  async storedSizes(planId: string): Promise<Readonly<Record<string, number>>> {
    const reply = await this.#page.request.get(`/api/plan/${planId}/feature/all`);
    const { results } = (await reply.json()) as { results: StoredSize[] };
    return Object.fromEntries(
      results.flatMap(({ properties, areaHectares, lengthMetres }) => {
        const size = areaHectares ?? lengthMetres;
        return size === null ? [] : [[properties.name, size]];
      }),
    );
  }

  /** Every feature that the server has, as it would be told apart by a person: what it is, its hectares and all that is said of it. */
  async storedFeatures(planId: string): Promise<readonly string[]> {
    const reply = await this.#page.request.get(`/api/plan/${planId}/feature/all`);
    const { results } = (await reply.json()) as { results: StoredFeature[] };
    // What names another one names it by its id, which is a different one in each plan.
    const names = new Map(results.map(({ _id, properties }) => [_id, properties.name]));
    const said = (_key: string, value: unknown): unknown => names.get(String(value)) ?? value;
    return results
      .map(({ featureType, properties, areaHectares }) =>
        [
          featureType,
          areaHectares ?? 'no area',
          ...Object.entries(properties).map((value) => JSON.stringify(value, said)),
        ].join(', '),
      )
      .toSorted();
  }

  /** Goes to another of the plan's places by its link, without loading the page anew. */
  async goTo(place: string): Promise<void> {
    await this.#page.getByRole('navigation').getByRole('link', { name: place, exact: true }).click();
  }

  async openFarm(planId: string): Promise<void> {
    await this.#page.goto(`/plan/${planId}/edit/farm-info`);
    await expect(this.#page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  }

  async openConfirmation(planId: string): Promise<void> {
    await this.#page.goto(`/plan/${planId}/confirm-details`);
    await expect(this.#page.getByRole('button', { name: 'Yes, that is right' })).toBeVisible();
  }

  async fillIn(label: string, value: string): Promise<void> {
    await this.#page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }

  async expectValue(label: string, value: string): Promise<void> {
    await expect(this.#page.getByRole('textbox', { name: label, exact: true })).toHaveValue(value);
  }

  async saveFarm(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Save changes' }).click();
  }

  /** Mends one line of the card that the owner confirms, by the field behind it. */
  async mend(line: string, label: string, value: string): Promise<void> {
    await this.#page.getByRole('button', { name: `Mend: ${line}` }).click();
    const dialog = this.#page.getByRole('dialog', { name: `Mend: ${line}` });
    await dialog.getByRole('textbox', { name: label }).fill(value);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  async confirm(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Yes, that is right' }).click();
  }

  async postponeConfirmation(): Promise<void> {
    await this.#page.getByRole('link', { name: 'Later' }).click();
  }

  async expectState(state: string): Promise<void> {
    await expect(this.#page.getByRole('main').getByText(state, { exact: true })).toBeVisible();
  }

  async sendInvitationAgain(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Send the invitation again' }).click();
  }

  /** What stands among the newest changes on the farm's page. */
  async expectInHistory(planId: string, line: RegExp): Promise<void> {
    await this.#page.goto(`/plan/${planId}/view/farm`);
    const changes = this.#page.getByRole('region', { name: 'What changed lately' });
    await expect(changes.getByRole('listitem').filter({ hasText: line }).first()).toBeVisible();
  }

  async expectConflict(
    label: string,
    values: { readonly mine: string; readonly theirs: string },
  ): Promise<void> {
    const question = this.#page.getByRole('dialog', { name: / has changed this$/ });
    const field = question.getByRole('group', { name: label });
    await expect(field.getByRole('radio', { name: values.mine })).toBeVisible();
    await expect(field.getByRole('radio', { name: values.theirs })).toBeVisible();
  }

  async chooseInConflict(label: string, value: string): Promise<void> {
    await this.#page.getByRole('group', { name: label }).getByRole('radio', { name: value }).check();
  }

  async saveChosen(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Save what is chosen' }).click();
    await expect(this.#page.getByRole('dialog')).toBeHidden();
  }
}
