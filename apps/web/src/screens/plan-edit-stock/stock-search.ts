/** What is looked at: a stock year, and a class of an enterprise on a land unit. */
export interface StockSearch {
  /** The year in July of which it starts. */
  readonly year?: number;
  readonly enterprise?: string;
  readonly class?: string;
  readonly unit?: string;
}

const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;

/** Whether it may be a key. Which there are is the screen's to know: places are on everybody's first page. */
const isKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-zA-Z0-9]{1,40}$/.test(value);

/** What the address asks to be shown; anything else is as if it were not there. */
export function readStockSearch({
  year,
  enterprise,
  class: stockClass,
  unit,
}: Readonly<Record<string, unknown>>): StockSearch {
  const number = Number(year);
  return {
    ...(Number.isInteger(number) && number >= FIRST_YEAR && number <= LAST_YEAR ? { year: number } : {}),
    ...(isKey(enterprise) && isKey(stockClass) ? { enterprise, class: stockClass } : {}),
    ...(typeof unit === 'string' && /^[0-9a-f-]{36}$/i.test(unit) ? { unit: unit.toLowerCase() } : {}),
  };
}
