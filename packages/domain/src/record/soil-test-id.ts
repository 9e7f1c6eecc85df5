/** How the record names soil tests: what is known by its day and its transect, and has a form and a page of its own. */
export const SOIL_TEST = 'soilTest';
