import type { Clock } from './platform/clock/clock.ts';
import type { Configuration } from './platform/configuration/configuration.ts';
import type { OpenDatabase } from './platform/database/open-database.ts';
import type { FileStore } from './platform/files/file-store.ts';
import type { GeometryThreads } from './platform/geometry/geometry-threads.ts';
import type { CatchmentLayer } from './platform/ground/catchment-layer.ts';
import type { GroundTiles, SoilTiles } from './platform/ground/ground-tiles.ts';
import type { IdentityProvider } from './platform/identity/identity-provider.ts';
import type { LandSurvey } from './platform/land-survey/land-survey.ts';
import type { PdfRenderer } from './platform/pdf/pdf-renderer.ts';
import type { ChildLimits } from './platform/tasks/make-in-child.ts';
import type { FairQueue } from './platform/tasks/fair-queue.ts';

/** Services that the capabilities get: database, clock, stores and outside sources. */
export interface Services {
  readonly configuration: Configuration & { readonly publicUrl: string };
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly identityProvider: IdentityProvider;
  readonly landSurvey: LandSurvey;
  /** Elevation tiles; null where the installation names no source. */
  readonly terrain: GroundTiles | null;
  readonly imagery: GroundTiles | null;
  /** Tiles by soil layer. */
  readonly soil: SoilTiles | null;
  /** Null where the installation has no catchment layer. */
  readonly catchments: CatchmentLayer | null;
  /** Worker threads for geometry that takes more than a check of one shape. */
  readonly geometry: GeometryThreads;
  readonly pdf: PdfRenderer;
  readonly files: FileStore;
  /** Queue of files that a call reads in a child process: each may take a large share of the machine. */
  readonly reading: FairQueue;
  /** Limits of such a process, after which it is ended. */
  readonly readingLimits: ChildLimits;
}
