/** Maximum size of an imported map file, in bytes. */
export const LARGEST_MAP_FILE = 50_000_000;
/** Maximum unpacked size of a compressed one, in bytes, and maximum number of files in it. */
export const LARGEST_UNPACKED_MAP_FILE = 300_000_000;
export const MOST_FILES_IN_MAP_ZIP = 2000;
/** Maximum number of rows and corners read from one file: what a page can hold, and ten times what a farm has. */
export const MOST_MAP_ROWS = 20_000;
export const MOST_MAP_CORNERS = 400_000;
/** Maximum distance from the farm, in kilometres, that counts as near. */
export const NEAR_FARM_KM = 5;
/** Maximum nesting depth of JSON. GeoJSON needs a dozen levels; deeper files are made to break readers. */
export const DEEPEST_JSON = 64;
/** Maximum number of columns; a table with more is no list of places. */
export const MOST_MAP_COLUMNS = 300;
/** Maximum distance in metres between the ends of a line that is taken as the outline of an area. */
export const CLOSED_WITHIN_METRES = 20;
