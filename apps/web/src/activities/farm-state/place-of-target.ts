import { kinds, type DueTarget, type GapTarget } from '@tussock/domain';
import type { Address } from '../../routes/route.ts';
import { featurePage, placeToFillIn } from '../../screens/kind/route.ts';
import { actionRoute } from '../../screens/plan-action/route.ts';
import { actionsRoute } from '../../screens/plan-view-actions/route.ts';
import { stockRoute } from '../../screens/plan-edit-stock/route.ts';
import { documentsRoute } from '../../screens/plan-documents/route.ts';
import { sectionRoute } from '../../screens/plan-edit-actions/route.ts';
import { boundaryRoute, drawRoute } from '../../screens/plan-edit-map/route.ts';
import { farmInfoRoute } from '../../screens/plan-farm-info/route.ts';
import { lifeRoute } from '../../screens/plan-life/route.ts';
import { listsRoute } from '../../screens/plan-view-other/route.ts';
import { riskRoute } from '../../screens/plan-view-risk/route.ts';

/** The page on which a gap is filled or a due thing is handled; people who may not edit get the pages to read. */
export function placeOfTarget(planId: string, target: GapTarget | DueTarget, mayEdit: boolean): Address {
  switch (target.to) {
    case 'boundary':
      return boundaryRoute.at({ planId });
    case 'draw':
      return drawRoute.at({ planId });
    case 'list':
      return listsRoute.at({ planId }, { kind: target.kindId, lacking: 'yes' });
    case 'features':
      return listsRoute.at({ planId }, { kind: target.kindId });
    case 'actions':
      return actionsRoute.at({ planId });
    case 'stock':
      return stockRoute.at({ planId });
    case 'details':
      return farmInfoRoute.at({ planId }, {}, target.field);
    case 'unit':
      return placeToFillIn(featurePage(planId, kinds.lmu, target.unitId), mayEdit);
    case 'risk':
      return riskRoute.at({ planId }, { unit: target.unitId, risk: target.riskType });
    case 'section':
      return sectionRoute.at({ planId, section: target.route });
    case 'action':
      return actionRoute.at({ planId, action: target.id });
    case 'consents':
      return farmInfoRoute.at({ planId }, {}, 'consents');
    case 'document':
      return documentsRoute.at({ planId }, { open: target.id });
    case 'life':
      return lifeRoute.at({ planId });
  }
}
