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

/** What the capabilities are given of the outside world. */
export interface Services {
  readonly configuration: Configuration & { readonly publicUrl: string };
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly identityProvider: IdentityProvider;
  readonly landSurvey: LandSurvey;
  /** Null where the installation names no source. */
  readonly terrain: GroundTiles | null;
  readonly imagery: GroundTiles | null;
  /** The tiles of each soil layer. */
  readonly soil: SoilTiles | null;
  /** Null where the installation has no layer of catchments. */
  readonly catchments: CatchmentLayer | null;
  /** Geometry that is more than a look at one shape. */
  readonly geometry: GeometryThreads;
  readonly pdf: PdfRenderer;
  readonly files: FileStore;
  /** Where files wait that a call reads in a process of its own: each takes as much of the machine as it may. */
  readonly reading: FairQueue;
  /** Where such a process is ended. */
  readonly readingLimits: ChildLimits;
}
