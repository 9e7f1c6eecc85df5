/** What the address of a feature's page asks for: which readings of a device are shown. Read by the charts: the routes know no spans. */
export interface KindSearch {
  readonly span?: string;
  readonly from?: string;
  readonly to?: string;
}

/** Reads the address of a feature's page. */
export const readKindSearch = ({ span, from, to }: Readonly<Record<string, unknown>>): KindSearch => ({
  ...(typeof span === 'string' ? { span } : {}),
  ...(typeof from === 'string' ? { from } : {}),
  ...(typeof to === 'string' ? { to } : {}),
});
