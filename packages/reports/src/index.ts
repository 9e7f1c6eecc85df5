export type { PrintGround } from './map/print-ground.ts';
export { photoTiles, type PhotoTiles, type PrintPhoto } from './map/print-photo.ts';
export { printLayerOf, type PrintLayer } from './map/print-layer.ts';
export { farmThumbnail } from './map/farm-thumbnail.ts';
export { groundAround } from './map/ground-around.ts';
export { screenMap, type ScreenFeature, type ScreenMap } from './map/screen-map.ts';
export { reportDocument } from './report-makers.ts';
export type { ReportSource } from './record/read-report-source.ts';
export { fertiliserPlanOf, nitrogenOf, nitrogenOfSeason, noNitrogen } from './record/fertiliser-plan-of.ts';
export { boundaryOf } from './record/read-land.ts';
export type { PlanRow } from './record/plan-row.ts';
export type { ReportContent, ReportFeature, ReportPlan, TypesetDocument } from './report-input.ts';
export { chartTable } from './chart/chart-table.ts';
export { BarChart } from './chart/bar-chart.tsx';
export { SceneView } from './scene/scene-view.tsx';
export type { Scene } from './scene/scene.ts';
export type {
  Block,
  Cell,
  Column,
  Cover,
  LevelMark,
  MapBlock,
  PictureItem,
  PlanDocument,
  RichCell,
  Section,
  TableBlock,
} from './document/plan-document.ts';
export { sentencesOf } from './document/sentences-of.ts';
export { typesetDocument, type PrintPicture, type PrintPictures } from './document/typeset-document.ts';
export { printable } from './text/printable.ts';
export { bookPictures, MOST_PICTURES } from './book/book-pictures.ts';
export { PICTURE_FRAME } from './look/paper.ts';
export { redactContent, withoutCulturalPlaces } from './book/redact.ts';
export { auditIndex, type AuditFile, type AuditPack } from './audit/audit-index.ts';
export { planBook } from './book/plan-book.ts';
export { leavingOf, type LeavingDocument } from './book/leaving-of.ts';
export { isMaterialChange } from './book/material-change.ts';
export { seasonsOf } from './book/seasons-of.ts';
export type { BookChanges, BookContent, BookRow, BookSeason, BookSettings } from './book/book-content.ts';
