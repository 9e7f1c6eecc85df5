import type { Page } from '@playwright/test';
import { AccessDriver } from './access-driver.ts';
import { ActionDriver } from './action-driver.ts';
import { BookDriver } from './book-driver.ts';
import { BoundaryDriver } from './boundary-driver.ts';
import { BoardDriver } from './board-driver.ts';
import { DashboardDriver } from './dashboard-driver.ts';
import { DeviceDriver } from './device-driver.ts';
import { DocumentsDriver } from './documents-driver.ts';
import { ExaminationDriver } from './examination-driver.ts';
import { FeatureFilesDriver } from './feature-files-driver.ts';
import { FeaturePageDriver } from './feature-page-driver.ts';
import { FertiliserDriver } from './fertiliser-driver.ts';
import { FingerDriver } from './finger-driver.ts';
import { FormDriver } from './form-driver.ts';
import { FrameDriver } from './frame-driver.ts';
import { GroundDriver } from './ground-driver.ts';
import { InvitationDriver } from './invitation-driver.ts';
import { KindListDriver } from './kind-list-driver.ts';
import { LifeDriver } from './life-driver.ts';
import { LivingDriver } from './living-driver.ts';
import { MapDriver } from './map-driver.ts';
import { MapFilesDriver } from './map-files-driver.ts';
import { MapNamesDriver } from './map-names-driver.ts';
import { MapToolsDriver } from './map-tools-driver.ts';
import { NextStepsDriver } from './next-steps-driver.ts';
import { OutboxDriver } from './outbox-driver.ts';
import { PeopleDriver } from './people-driver.ts';
import { PlanDriver } from './plan-driver.ts';
import { ProfileDriver } from './profile-driver.ts';
import { RecordDriver } from './record-driver.ts';
import { ReportDriver } from './report-driver.ts';
import { RiskDriver } from './risk-driver.ts';
import { ScreenDriver } from './screen-driver.ts';
import { SessionDriver } from './session-driver.ts';
import { SharingDriver } from './sharing-driver.ts';
import { SoilTestsDriver } from './soil-tests-driver.ts';
import { StockDriver } from './stock-driver.ts';

/** A person at a browser of their own. */
export interface Visitor {
  readonly screen: ScreenDriver;
  readonly session: SessionDriver;
  readonly board: BoardDriver;
  readonly dashboard: DashboardDriver;
  readonly plan: PlanDriver;
  readonly invitation: InvitationDriver;
  readonly outbox: OutboxDriver;
  readonly access: AccessDriver;
  readonly action: ActionDriver;
  readonly book: BookDriver;
  readonly boundary: BoundaryDriver;
  readonly list: KindListDriver;
  readonly map: MapDriver;
  readonly mapTools: MapToolsDriver;
  readonly names: MapNamesDriver;
  readonly mapFiles: MapFilesDriver;
  readonly fertiliser: FertiliserDriver;
  readonly soil: SoilTestsDriver;
  readonly stock: StockDriver;
  readonly devices: DeviceDriver;
  readonly examination: ExaminationDriver;
  readonly documents: DocumentsDriver;
  readonly finger: FingerDriver;
  readonly form: FormDriver;
  readonly frame: FrameDriver;
  readonly ground: GroundDriver;
  readonly report: ReportDriver;
  readonly profile: ProfileDriver;
  readonly feature: FeaturePageDriver;
  readonly files: FeatureFilesDriver;
  readonly people: PeopleDriver;
  readonly life: LifeDriver;
  readonly living: LivingDriver;
  readonly record: RecordDriver;
  readonly risk: RiskDriver;
  readonly sharing: SharingDriver;
  readonly next: NextStepsDriver;
}

export const visitorAt = (page: Page): Visitor => ({
  screen: new ScreenDriver(page),
  session: new SessionDriver(page),
  board: new BoardDriver(page),
  dashboard: new DashboardDriver(page),
  plan: new PlanDriver(page),
  invitation: new InvitationDriver(page),
  outbox: new OutboxDriver(page),
  access: new AccessDriver(page),
  action: new ActionDriver(page),
  book: new BookDriver(page),
  boundary: new BoundaryDriver(page),
  list: new KindListDriver(page),
  map: new MapDriver(page),
  mapTools: new MapToolsDriver(page),
  names: new MapNamesDriver(page),
  mapFiles: new MapFilesDriver(page),
  fertiliser: new FertiliserDriver(page),
  soil: new SoilTestsDriver(page),
  stock: new StockDriver(page),
  devices: new DeviceDriver(page),
  examination: new ExaminationDriver(page),
  documents: new DocumentsDriver(page),
  finger: new FingerDriver(page),
  form: new FormDriver(page),
  frame: new FrameDriver(page),
  ground: new GroundDriver(page),
  report: new ReportDriver(page),
  profile: new ProfileDriver(page),
  feature: new FeaturePageDriver(page),
  files: new FeatureFilesDriver(page),
  people: new PeopleDriver(page),
  life: new LifeDriver(page),
  living: new LivingDriver(page),
  record: new RecordDriver(page),
  risk: new RiskDriver(page),
  sharing: new SharingDriver(page),
  next: new NextStepsDriver(page),
});
