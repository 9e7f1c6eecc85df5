import type { FeatureReply } from '@tussock/contract';
import { allKinds, type AnyKind, type Field, type KindId } from '@tussock/domain';
import type { Geometry } from '@tussock/geometry';
import type { ComponentType } from 'react';
import type { Address } from '../../routes/route.ts';
import { fertiliserRoute } from '../../screens/plan-view-fertiliser/route.ts';
import { DeviceReadings } from './device/device-readings.tsx';
import { chargeNotes } from './fertiliser/charge-notes.ts';
import { FertiliserFigures } from './fertiliser/fertiliser-figures.tsx';
import { FertiliserFoot } from './fertiliser/fertiliser-foot.tsx';
import { ProductFigures } from './fertiliser/product-figures.tsx';
import { ProductLibrary } from './fertiliser/product-library.tsx';
import { UnitLuc, UnitPaddocks } from './land-unit/ground-choice.tsx';
import { UnitRiskPage } from './land-unit/unit-risk-page.tsx';
import { UnitRisks } from './land-unit/unit-risks.tsx';
import { GroundProposal } from './ground/ground-proposal.tsx';
import type { FieldExtraProps } from '../../session/field-extra.ts';
import { PaddockNitrogen } from './paddock/paddock-nitrogen.tsx';
import { TransectTests } from './transect/transect-tests.tsx';

/** What a kind has on screen that its declaration cannot say. */
interface KindExtras {
  /** The page that lists them, where whoever leaves one of them goes; else the map. */
  readonly home?: { readonly at: (planId: string) => Address; readonly backLabel: string };
  /** Whether the form has parts that need the width of a desk. */
  readonly isWide?: boolean;
  readonly form?: {
    readonly blocks?: Readonly<Record<string, ComponentType>>;
    readonly notes?: Readonly<Record<string, (value: unknown) => string | undefined>>;
    readonly Below?: ComponentType<FieldExtraProps>;
    readonly rowTops?: Readonly<Record<string, ComponentType<{ readonly path: string }>>>;
    readonly rowFoots?: Readonly<Record<string, ComponentType<{ readonly path: string }>>>;
  };
  /** Stands below the fields of a form, within it. The id is undefined and the shape null while there is none yet. */
  readonly FormFoot?: ComponentType<{
    readonly featureId: string | undefined;
    readonly geometry: Geometry | null;
  }>;
  /** Fields that the page shows above the values, in its own way. */
  readonly shownAbove?: readonly string[];
  /** Stands above the values on the page. */
  readonly PageHead?: ComponentType<{ readonly feature: FeatureReply }>;
}

const kindExtras: Readonly<Partial<Record<KindId, KindExtras>>> = {
  fertiliser: {
    home: { at: (planId) => fertiliserRoute.at({ planId }), backLabel: 'Back to fertiliser' },
    form: {
      notes: chargeNotes,
      rowTops: { fertiliser_application_product: ProductLibrary },
      rowFoots: { fertiliser_application_product: ProductFigures },
    },
    FormFoot: FertiliserFoot,
    PageHead: FertiliserFigures,
  },
  lmu: {
    isWide: true,
    PageHead: UnitRiskPage,
    shownAbove: ['risks'],
    form: { blocks: { lucIds: UnitLuc, paddockIds: UnitPaddocks, risks: UnitRisks } },
  },
  paddock: { PageHead: PaddockNitrogen },
  transect: { PageHead: TransectTests },
  device: { PageHead: DeviceReadings },
};

const none: KindExtras = {};

/** A kind whose fields follow from the ground has what is known of it beside them. */
function withGround({ id, fields }: AnyKind): KindExtras {
  const own = kindExtras[id] ?? none;
  const asks = Object.values<Field>(fields).some(({ fromTerrain, measuredTo }) => fromTerrain ?? measuredTo);
  return asks ? { ...own, form: { ...own.form, Below: GroundProposal } } : own;
}

const extras: ReadonlyMap<string, KindExtras> = new Map(allKinds.map((kind) => [kind.id, withGround(kind)]));

export const extrasOf = (kindId: KindId): KindExtras => extras.get(kindId) ?? none;
