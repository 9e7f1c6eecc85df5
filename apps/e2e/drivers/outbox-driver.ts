import { expect, type Page } from '@playwright/test';

/** The line of a letter that says to whom it goes: others may name the address in their words. */
const addressed = (outbox: Page, email: string) =>
  outbox.getByText(new RegExp(`^To ${email.replaceAll(/[.+]/g, '\\$&')}, `));

/** The letters that would have been sent. */
export class OutboxDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** A letter to an address holds these words. */
  async expectLetter(email: string, words: string): Promise<void> {
    const outbox = await this.#page.context().newPage();
    try {
      const written = outbox
        .getByRole('article')
        .filter({ has: addressed(outbox, email) })
        .filter({ hasText: words });
      await expect
        .poll(async () => {
          await outbox.goto('/dev/outbox');
          return written.count();
        })
        .toBe(1);
    } finally {
      await outbox.close();
    }
  }

  /** The link of the newest invitation to an address, once there are so many letters to it: a path of this site. */
  async invitationTo(email: string, { letters = 1 } = {}): Promise<string> {
    return (await this.linkTo(email, { letters })).pathname;
  }

  /** Where the newest letter to an address leads. */
  async linkTo(email: string, { letters = 1 } = {}): Promise<URL> {
    const outbox = await this.#page.context().newPage();
    try {
      const written = outbox.getByRole('article').filter({ has: addressed(outbox, email) });
      await expect
        .poll(async () => {
          await outbox.goto('/dev/outbox');
          return written.count();
        })
        .toBe(letters);
      const href = await written.first().getByRole('link').getAttribute('href');
      return new URL(href ?? '');
    } finally {
      await outbox.close();
    }
  }
}
