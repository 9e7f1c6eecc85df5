/** Read by the tokens of the page: without it texts are written in the product's own letters, which the browser then fetches. */
const MARK = 'fonts';

/** Texts are written in letters that are on the device: those of the product are 30 kB, and on a slow line what they write comes first. */
export const putOffFonts = ({ documentElement }: Pick<Document, 'documentElement'>): void => {
  documentElement.dataset[MARK] = 'later';
};

/** From here on texts are written in the letters of the product. */
export const fetchFonts = ({ documentElement }: Pick<Document, 'documentElement'>): void => {
  delete documentElement.dataset[MARK];
};
