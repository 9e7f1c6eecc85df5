import Papa from 'papaparse';
import { LaboratoryFile } from '../apps/web/src/screens/plan-view-soil/laboratory/laboratory-file.ts';
import { interleave } from './measure/interleave.ts';
import { printFigures, printMachine } from './measure/print-figures.ts';

const ROWS = 50_000;

const head =
  'Laboratory Job Number,Laboratory Number,Interim,Date Registered,File Creation Date,Primary Contact Name,Client Name,Submitter Name,Submitter Address,Client Order Number,Sample Name,Sample Type,Sample Depth,Date Sampled,pH,Olsen Phosphorus,Potassium MAF QT,Calcium MAF QT,Magnesium MAF QT,Sulfate Sulfur';
/** Every fifth row is refused, every seventh has a value that cannot be taken. */
const rows = Array.from({ length: ROWS }, (_one, index) =>
  [
    `J${index >> 6},J${index >> 6}.${index % 64},No,14/08/2025,21/08/2025,Tui Example,Example Station,Rangi Sample,"12 Example Road, Sampleton 7999",PO-${index % 90}`,
    `Transect ${index % 400},Soil,0-75 mm,${index % 5 === 0 ? '31/02/2025' : '11/08/2025'}`,
    `${index % 7 === 0 ? 'acid' : '5.8'},24,8,${index % 11 === 0 ? '' : '9'},22,<1`,
  ].join(','),
);
const text = [head, ...rows].join('\r\n');
const bytes = new TextEncoder().encode(text);
const plan = {
  transects: Array.from({ length: 400 }, (_one, index) => ({ id: `t${index}`, name: `Transect ${index}` })),
  aliases: [],
  tests: [],
  choices: [],
};

let told = '';
const readAndHold = async (): Promise<void> => {
  const file = new LaboratoryFile();
  const summary = await file.read(bytes, {}, '2026-11-21');
  const held = file.hold(plan);
  if (!summary.ok || held.counts.refused !== ROWS / 5)
    throw new Error('the file was not read as it should be');
  told = `${held.counts.new} new, ${held.counts.refused} refused, ${held.remarked} with remarks`;
};

printMachine();
const figures = await interleave(
  [
    { name: 'papaparse alone', run: () => Papa.parse(new TextDecoder().decode(bytes), { delimiter: ',' }) },
    { name: 'read, judged, held against a plan', run: readAndHold },
  ],
  { rounds: 9, warmUps: 2 },
);
console.log(`  ${(bytes.length / 1e6).toFixed(1)} MB; ${told}`);
printFigures(`${ROWS} rows with faults by row`, figures, { target: 4 });
