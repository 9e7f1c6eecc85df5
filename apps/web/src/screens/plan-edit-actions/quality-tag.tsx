import { formatQuality, type Quality } from '@tussock/domain';
import { Tag } from '@tussock/ui';

const variants = { none: 'secondary', good: 'success', premium: 'primary' } as const;

/** How good a part of the plan is. Says nothing where nothing counts. */
export function QualityTag({ quality }: { readonly quality: Quality }) {
  if (quality === null) return null;
  return (
    <Tag variant={variants[quality]} {...(quality === 'none' ? {} : { icon: 'leaf' as const })}>
      {formatQuality(quality)}
    </Tag>
  );
}
