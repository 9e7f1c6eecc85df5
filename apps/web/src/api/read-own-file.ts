/** A JSON file that came with the application itself. @throws TypeError where it cannot be fetched */
export const readOwnFile = async (url: string): Promise<unknown> =>
  (await fetch(new URL(url, document.baseURI))).json();
