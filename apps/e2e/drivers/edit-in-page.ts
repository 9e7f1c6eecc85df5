/** What somebody did with their edits: how often they were asked whose cells are to stand, and what they said. */
export interface Answered {
  readonly mine: number;
  readonly theirs: number;
}

interface Wish {
  readonly seed: number;
  readonly count: number;
}

/**
 * So many random edits of names and numbers in an open list, each saved, and answered where somebody else has changed the same: what a
 * person does there, by the same cells and buttons, as fast as the page can follow. Runs inside the page, and knows nothing outside it.
 */
export async function editInPage({ seed, count }: Wish): Promise<Answered> {
  let state = seed;
  const next = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const drawn = (): Promise<unknown> => new Promise(requestAnimationFrame);
  const bar = (): Element | null =>
    document.querySelector('section[aria-label="Changes that are not saved"]');
  const press = (words: string): boolean => {
    const buttons = [...(bar()?.querySelectorAll('button') ?? [])];
    const button = buttons.find((one) => one.textContent.startsWith(words) && !one.disabled);
    button?.click();
    return button !== undefined;
  };
  const type = async (text: string): Promise<void> => {
    const rows = document.querySelectorAll('[role="grid"] [data-row]');
    const cell = rows[next(rows.length)]?.querySelector(`[data-column="${next(2) * 2}"]`);
    cell?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
    await drawn();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    cell?.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));
    await drawn();
  };
  const answered = { mine: 0, theirs: 0 };
  for (let edit = 0; edit < count; edit += 1) {
    await type(`${seed}-${edit}`);
    const side = next(2) === 0 ? 'mine' : 'theirs';
    while (bar()) {
      if (press(side === 'mine' ? 'Keep my cells' : 'Take theirs')) answered[side] += 1;
      else press('Save');
      await drawn();
    }
  }
  return answered;
}
