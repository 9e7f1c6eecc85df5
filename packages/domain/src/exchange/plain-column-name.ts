import type { FeatureColumn } from '../derive/columns.ts';

/**
 * Name of a column in database tables, of letters, digits and underscores: the key of its field, or the heading of a figure
 * ('mapped_area_ha'), because a field may have the figure's bare name.
 */
export const plainColumnName = ({ key, header, field }: FeatureColumn): string =>
  field
    ? key
    : header
        .normalize('NFD')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '_')
        .replaceAll(/^_|_$/g, '');
