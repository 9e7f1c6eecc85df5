/** The ASCII form of a file name, which every reader of headers understands (RFC 6266 D); other letters are only in the extended form. */
const asciiOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .replaceAll(/[^\u0020-\u007e]|["\\%]/gu, '_');

/** The extended form of a file name (RFC 5987): also escapes what `encodeURIComponent` leaves and the header may not contain. */
const encoded = (name: string): string =>
  encodeURIComponent(name.replaceAll(/\p{Cs}/gu, '_')).replaceAll(
    /['()*]/gu,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The `Content-Disposition` for a download under a name; a name with letters outside ASCII is given in both forms (RFC 6266). */
export const attachmentOf = (name: string): string =>
  `attachment; filename="${asciiOf(name)}"; filename*=UTF-8''${encoded(name)}`;
