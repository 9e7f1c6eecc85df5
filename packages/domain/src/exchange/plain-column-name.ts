import type { FeatureColumn } from '../derive/columns.ts';

/**
 * The name of a column in tables of a database, of letters, digits and underscores: the key of its field, or the heading of a figure
 * ('mapped_area_ha'), which a field may share its bare name with.
 */
export const plainColumnName = ({ key, header, field }: FeatureColumn): string =>
  field
    ? key
    : header
        .normalize('NFD')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '_')
        .replaceAll(/^_|_$/g, '');
