import { applicationFigures, nutrientsInWords, formatPrice } from '@tussock/domain';
import { useFormContext, useWatch } from 'react-hook-form';
import { dollars, figure } from './figure-text.ts';
import { FigureList } from './figure-list.tsx';

/** What a product of an application comes to, live, each with its formula and numbers. */
export function ProductFigures({ path }: { readonly path: string }) {
  const { control } = useFormContext();
  const values: Readonly<Record<string, unknown>> = useWatch({ control });
  const { area, chargesSum, products } = applicationFigures(values);
  const product = products[Number(path.split('.').at(-1))];
  if (!product || product.application_rate === 0) return null;
  const { application_rate: rate, price_per_tonne: price } = product;
  return (
    <FigureList
      label="Worked out"
      rows={[
        {
          label: 'Quantity',
          value: `${figure(product.quantity)} t`,
          formula: `${figure(rate)} kg/ha × ${figure(area)} ha ÷ 1,000`,
        },
        {
          label: 'Nutrients',
          value: nutrientsInWords(product.nutrientsKgPerHa),
          formula: 'rate × percent ÷ 100',
        },
        {
          label: 'Share of the mix',
          value: `${figure(product.mix_percent)} %`,
          formula: 'rate ÷ all rates × 100',
        },
        ...(product.isPriced
          ? [
              {
                label: 'Price per hectare',
                value: dollars(product.price_per_ha),
                formula: `${dollars(price)} ÷ 1,000 × ${figure(rate)} kg/ha`,
              },
            ]
          : []),
        ...(product.isPriced || chargesSum > 0
          ? [
              {
                label: 'Price in all',
                value: formatPrice(product),
                formula: `${dollars(price)} ÷ 1,000 × ${figure(rate)} kg/ha × ${figure(area)} ha + $${figure(chargesSum)} × ${figure(product.quantity)} t`,
              },
            ]
          : []),
      ]}
    />
  );
}
