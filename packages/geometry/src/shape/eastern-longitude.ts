/**
 * Converts a longitude to eastward counting, 0…360, so that the mainland (166…179) and the Chatham Islands (−177 → 183) are side by side.
 * Exact for New Zealand: adding 360 to a number between −180 and −128 rounds nothing.
 */
export function easternLongitude(longitude: number): number {
  return longitude < 0 ? longitude + 360 : longitude;
}

/** Converts a longitude to the stored range, −180…180 (surveyors write the Chathams as 182…185). */
export function storedLongitude(longitude: number): number {
  return longitude > 180 ? longitude - 360 : longitude;
}
