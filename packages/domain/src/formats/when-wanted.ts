/**
 * What takes a while to make, made when it is first wanted and kept: what writes days by the words of a language takes a browser up to a
 * fortieth of a second, and a page that writes none should not wait for it.
 */
export function whenWanted<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
