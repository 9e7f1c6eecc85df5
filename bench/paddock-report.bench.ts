import { monitorEventLoopDelay } from 'node:perf_hooks';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as turn } from 'node:timers/promises';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { kinds } from '@tussock/domain';
import { reportDocument, typesetDocument, type PlanRow, type ReportContent } from '@tussock/reports';
import { createPdfRenderer } from '../apps/server/src/platform/pdf/create-pdf-renderer.ts';
import type { DocumentOrder } from '../apps/server/src/platform/pdf/pdf-renderer.ts';
import { fontFolders } from '../apps/server/src/platform/pdf/font-folders.ts';
import { childrenCpuMs } from './measure/children-cpu.ts';
import { interleave } from './measure/interleave.ts';
import { printFigures, printMachine } from './measure/print-figures.ts';
import { kitReport } from './sample/kit-report.ts';
import { largeFarm } from './sample/large-farm.ts';

const PADDOCKS = 1000;
/** Of about 10,000 and 50,000 features; with LARGE=1 only, since the second takes its time. */
const LARGE = process.env['LARGE'] ? [5000, 25_000] : [];
/** The report has the name of the kind it is about. */
const PADDOCK = kinds.paddock.id;
const settings = { paddockFeatureMode: 'area', cropPastureMode: 'percentage' } as const;

const content = await largeFarm(PADDOCKS);
const source = { rows: rowsOf(content), rev: 1, at: content.at };
const made = reportDocument(PADDOCK, source, settings);
const make = () => typesetDocument(reportDocument(PADDOCK, source, settings));
const prepared = typesetDocument(made);
const order = orderOf(content);

/** The rows of a plan's record, as the server has them. */
function rowsOf({ plan, boundary, features }: ReportContent): readonly PlanRow[] {
  const { propertyName, physicalAddress, catchment, areaHectares } = plan;
  return [
    { id: 'plan', entity: 'plan', values: { propertyName, physicalAddress, catchment }, made: {} },
    {
      id: 'boundary',
      entity: 'boundary',
      values: {},
      made: {
        areaHectares,
        boundaryFeatures: boundary.map((geometry) => ({ geometry, properties: { name: 'Home' } })),
      },
    },
    ...features.map(({ id, kindId, geometry, attributes, ...made }) => ({
      id,
      entity: kindId,
      values: { geometry, ...attributes },
      made,
    })),
  ];
}

/** The order of a report as the server gives it: rows as the text of a list. */
function orderOf(farm: ReportContent): DocumentOrder {
  const rowsText = JSON.stringify(rowsOf(farm));
  return { maker: 'report', content: { id: PADDOCK, settings, rowsText, rev: 1, at: farm.at } };
}

/** A report as large as nobody should have to wait for: how long, how heavy, and how late the event loop is for it. */
async function printLarge(paddockCount: number): Promise<void> {
  const large = await largeFarm(paddockCount);
  const ordered = orderOf(large);
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  const from = performance.now();
  const pdf = await renderer.render(ordered, large.at);
  const seconds = (performance.now() - from) / 1000;
  loop.disable();
  console.log(
    `  ${large.features.length} features: ${seconds.toFixed(1)} s, ${(pdf.length / 1024 / 1024).toFixed(1)} MB, event loop late by ${(loop.max / 1e6).toFixed(0)} ms at most`,
  );
}

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
const whole = await renderer.render(order, content.at);
if (process.env['KEEP_PDF']) writeFileSync(process.env['KEEP_PDF'], whole);
printMachine();
console.log(
  `  ${PADDOCKS} paddocks, ${content.features.length} features, ${(bytes / 1024).toFixed(0)} kB of PDF`,
);
const figures = await interleave(
  [
    { name: 'Typst alone', run: typesetBare },
    {
      name: 'report made and typeset by child',
      run: () => renderer.render(order, content.at),
      otherCpuMs: childrenCpuMs,
    },
    { name: '  of which: report made', run: make },
    { name: 'its outlines and cells by pdfkit', run: () => kitReport(made, prepared) },
  ],
  { rounds: 11, warmUps: 6 },
);
printFigures('Paddock report against Typst alone', figures, { target: 1.5 });
for (const paddockCount of LARGE) await printLarge(paddockCount);
await renderer.close();
rmSync(workspace, { recursive: true, force: true });
