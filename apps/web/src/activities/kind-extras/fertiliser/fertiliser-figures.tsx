import type { FeatureReply } from '@tussock/contract';
import {
  applicationFigures,
  nutrientsInWords,
  formatPrice,
  seasonOf,
  type ProductFigures,
} from '@tussock/domain';
import { DataTable, Panel, type TableColumn } from '@tussock/ui';
import { fertiliserRoute } from '../../../screens/plan-view-fertiliser/route.ts';
import { RouteLink } from '../../../routes/route-link.tsx';
import { dollars, figure } from './figure-text.ts';
import { FigureList } from './figure-list.tsx';
import styles from './fertiliser.module.css';
import { useTrial } from './use-trial.ts';
import { WhatIf } from './what-if.tsx';

const columns: readonly TableColumn<ProductFigures>[] = [
  {
    id: 'product',
    header: 'Product',
    isRowHeader: true,
    cell: ({ product, nutrientsKgPerHa }) => (
      <>
        {product}
        <span className={styles.below}>{nutrientsInWords(nutrientsKgPerHa)}</span>
      </>
    ),
  },
  { id: 'rate', header: 'kg/ha', align: 'end', cell: (it) => figure(it.application_rate) },
  { id: 'quantity', header: 't', align: 'end', cell: (it) => figure(it.quantity) },
  {
    id: 'perHa',
    header: 'Per ha',
    align: 'end',
    cell: (it) => (it.isPriced ? dollars(it.price_per_ha) : '–'),
  },
  { id: 'total', header: 'Price', align: 'end', cell: (it) => formatPrice(it) },
];

/** What an application came to: each product, the totals, and the nitrogen of the places it touches. */
export function FertiliserFigures({ feature }: { readonly feature: FeatureReply }) {
  const { products, totals, chargesSum, area } = applicationFigures(feature.properties);
  const { data: trial } = useTrial({
    featureId: feature._id,
    geometry: feature.geometry,
    properties: feature.properties,
  });
  const isTyped = feature.properties['areaIsTyped'] === true;
  const season = seasonOf(String(feature.properties['applicationDate']));
  return (
    <>
      <Panel title="What was spread" isFlush>
        <DataTable
          label="Products of this application"
          columns={columns}
          rows={products}
          rowKey={({ product, application_rate: rate }) => `${product}:${rate}`}
          emptyState={null}
        />
      </Panel>
      <FigureList
        label="Totals"
        rows={[
          { label: 'Area', value: `${figure(area)} ha${isTyped ? ', as typed' : ''}` },
          { label: 'Quantity', value: `${figure(totals.quantity)} t`, formula: 'rate × area ÷ 1,000' },
          { label: 'Nutrients', value: nutrientsInWords(totals) },
          {
            label: 'Price',
            value: formatPrice(totals),
            formula: `price per hectare × area + $${figure(chargesSum)}/t of charges × quantity`,
          },
        ]}
      />
      <Panel
        title="Nitrogen in the season"
        actions={
          <RouteLink to={fertiliserRoute.at({ planId: feature.planId }, { startYear: season.startYear })}>
            {`Season ${season.name}`}
          </RouteLink>
        }
      >
        <div className={styles.part}>{trial && <WhatIf trial={trial} />}</div>
      </Panel>
    </>
  );
}
