import { expect, type Locator, type Page } from '@playwright/test';
import type { AnyKind, Attributes, Field, Fields, ListField } from '@tussock/domain';
import { chooseByTyping, chooseFromMenu, optionOf } from './choose.ts';

/** A form made from declared fields, filled in as a person would: by the label and the look of each field. */
export class FormDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Fills in what a kind insists on, with these values. */
  async fillInRequired(kind: AnyKind, attributes: Attributes): Promise<void> {
    for (const [key, field] of Object.entries(kind.fields)) {
      // The status starts with a value.
      if (!field.required || (field.type === 'enum' && field.default !== undefined)) continue;
      await this.fillIn(this.#page.getByRole('main'), field, attributes[key]);
    }
  }

  /** Fills in one field of the page's form. */
  fillInField(field: Field, value: unknown): Promise<void> {
    return this.fillIn(this.#page.getByRole('main'), field, value);
  }

  /** Fills in every one of these values, every row of a list with all that it has. */
  async fillInAll(fields: Fields, values: Attributes, within = this.#page.getByRole('main')): Promise<void> {
    for (const [key, value] of Object.entries(values)) {
      const field = fields[key];
      if (field?.type === 'list') await this.#fillInRows(within, field, value as readonly Attributes[]);
      else if (field) await this.fillIn(within, field, value);
    }
  }

  async #fillInRows(within: Locator, field: ListField, rows: readonly Attributes[]): Promise<void> {
    const list = within.getByRole('group', { name: field.label, exact: true });
    for (const [index, row] of rows.entries()) {
      await list.getByRole('button', { name: `Add ${field.rowNoun}` }).click();
      const place = list.getByRole('group', { name: `${field.rowNoun} ${index + 1}`, exact: true });
      await this.fillInAll(field.row, row, place);
    }
  }

  /** Fills in one field within a form or a row of it. */
  async fillIn(within: Locator, field: Field, value: unknown): Promise<void> {
    const { label } = field;
    switch (field.type) {
      case 'text':
      case 'longText':
      case 'number':
      case 'integer':
        return within.getByRole('textbox', { name: label, exact: true }).fill(String(value));
      case 'enum':
        return this.#choose(within, label, field.options.find(({ key }) => key === value)?.label ?? '');
      case 'multiEnum': {
        await this.#trigger(within, label).click();
        for (const { key, label: words } of field.options)
          if ((value as readonly unknown[]).includes(key)) await optionOf(within, words).click();
        return this.#page.keyboard.press('Escape');
      }
      case 'featureRef':
        await this.#trigger(within, label).click();
        await this.#page.getByRole('listbox').getByRole('option').first().click();
        return this.#page.keyboard.press('Escape');
      case 'boolean':
        return within.getByRole('checkbox', { name: label }).setChecked(value === true);
      case 'date':
      case 'month': {
        const parts = within.getByRole('group', { name: label }).getByRole('spinbutton');
        for (const [index, part] of String(value).split('-').toReversed().entries())
          await parts.nth(index).pressSequentially(part);
        return undefined;
      }
      case 'list': {
        const list = within.getByRole('group', { name: label });
        const [row] = value as readonly Attributes[];
        await list.getByRole('button', { name: `Add ${field.rowNoun}` }).click();
        const rowPlace = list.getByRole('group', { name: `${field.rowNoun} 1` });
        for (const [key, rowField] of Object.entries(field.row))
          if (rowField.required) await this.fillIn(rowPlace, rowField, row?.[key]);
        return undefined;
      }
    }
  }

  /** Longer lists are found by typing, shorter ones open. */
  async #choose(within: Locator, label: string, words: string): Promise<void> {
    const box = within.getByRole('combobox', { name: label, exact: true });
    if ((await box.count()) > 0) await chooseByTyping(box, words);
    else await chooseFromMenu(this.#trigger(within, label), words);
  }

  async save(kind: AnyKind): Promise<void> {
    await this.#page.getByRole('button', { name: `Save ${kind.names.inSentence}`, exact: true }).click();
  }

  /** A page shows this value. */
  async expectShown(text: string): Promise<void> {
    await expect(this.#page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible();
  }

  /** The button that opens a list; its words begin with the label. */
  #trigger(within: Locator, label: string): Locator {
    return within.getByRole('button', { name: label }).first();
  }
}
