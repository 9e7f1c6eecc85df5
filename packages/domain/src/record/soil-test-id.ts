/** Entity id of soil tests in the record. A soil test is identified by its day and transect, and has a form and a page of its own. */
export const SOIL_TEST = 'soilTest';
