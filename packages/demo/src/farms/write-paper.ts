/** Vowels with a macron, which the letters of a PDF's own fonts leave out until they are named. */
const MACRONS: readonly (readonly [string, number, string])[] = [
  ['ā', 128, 'amacron'],
  ['ē', 129, 'emacron'],
  ['ī', 131, 'imacron'],
  ['ō', 141, 'omacron'],
  ['ū', 143, 'umacron'],
  ['Ā', 144, 'Amacron'],
  ['Ō', 157, 'Omacron'],
];
const codes = new Map(MACRONS.map(([letter, code]) => [letter, code]));

/** A ring of a shape on the page: x and y from 0 to 1, y downwards. */
export type PageRing = readonly (readonly [number, number])[];

/** What stands on a made-up paper. */
export interface PaperText {
  readonly title: string;
  /** Paragraphs and rows, each on a line of its own; an empty one leaves a gap. */
  readonly lines: readonly string[];
  /** Shapes of a map below the text. */
  readonly rings?: readonly PageRing[];
}

const WIDTH = 595;
const HEIGHT = 842;
const MARGIN = 64;
const MAP_SIDE = WIDTH - 2 * MARGIN;

/** A text as a PDF writes it: one byte a letter, in octal where it is not ASCII. */
const asPdf = (text: string): string =>
  Array.from(text, (letter) => {
    const code = codes.get(letter) ?? letter.charCodeAt(0);
    if ('()\\'.includes(letter)) return `\\${letter}`;
    return code < 127 ? letter : `\\${(code > 255 ? 63 : code).toString(8).padStart(3, '0')}`;
  }).join('');

const textAt = (text: string, { y, size, font }: { y: number; size: number; font: string }): string =>
  `BT /${font} ${size} Tf ${MARGIN} ${y.toFixed(1)} Td (${asPdf(text)}) Tj ET`;

function ringPath(ring: PageRing, top: number): string {
  const points = ring.map(
    ([x, y]) => `${(MARGIN + x * MAP_SIDE).toFixed(1)} ${(top - y * MAP_SIDE).toFixed(1)}`,
  );
  return `${points.map((point, index) => `${point} ${index === 0 ? 'm' : 'l'}`).join(' ')} h B`;
}

function pageOf({ title, lines, rings = [] }: PaperText): string {
  const top = HEIGHT - MARGIN;
  const drawn = ['0.18 0.42 0.25 rg', textAt(title, { y: top - 18, size: 20, font: 'B' }), '0 g'];
  let y = top - 54;
  for (const line of lines) {
    if (line !== '') drawn.push(textAt(line, { y, size: 11, font: 'R' }));
    y -= line === '' ? 10 : 17;
  }
  if (rings.length > 0) drawn.push('0.9 0.94 0.88 rg 0.18 0.42 0.25 RG 0.7 w');
  return [...drawn, ...rings.map((ring) => ringPath(ring, y))].join('\n');
}

/** A PDF of one page, in ASCII, as short as it can be: a paper of a made-up farm. */
export function writePaper(paper: PaperText): Uint8Array {
  const content = pageOf(paper);
  const encoding = `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${MACRONS.map(([, code, name]) => `${code} /${name}`).join(' ')}] >>`;
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding ${encoding} >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-NZ) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 6 0 R /Resources << /Font << /R 4 0 R /B 5 0 R >> >> >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = text.length;
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
