/** Erases, behind everything that is shown, what nobody has opened on this device for long. */
export async function eraseWhatIsOld(): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  const { eraseOld } = await import('../session/erase-device.ts');
  await eraseOld(Date.now());
}
