/** The most that a file of places may weigh, in bytes. */
export const LARGEST_MAP_FILE = 50_000_000;
/** The most that a packed one may unpack to, in bytes, and the most files in it. */
export const LARGEST_UNPACKED_MAP_FILE = 300_000_000;
export const MOST_FILES_IN_MAP_ZIP = 2000;
/** So many rows and corners come out of one file: a page holds them, and a farm has a tenth of them. */
export const MOST_MAP_ROWS = 20_000;
export const MOST_MAP_CORNERS = 400_000;
/** Within so many kilometres of the farm something lies near it. */
export const NEAR_FARM_KM = 5;
/** GeoJSON needs a dozen levels; what has more is made to break readers. */
export const DEEPEST_JSON = 64;
/** Columns of a table; a file with more is no list of places. */
export const MOST_MAP_COLUMNS = 300;
/** A line whose ends are this near each other, in metres, goes round an area. */
export const CLOSED_WITHIN_METRES = 20;
