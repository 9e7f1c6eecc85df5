/** Spec §4: what the paddock report counts, and in what it states crops and pasture. */
export interface PaddockReportSettings {
  readonly paddockFeatureMode: 'number' | 'area';
  readonly cropPastureMode: 'hectares' | 'percentage';
}
