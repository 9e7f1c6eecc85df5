import { PageContainer, type PageContainerProps } from '@tussock/ui';
import { useOpenPlan } from './open-plan-context.ts';

/** Page of a plan: shows the farm's name above the title. Title and width default to those of the route. */
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
