import {
  dayInNewZealand,
  reports,
  reportWords,
  titleAttribution,
  type AnyKind,
  type ReportSettingsOf,
} from '@tussock/domain';
import type { PlanePosition } from '@tussock/geometry';
import { sayAll } from '../document/blocks.ts';
import type { Block, PlanDocument, Section } from '../document/plan-document.ts';
import { documentOf } from '../document/report-document.ts';
import { paper } from '../look/paper.ts';
import { farmMap, type MapExtras, type MapTheme } from '../map/farm-map.ts';
import { farmMapSheets, type MapSheet } from '../map/map-sheets.ts';
import { groundOfReport } from '../map/ground.ts';
import { fenceLooks, joinLooks, soilLooksOf, unitLooks, type Looks } from '../map/map-looks.ts';
import { mapBlocks, type AboutMap } from '../map/map-section.ts';
import { underMap } from '../map/under-map.ts';
import { paddockLines } from '../paddock/paddock-line.ts';
import { risksOf, testsOf } from '../record/read-risk.ts';
import type { ReportContent } from '../report-input.ts';
import { showNumber } from '../text/figures.ts';

type Settings = ReportSettingsOf<'map'>;

/** Maximum number of sheets; nobody lays out more on a floor. */
const MOST_SHEETS = 60;

/** Builds the document with only the farm's map, on one sheet or on several with an index. */
export function mapDocument(content: ReportContent, settings: Settings): PlanDocument {
  const { plan, boundary, features } = content;
  const beneath = underMap(content);
  const attribution = boundary.length > 0 ? (content.attribution ?? titleAttribution.survey) : null;
  const about: AboutMap = { attribution, propertyName: plan.propertyName, beneath };
  const ground = groundOfReport(content);
  const { layers } = settings;
  const theme: MapTheme = {
    paddocks: paddockLines(features),
    beneath,
    papers: [settings.paper],
    fillsPage: true,
    hasGrid: settings.grid === 'lines',
    imported: content.imported ?? [],
    ...joinLooks(...coloursOf(content, settings)),
    ...(layers.length > 0 ? { shows: ({ id }: AnyKind) => layers.includes(id) } : {}),
  };
  const unread = sayUnread(content);
  const whole = ground && farmMap(ground, theme);
  const { ratio } = settings;
  if (!ground || ratio === null)
    return sheetDocument(content, [sheetSection(plan.propertyName, [...unread, ...mapBlocks(whole, about)])]);
  const sheets = farmMapSheets(ground, theme, { paper: settings.paper, ratio });
  if (sheets.length > MOST_SHEETS) {
    const tooMany = `At 1:${showNumber(ratio)} the farm takes ${showNumber(sheets.length)} sheets of ${settings.paper.toUpperCase()}, and ${MOST_SHEETS} are made at most: choose larger paper, or a smaller scale. This is the farm on one sheet.`;
    return sheetDocument(content, [
      sheetSection(plan.propertyName, [...sayAll([tooMany]), ...unread, ...mapBlocks(whole, about)]),
    ]);
  }
  const [only] = sheets;
  if (sheets.length === 1 && only)
    return sheetDocument(content, [
      sheetSection(plan.propertyName, [...unread, ...mapBlocks(only.draw(), about)]),
    ]);
  const index = farmMap(ground, {
    ...theme,
    hasGrid: false,
    papers: ['a4'],
    // Sheets reach beyond the farm.
    around: sheets.map(({ outline }) => outline),
    extras: indexMarks(sheets),
  });
  return sheetDocument(content, [
    sheetSection(`${plan.propertyName}: index of sheets`, [...unread, ...mapBlocks(index, about)]),
    ...sheets.map(({ name, draw }): Section => ({
      id: `sheet-${name.toLowerCase()}`,
      title: `${plan.propertyName}: sheet ${name}`,
      level: 1,
      isNewPage: true,
      blocks: mapBlocks(draw(), about),
    })),
  ]);
}

/** Colours by risk or soil results, as chosen on the screen map. */
function coloursOf(
  { features, rows = [], at }: ReportContent,
  { landUnits, fences, transects }: Settings,
): readonly Looks[] {
  return [
    ...(landUnits === 'none' ? [] : [unitLooks(risksOf(rows), landUnits)]),
    ...(fences === 'risk' ? [fenceLooks(features, dayInNewZealand(at))] : []),
    ...(transects === 'none' ? [] : [soilLooksOf({ features, tests: testsOf(rows) }, transects)]),
  ];
}

/** Note about requested imported layers that are not available. */
function sayUnread({ imported = [] }: ReportContent): readonly Block[] {
  const names = imported.flatMap(({ name, geometries }) => (geometries ? [] : [name]));
  return names.length === 0 ? [] : sayAll([reportWords.layersUnread(names)]);
}

const sheetDocument = (content: ReportContent, sections: readonly Section[]): PlanDocument => {
  const document = documentOf(reports.map, content, []);
  return { ...document, hasFront: false, sections };
};

const sheetSection = (title: string, blocks: readonly Block[]): Section => ({
  id: 'map',
  title,
  level: 1,
  blocks,
});

/** Outlines of the sheets on the map of the whole farm, with their names. */
const indexMarks =
  (sheets: readonly MapSheet[]) =>
  (onSheet: (place: PlanePosition) => PlanePosition): MapExtras => ({
    marks: sheets.flatMap(({ name, outline }) => {
      const ring = (outline.lines[0] ?? []).map(onSheet);
      const [[west, south] = [0, 0], , [east, north] = [0, 0]] = ring;
      return [
        {
          shape: 'rect' as const,
          x: west,
          y: north,
          width: east - west,
          height: south - north,
          stroke: paper.ink,
          strokeWidth: 0.7,
          dash: [4, 2],
        },
        {
          shape: 'text' as const,
          x: west + 5,
          y: north + 13,
          text: name,
          size: 11,
          fill: paper.ink,
          weight: 'strong' as const,
          halo: paper.white,
        },
      ];
    }),
  });
