/** Letters of a name that any reader of headers understands (RFC 6266 D); the rest stand in the other form of it. */
const asciiOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .replaceAll(/[^\u0020-\u007e]|["\\%]/gu, '_');

/** RFC 5987: what `encodeURIComponent` leaves and the header may not hold. */
const encoded = (name: string): string =>
  encodeURIComponent(name.replaceAll(/\p{Cs}/gu, '_')).replaceAll(
    /['()*]/gu,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Says that an answer is to be saved, and under which name; one with other letters than ASCII is there in both forms (RFC 6266). */
export const attachmentOf = (name: string): string =>
  `attachment; filename="${asciiOf(name)}"; filename*=UTF-8''${encoded(name)}`;
