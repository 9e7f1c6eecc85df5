import { expect, type Locator } from '@playwright/test';

/** A list closes when the page below it moves, and a person opens it again; each try is given so long. */
const ONE_TRY = { timeout: 3_000 };

/** The first option that begins with these words; help may stand below them. */
export function optionOf(control: Locator, words: string): Locator {
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return control
    .page()
    .getByRole('option')
    .filter({ hasText: new RegExp(`^${escaped}`) })
    .first();
}

const leave = (box: Locator): Promise<unknown> => box.page().evaluate('document.activeElement?.blur()');

/** Chooses an option of a box that is typed into. */
export async function chooseByTyping(box: Locator, words: string): Promise<void> {
  const option = optionOf(box, words);
  await expect(async () => {
    await box.fill(words);
    try {
      await option.click(ONE_TRY);
    } catch (fault) {
      // Leaving the box empties it, so that typing the same again is typing.
      await leave(box);
      throw fault;
    }
  }).toPass();
  // What is looked up elsewhere may open the list once more; a person goes on to the next.
  await expect(option)
    .toBeHidden(ONE_TRY)
    .catch(() => leave(box));
}

/** Chooses an option of a list that a button opens. */
export async function chooseFromMenu(button: Locator, words: string): Promise<void> {
  await expect(async () => {
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click(ONE_TRY);
    await optionOf(button, words).click(ONE_TRY);
  }).toPass();
  // A list that is on its way out is a dialog beside that of the form.
  await expect(optionOf(button, words)).toBeHidden();
}
