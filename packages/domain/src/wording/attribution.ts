/**
 * Attribution of titles, required wherever they are shown: the licence's wording for data mixed with other data, or a note that they are
 * fictitious.
 */
export const titleAttribution = {
  survey: 'Contains data sourced from the LINZ Data Service licensed for reuse under CC BY 4.0',
  demonstration: 'Made-up titles of the demonstration valley',
} as const;

/** Default attribution of heights and of photographs, unless the installation sets another. */
export const groundAttribution = {
  terrain:
    'Heights sourced from the LINZ Data Service and licensed by its contributors for reuse under CC BY 4.0',
  imagery: 'Aerial imagery sourced from the LINZ Data Service licensed for reuse under CC BY 4.0',
  soil: 'Soil and vegetation by Manaaki Whenua – Landcare Research, CC BY 4.0',
  demonstrationSoil: 'Made-up soils of the demonstration valley',
  demonstrationImagery: 'Made-up photograph of the demonstration valley',
  demonstration: 'Made-up heights of the demonstration valley',
} as const;
