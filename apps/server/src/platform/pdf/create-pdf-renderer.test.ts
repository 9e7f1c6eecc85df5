import { spawnSync } from 'node:child_process';
import { afterEach, expect, test } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { createPdfRenderer } from './create-pdf-renderer.ts';
import type { PdfRenderer, TypesetDocument } from './pdf-renderer.ts';

const AT = new Date('2026-11-21T00:00:00Z');
const GENEROUS_MS = 60_000;
const open: PdfRenderer[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((renderer) => renderer.close()));
});

function rendererFor(timeoutMs: number): PdfRenderer {
  const renderer = createPdfRenderer(timeoutMs);
  open.push(renderer);
  return renderer;
}

const documentOf = (body: string): TypesetDocument => ({
  main: 'main.typ',
  files: { 'main.typ': `#set document(title: "Tōtara")\n${body}` },
});
const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.slice(0, 5)).toString('latin1') === '%PDF-';

/** The typesetting processes of this very process. */
function typesetters(): readonly number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(process.pid), '-f', 'typeset.child.mjs'], {
    encoding: 'utf8',
  });
  return stdout.split('\n').filter(Boolean).map(Number);
}

/** Ends them, as a lack of memory would. */
function crashTypesetters(): void {
  for (const pid of typesetters()) process.kill(pid, 'SIGKILL');
}

test('a document that never ends is ended, and the next one is typeset', async () => {
  const renderer = rendererFor(3000);
  const endless = renderer.render(
    documentOf('#{ let n = 0; while true { n += 1; if n < 0 { break } } }'),
    AT,
  );
  await expect(endless).rejects.toThrow(/took too long|could not be typeset/);
  const runaway = renderer.render(
    documentOf(
      '#let spin(n) = { for i in range(100000) { for j in range(100000) { n += i * j } }; n }\n#spin(0)',
    ),
    AT,
  );
  await expect(runaway).rejects.toThrow('took too long');
  expect(isPdf(await renderer.render(documentOf('= Tōtara'), AT))).toBe(true);
});

test('the process is there before the first document is asked for, and a fault in getting ready is no fault of that document', async () => {
  const renderer = rendererFor(GENEROUS_MS);
  expect(typesetters()).toHaveLength(0);
  await renderer.warm({ maker: 'none', content: null });
  const [ready] = typesetters();
  expect(ready).toBeGreaterThan(0);
  expect(isPdf(await renderer.render(documentOf('= One'), AT))).toBe(true);
  expect(typesetters()).toEqual([ready]);
});

test('a process that is lost between two documents is replaced', async () => {
  const renderer = rendererFor(GENEROUS_MS);
  await renderer.render(documentOf('= One'), AT);
  crashTypesetters();
  await expect.poll(async () => renderer.render(documentOf('= Two'), AT).then(isPdf, () => false)).toBe(true);
});

test('a process that is lost in the middle of a document fails that document only', async () => {
  const renderer = rendererFor(GENEROUS_MS);
  await renderer.render(documentOf('= One'), AT);
  const lost = renderer.render(
    documentOf(
      '#let spin(n) = { for i in range(100000) { for j in range(100000) { n += i * j } }; n }\n#spin(0)',
    ),
    AT,
  );
  const next = renderer.render(documentOf('= Two'), AT);
  await Promise.resolve();
  setImmediate(crashTypesetters);
  await expect(lost).rejects.toThrow(/process/);
  expect(isPdf(await next)).toBe(true);
});

test('a document that breaks the rules of accessible PDFs is refused, and says why', async () => {
  const renderer = rendererFor(GENEROUS_MS);
  const withoutTitle: TypesetDocument = { main: 'main.typ', files: { 'main.typ': '= One' } };
  await expect(renderer.render(withoutTitle, AT)).rejects.toThrow(/title/);
  await expect(renderer.render(documentOf('A cow \u{10FFFD}'), AT)).rejects.toThrow('could not be typeset');
});

test('a document cannot read files of the machine', async () => {
  const renderer = rendererFor(GENEROUS_MS);
  await expect(renderer.render(documentOf('#read("/etc/passwd")'), AT)).rejects.toThrow(
    'could not be typeset',
  );
  await expect(renderer.render(documentOf('#read("../../etc/passwd")'), AT)).rejects.toThrow(
    'could not be typeset',
  );
});

test('documents asked for at once come out one after another, each its own', async () => {
  const renderer = rendererFor(GENEROUS_MS);
  const [one, two] = await Promise.all([
    renderer.render(documentOf('#pagebreak()'), AT),
    renderer.render(documentOf('Short'), AT),
  ]);
  expect([one, two].map((pdf) => readPdf(pdf).info['Pages'])).toEqual(['2', '1']);
});
