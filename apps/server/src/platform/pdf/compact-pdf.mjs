// Packs the small objects of a PDF into compressed object streams (PDF 1.7, 7.5.7): the typesetter writes each cell of a
// tagged table as an object of its own, unpacked, which is most of the weight of a long report. Plain JavaScript, because
// the typesetting child is.
import { deflateSync } from 'node:zlib';

const OBJECTS_PER_STREAM = 500;
/** Of 9: the rest of the way costs twice the time for a few parts in a hundred of the weight. */
const PACKING_LEVEL = 3;
const COMPRESSED_ENTRY = 2;
const PLAIN_ENTRY = 1;
const FREE_ENTRY = 0;
/** Bytes of an entry's fields: its type, an offset or the number of a stream, a generation or a place in the stream. */
const WIDTHS = [1, 4, 2];

/** Where each object of a file with a classic table of objects begins; undefined for any other file. */
function readObjects(pdf) {
  const tail = pdf.subarray(-1024).toString('latin1');
  const tableAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1] ?? Number.NaN);
  if (!(tableAt > 0) || pdf.toString('latin1', tableAt, tableAt + 4) !== 'xref') return undefined;
  const table = pdf.toString('latin1', tableAt);
  const [, first, count] = /^xref\s+(\d+) (\d+)\s/.exec(table) ?? [];
  const trailer = /trailer\s*<<([\s\S]*)>>\s*startxref/.exec(table)?.[1];
  if (first !== '0' || trailer === undefined || /\/(Encrypt|Prev)\b/.test(trailer)) return undefined;
  const entries = [...table.matchAll(/(\d{10}) (\d{5}) ([nf])/g)];
  if (entries.length !== Number(count)) return undefined;
  const objects = entries
    .map(([, offset, generation, use], number) => ({ number, from: Number(offset), generation, use }))
    .filter(({ use }) => use === 'n')
    .sort((a, b) => a.from - b.from);
  if (objects.some(({ generation }) => generation !== '00000')) return undefined;
  return {
    trailer: trailer.replace(/\/Size\s+\d+/, '').trim(),
    head: pdf.subarray(0, objects[0]?.from ?? 0),
    objects: objects.map(({ number, from }, index) => ({
      number,
      from,
      to: objects[index + 1]?.from ?? tableAt,
    })),
  };
}

/** What stands between `N 0 obj` and `endobj`; undefined for an object with a stream, and for what is not understood. */
function bodyOf({ number, from, to }, text) {
  const start = `${number} 0 obj`;
  const object = text.slice(from, to).trimEnd();
  if (!object.startsWith(start) || !object.endsWith('endobj')) return undefined;
  const body = object.slice(start.length, -'endobj'.length).trim();
  return body.endsWith('endstream') ? undefined : body;
}

const streamObject = (number, dictionary, content) => {
  const packed = deflateSync(content, { level: PACKING_LEVEL });
  return Buffer.concat([
    Buffer.from(
      `${number} 0 obj\n<< ${dictionary} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
    ),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
};

/** One stream that holds some objects: their numbers and places first, then they themselves. */
function packObjects(number, group) {
  let at = 0;
  const places = group.map(({ number: held, body }) => {
    const place = `${held} ${at}`;
    at += body.length + 1;
    return place;
  });
  const index = `${places.join(' ')}\n`;
  const content = Buffer.from(index + group.map(({ body }) => `${body}\n`).join(''), 'latin1');
  return streamObject(number, `/Type /ObjStm /N ${group.length} /First ${index.length}`, content);
}

/** The table of objects as a stream of its own, which is what can name packed objects. */
function packTable(number, entries, trailer) {
  const table = Buffer.alloc((number + 1) * 7);
  const write = (place, [type, where, index]) => {
    table.writeUInt8(type, place * 7);
    table.writeUInt32BE(where, place * 7 + 1);
    table.writeUInt16BE(index, place * 7 + 5);
  };
  for (let place = 0; place <= number; place++) write(place, entries.get(place) ?? [FREE_ENTRY, 0, 0xffff]);
  return streamObject(number, `/Type /XRef /Size ${number + 1} /W [${WIDTHS.join(' ')}] ${trailer}`, table);
}

/** The same document in fewer bytes; a file that is not as the typesetter writes them is given back as it is. */
export function compactPdf(given) {
  const pdf = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const found = readObjects(pdf);
  if (!found) return given;
  const parts = [found.head];
  let length = found.head.length;
  const entries = new Map();
  const add = (number, bytes) => {
    entries.set(number, [PLAIN_ENTRY, length, 0]);
    parts.push(bytes);
    length += bytes.length;
  };
  const small = [];
  // Read as text once: there are tens of thousands of objects.
  const text = pdf.toString('latin1');
  for (const object of found.objects) {
    const body = bodyOf(object, text);
    if (body === undefined) add(object.number, pdf.subarray(object.from, object.to));
    else small.push({ number: object.number, body });
  }
  let next = found.objects.reduce((most, { number }) => Math.max(most, number), 0) + 1;
  for (let from = 0; from < small.length; from += OBJECTS_PER_STREAM) {
    const group = small.slice(from, from + OBJECTS_PER_STREAM);
    for (const [index, { number }] of group.entries()) entries.set(number, [COMPRESSED_ENTRY, next, index]);
    add(next, packObjects(next, group));
    next += 1;
  }
  const tableAt = length;
  entries.set(next, [PLAIN_ENTRY, tableAt, 0]);
  parts.push(packTable(next, entries, found.trailer), Buffer.from(`startxref\n${tableAt}\n%%EOF\n`));
  return Buffer.concat(parts);
}
