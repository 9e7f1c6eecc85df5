/** Look that distinguishes a series: by colour, by lightness where there is no colour, and for lines also by dashes. */
export interface SeriesLook {
  readonly colour: string;
  readonly dash: readonly number[];
}

/** Looks alternate between dark and light, so that neighbours differ in grey and for people with any colour blindness. */
const looks: readonly SeriesLook[] = [
  { colour: '#1F4D3A', dash: [] },
  { colour: '#C79A3B', dash: [6, 2] },
  { colour: '#8A3B12', dash: [2, 2] },
  { colour: '#86B7D6', dash: [8, 2, 2, 2] },
  { colour: '#4A3A78', dash: [4, 4] },
  { colour: '#A9C7A0', dash: [1, 2] },
  { colour: '#2B6C8F', dash: [10, 3] },
  { colour: '#E3B7C6', dash: [3, 1] },
];

/** Maximum number of series that can be told apart. */
export const MOST_SERIES = looks.length;

export const seriesLook = (at: number): SeriesLook =>
  looks[at % looks.length] ?? { colour: '#1F4D3A', dash: [] };
