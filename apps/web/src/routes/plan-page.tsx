import { PageContainer, type PageContainerProps } from '@tussock/ui';
import { useOpenPlan } from './open-plan-context.ts';

/** A page of a plan: the name of the farm above the title of the place and its width, where nothing else is said. */
export function PlanPage({
  title,
  eyebrow,
  width,
  ...rest
}: Omit<PageContainerProps, 'title' | 'hasOverlay'> & { readonly title?: string }) {
  const { name, place } = useOpenPlan();
  return (
    <PageContainer
      title={title ?? place.title}
      eyebrow={eyebrow ?? name}
      width={width ?? place.width}
      {...rest}
    />
  );
}
