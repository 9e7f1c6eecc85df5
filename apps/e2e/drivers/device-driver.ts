import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

const asOurs = { 'x-requested-with': 'XMLHttpRequest' };

/** What an integration gives a network once. */
export interface Webhook {
  readonly address: string;
  readonly header: string;
  readonly secret: string;
}

/** Devices of a plan: the list, integrations, and the page of one with its charts. */
export class DeviceDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** A device drawn by the call. Gives its feature's id. */
  async haveDevice(planId: string, id: string, name: string): Promise<string> {
    const reply = await this.#page.request.post(`/api/plans/${planId}/device`, {
      headers: asOurs,
      data: {
        id,
        geometry: { type: 'Point', coordinates: [172.301, -42.799] },
        properties: { name, status: 'existing', deviceType: 'soilProbe', fieldCapacity: 34, refillPoint: 22 },
      },
    });
    expect(reply.ok(), await reply.text()).toBe(true);
    return ((await reply.json()) as { _id: string })._id;
  }

  /** The id of a plan of the demonstration, and of one of its devices by name. */
  async findInDemonstration(deviceName: string): Promise<{ planId: string; featureId: string }> {
    const plans = (await (await this.#page.request.get('/api/plan/all')).json()) as {
      results: { _id: string }[];
    };
    for (const { _id: planId } of plans.results) {
      const reply = await this.#page.request.get(`/api/plans/${planId}/device`);
      const { results } = (await reply.json()) as { results: { featureId: string; name: string }[] };
      const found = results.find(({ name }) => name === deviceName);
      if (found) return { planId, featureId: found.featureId };
    }
    throw new Error(`No plan of the demonstration has a device called ${deviceName}.`);
  }

  async openList(planId: string): Promise<void> {
    await this.#page.goto(`/plan/${planId}/view/devices`);
    await expect(this.#page.getByRole('heading', { level: 1, name: 'Devices' })).toBeVisible();
  }

  async open(planId: string, featureId: string): Promise<void> {
    await this.#page.goto(`/plan/${planId}/view/device/${featureId}`);
    await expect(this.#page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async openFromList(name: string): Promise<void> {
    await this.#page.getByRole('link', { name, exact: true }).click();
    await expect(this.#page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  async expectInList(name: string, ...words: readonly (string | RegExp)[]): Promise<void> {
    const row = this.#page
      .getByRole('table', { name: 'Devices of the plan' })
      .getByRole('row')
      .filter({ has: this.#page.getByRole('link', { name, exact: true }) });
    for (const word of words) await expect(row.getByText(word).first()).toBeVisible();
  }

  async startIntegration(): Promise<void> {
    await this.#page.getByRole('button', { name: 'New integration' }).click();
    await expect(this.#page.getByRole('heading', { name: 'New integration' })).toBeVisible();
  }

  async nameIntegration(name: string): Promise<void> {
    await this.#page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  }

  /** Changes the key of one row of the mapping, counted from one. */
  async mapKey(row: number, key: string): Promise<void> {
    const place = this.#page.getByRole('group', { name: `key ${row}`, exact: true });
    await place.getByRole('textbox', { name: 'Key', exact: true }).fill(key);
  }

  async makeIntegration(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Make integration' }).click();
  }

  async expectRefused(sentence: string): Promise<void> {
    await expect(this.#page.getByText(sentence).first()).toBeVisible();
  }

  /** What the window of the secret shows. It is closed, and the secret seen nowhere after. */
  async takeSecret(): Promise<Webhook> {
    const dialog = this.#page.getByRole('dialog');
    const text = (label: string): Promise<string> =>
      dialog.getByRole('textbox', { name: label }).inputValue();
    await expect(dialog.getByText('This is shown once.', { exact: false })).toBeVisible();
    const webhook = {
      address: await text('Webhook address'),
      header: await text('Header'),
      secret: await text('Secret'),
    };
    await dialog.getByRole('button', { name: 'I have kept it' }).click();
    await expect(dialog).toBeHidden();
    await expect(this.#page.getByText(webhook.secret)).toBeHidden();
    return webhook;
  }

  async renewSecret(integration: string): Promise<Webhook> {
    await this.#integration(integration).getByRole('button', { name: 'New secret' }).click();
    await this.#page.getByRole('button', { name: 'Make a new secret' }).click();
    return this.takeSecret();
  }

  async removeIntegration(integration: string): Promise<void> {
    await this.#integration(integration).getByRole('button', { name: 'Remove' }).click();
    await this.#page.getByRole('button', { name: 'Remove integration' }).click();
    await expect(this.#integration(integration)).toBeHidden();
  }

  /** What the integration did not keep, as its list says it. */
  async expectNotKept(integration: string, ...words: readonly string[]): Promise<void> {
    const place = this.#integration(integration);
    await place.getByText(/^Not kept in the last 30 days/).click();
    for (const word of words) await expect(place.getByText(word).first()).toBeVisible();
  }

  #integration(name: string): Locator {
    return this.#page.getByRole('region', { name, exact: true });
  }

  /** Sends an uplink as The Things Stack does. Gives the status it is answered with. */
  async sendUplink(
    { address, header, secret }: Webhook,
    { deviceId, minutesAgo, payload }: { deviceId: string; minutesAgo: number; payload: object },
  ): Promise<number> {
    const { pathname } = new URL(address);
    const reply = await this.#page.request.post(pathname, {
      headers: { [header]: secret },
      data: {
        end_device_ids: { device_id: deviceId, dev_eui: 'A84041000181C061' },
        received_at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
        uplink_message: { f_port: 2, decoded_payload: payload },
      },
    });
    return reply.status();
  }

  async adopt(deviceId: string, onto: string): Promise<void> {
    const place = this.#page.getByRole('region', { name: deviceId, exact: true });
    await place.getByRole('button', { name: new RegExp(`Device that ${deviceId} is`) }).click();
    await this.#page.getByRole('option', { name: onto }).click();
    await place.getByRole('button', { name: 'Adopt' }).click();
    await expect(place).toBeHidden();
  }

  /** A latest reading with its value and age. */
  async expectLatest(label: string, value: string, age: string | RegExp): Promise<void> {
    const place = this.#page.locator('dl > div').filter({ hasText: label });
    await expect(place.getByText(value, { exact: true })).toBeVisible();
    await expect(place.locator('time')).toContainText(age);
    await expect(place.locator('time')).toHaveAttribute('title', /\d{4}/);
  }

  async expectFlag(text: string | RegExp): Promise<void> {
    await expect(this.#page.getByRole('list', { name: 'What to look at' }).getByText(text)).toBeVisible();
  }

  async show(span: 'Day' | 'Week' | 'Month' | 'Year' | 'All'): Promise<void> {
    await this.#page.getByRole('radio', { name: span }).check({ force: true });
  }

  async expectCharts(...titles: readonly string[]): Promise<void> {
    await expect(this.#page.getByRole('figure')).toHaveCount(titles.length);
    for (const title of titles) await expect(this.#walker(title)).toBeAttached();
  }

  /** How many values the keyboard can walk to in a chart. */
  async countValues(title: string): Promise<number> {
    return Number(await this.#walker(title).getAttribute('max')) + 1;
  }

  /** Walks a chart by keyboard, and gives what is said at each step. */
  async walk(title: string, ...keys: readonly string[]): Promise<readonly string[]> {
    const walker = this.#walker(title);
    await walker.focus();
    const said: string[] = [];
    for (const key of keys) {
      await this.#page.keyboard.press(key);
      said.push((await walker.getAttribute('aria-valuetext')) ?? '');
    }
    return said;
  }

  #walker(title: string): Locator {
    return this.#page.getByRole('slider', { name: `${title}, values one by one` });
  }

  async openTable(): Promise<void> {
    await this.#page.getByRole('tab', { name: 'Table' }).click();
  }

  /** The times of the rows of the table, from the top. */
  async countRows(): Promise<number> {
    const rows = this.#page.getByRole('table', { name: 'Readings by time' }).getByRole('rowheader');
    await expect(rows.first()).toBeVisible();
    return rows.count();
  }

  /** The lines of the file of readings. */
  async download(): Promise<readonly string[]> {
    const coming = this.#page.waitForEvent('download');
    await this.#page.getByRole('link', { name: 'CSV' }).click();
    const text = await readFile(await (await coming).path(), 'utf8');
    return text.trim().split('\r\n');
  }

  async expectAddressSays(words: string): Promise<void> {
    await expect.poll(() => new URL(this.#page.url()).search).toContain(words);
  }

  /** Answers what is asked of readings with a fault, until `mend` is called. */
  async breakReadings(): Promise<{ mend: () => Promise<void> }> {
    const pattern = '**/device/*/readings?**';
    await this.#page.route(pattern, (route) =>
      route.fulfill({ status: 403, json: { message: 'Not now.', code: 'forbidden' } }),
    );
    return { mend: () => this.#page.unroute(pattern) };
  }

  async tryAgain(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Try again' }).click();
  }
}
