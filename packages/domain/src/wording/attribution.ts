/** What must be said wherever titles are shown: the licence's wording for data mixed with other data, or that they are made up. */
export const titleAttribution = {
  survey: 'Contains data sourced from the LINZ Data Service licensed for reuse under CC BY 4.0',
  demonstration: 'Made-up titles of the demonstration valley',
} as const;

/** What is said of the heights, and of the photographs, where the installation says nothing else. */
export const groundAttribution = {
  terrain:
    'Heights sourced from the LINZ Data Service and licensed by its contributors for reuse under CC BY 4.0',
  imagery: 'Aerial imagery sourced from the LINZ Data Service licensed for reuse under CC BY 4.0',
  soil: 'Soil and vegetation by Manaaki Whenua – Landcare Research, CC BY 4.0',
  demonstrationSoil: 'Made-up soils of the demonstration valley',
  demonstration: 'Made-up heights of the demonstration valley',
} as const;
