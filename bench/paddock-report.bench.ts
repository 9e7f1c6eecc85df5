import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as turn } from 'node:timers/promises';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { paddockReport } from '@tussock/reports';
import { createPdfRenderer } from '../apps/server/src/platform/pdf/create-pdf-renderer.ts';
import { fontFolders } from '../apps/server/src/platform/pdf/font-folders.ts';
import { childrenCpuMs } from './measure/children-cpu.ts';
import { interleave } from './measure/interleave.ts';
import { printFigures, printMachine } from './measure/print-figures.ts';
import { largeFarm } from './sample/large-farm.ts';

const PADDOCKS = 1000;
const settings = { paddockFeatureMode: 'area', cropPastureMode: 'percentage' } as const;

const content = await largeFarm(PADDOCKS);
const make = () => paddockReport({ ...content, settings });
const prepared = make();

const workspace = mkdtempSync(join(tmpdir(), 'tussock-bench-'));
const compiler = NodeCompiler.create({
  workspace,
  fontArgs: [{ fontPaths: [...fontFolders] }],
});
const renderer = createPdfRenderer();

/** The same document, prepared beforehand, by the compiler alone in this process. */
async function typesetBare(): Promise<Uint8Array> {
  for (const [name, text] of Object.entries(prepared.files))
    compiler.mapShadow(`${workspace}/${name}`, Buffer.from(text));
  const pdf = compiler.pdf(
    { mainFilePath: `${workspace}/${prepared.main}` },
    { pdfStandard: 'ua-1', creationTimestamp: 1 },
  );
  compiler.resetShadow();
  compiler.evictCache(0);
  await turn(0);
  if (!pdf) throw new Error('the document could not be typeset');
  return pdf;
}

const bytes = (await typesetBare()).length;
const whole = await renderer.render(make(), content.at);
if (process.env['KEEP_PDF']) writeFileSync(process.env['KEEP_PDF'], whole);
printMachine();
console.log(
  `  ${PADDOCKS} paddocks, ${content.features.length} features, ${(bytes / 1024).toFixed(0)} kB of PDF`,
);
const figures = await interleave(
  [
    { name: 'Typst alone', run: typesetBare },
    {
      name: 'report made, and typeset by child',
      run: () => renderer.render(make(), content.at),
      otherCpuMs: childrenCpuMs,
    },
    { name: '  of which: report made', run: make },
  ],
  { rounds: 11, warmUps: 6 },
);
printFigures('Paddock report against Typst alone', figures, { target: 1.5 });
await renderer.close();
rmSync(workspace, { recursive: true, force: true });
