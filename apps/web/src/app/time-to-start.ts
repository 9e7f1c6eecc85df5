/** What waits longer than a moment is shown the frame of the page meanwhile, milliseconds. */
const A_MOMENT_MS = 1000;

interface Beginning {
  /** Farms stand in the first picture, to be read and opened. */
  readonly areFarmsShown: boolean;
  /** The server, or what stands for it on this device, answers at once. */
  readonly isServerNear: boolean;
}

/**
 * Ends when it is time to put the page together; what its first place needs is loaded meanwhile. Farms that are shown stay until the list
 * itself can be drawn in their place. Where all of it is here in a moment, the page is put together once, and not first without what it shows.
 * Else its frame comes at once.
 */
export async function timeToStart(
  { areFarmsShown, isServerNear }: Beginning,
  load: () => Promise<unknown>,
): Promise<void> {
  if (!areFarmsShown && !isServerNear) return;
  // What fails is shown by the page.
  const loaded = load().catch(() => undefined);
  if (areFarmsShown) await loaded;
  else
    await Promise.race([
      loaded,
      new Promise((resolve) => {
        setTimeout(resolve, A_MOMENT_MS);
      }),
    ]);
}
