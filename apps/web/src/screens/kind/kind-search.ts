/** Search of a feature page's address: the span of a device's readings. The charts parse it, since the routes know no spans. */
export interface KindSearch {
  readonly span?: string;
  readonly from?: string;
  readonly to?: string;
}

/** Reads the search of a feature page's address. */
export const readKindSearch = ({ span, from, to }: Readonly<Record<string, unknown>>): KindSearch => ({
  ...(typeof span === 'string' ? { span } : {}),
  ...(typeof from === 'string' ? { from } : {}),
  ...(typeof to === 'string' ? { to } : {}),
});
