import { contentInWords, fertiliserLibrary, isFoundIn, nutrients } from '@tussock/domain';
import { ComboBox } from '@tussock/ui';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useOpenPlan } from '../../../routes/open-plan-context.ts';

/** Products to fill a row in from: the plan's own, then the library. What is filled in may be typed over. */
export function ProductLibrary({ path }: { readonly path: string }) {
  const { plan } = useOpenPlan();
  const { setValue, clearErrors } = useFormContext();
  const [chosen, setChosen] = useState<string | null>(null);
  const { info } = plan;
  const own = (info.ownFertilisers ?? []).map((product) => ({
    ...Object.fromEntries(nutrients.map(({ key }) => [key, product[key] ?? 0])),
    id: `own:${product.product}`,
    label: product.product,
    isOrganic: product.isOrganic === true,
    source: `Of your own${product.source ? `: ${product.source}` : ''}`,
  }));
  const library = fertiliserLibrary.map((product) => ({
    ...product,
    id: product.key,
    isOrganic: false,
    source: `${contentInWords(product)}. ${product.source} (${product.status})`,
  }));
  const products: readonly (Record<string, unknown> & (typeof own)[number])[] = [...own, ...library];
  const fillIn = (id: string | null): void => {
    setChosen(id);
    const product = products.find((it) => it.id === id);
    if (!product) return;
    const options = { shouldDirty: true, shouldValidate: false };
    setValue(`${path}.product`, product.label, options);
    setValue(`${path}.isOrganic`, product.isOrganic, options);
    // What was said of another product: left blank, the library says it.
    setValue(`${path}.ghgType`, '', options);
    // The box may have been refused as empty before it was filled in from here.
    clearErrors(`${path}.product`);
    for (const { key } of nutrients) setValue(`${path}.${key}`, String(product[key]), options);
  };
  return (
    <ComboBox
      isFound={isFoundIn}
      label="Fill in from the library"
      placeholder="Type to find a product"
      help={
        products.find(({ id }) => id === chosen)?.source ??
        'Sets the name and the nutrients, which you may type over'
      }
      options={products.map(({ id, label }) => ({ id, label }))}
      value={chosen}
      onChange={fillIn}
    />
  );
}
