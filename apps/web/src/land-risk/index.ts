export { colourByRisk } from './colour-by-risk.ts';
export { LevelBadge } from './level-badge.tsx';
export { LevelLegend } from './level-legend.tsx';
export { RatingRow } from './rating-row.tsx';
export { useRiskColours } from './use-risk-colours.ts';
export { RiskNotice } from './risk-notice.tsx';
