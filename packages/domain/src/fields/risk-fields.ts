import { assessmentTags, levels, mitigationActions, riskTypes } from '../options/risk.ts';

/** Strengths, limitations and risks of a piece of land, one per row. */
export const assessmentField = {
  type: 'list',
  label: 'Assessment lines',
  rowNoun: 'line',
  maxRows: 30,
  help: 'Strengths, limitations and risks',
  row: {
    tag: { type: 'enum', label: 'Tag', required: true, options: assessmentTags },
    text: { type: 'text', label: 'Text', required: true, maxLength: 300 },
  },
} as const;

/**
 * Risk assessment with one row per risk type. A person stores their own level, the reason, and mitigations. The inherent level and the
 * level after actions are computed from the land by the risk rules; stored ones are not read.
 */
export const riskAssessmentField = {
  type: 'list',
  label: 'Risk assessment',
  rowNoun: 'risk',
  maxRows: riskTypes.length,
  uniqueBy: 'riskType',
  help: 'At most one row for each risk type',
  row: {
    riskType: { type: 'enum', label: 'Risk', required: true, options: riskTypes },
    inherentLevel: { type: 'enum', label: 'Inherent level', options: levels },
    planLevel: { type: 'enum', label: 'Level in this plan', options: levels },
    residualLevel: { type: 'enum', label: 'Level after actions', options: levels },
    reason: { type: 'text', label: 'Reason', maxLength: 500, neededWith: 'planLevel' },
    mitigations: { type: 'multiEnum', label: 'Mitigations', options: mitigationActions },
  },
} as const;
