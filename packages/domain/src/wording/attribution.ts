/** What must be said wherever titles are shown: the licence's wording for data mixed with other data, or that they are made up. */
export const titleAttribution = {
  survey: 'Contains data sourced from the LINZ Data Service licensed for reuse under CC BY 4.0',
  demonstration: 'Made-up titles of the demonstration valley',
} as const;
