export { colourByRisk, highestOf, type RiskShown } from './colour-by-risk.ts';
export { LevelBadge } from './level-badge.tsx';
export { LevelLegend } from './level-legend.tsx';
export { RatingRow } from './rating-row.tsx';
export { RiskNotice } from './risk-notice.tsx';
