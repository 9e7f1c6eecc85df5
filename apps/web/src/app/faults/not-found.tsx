import { refusals } from '@tussock/domain';
import { buttonClasses, ErrorPage } from '@tussock/ui';
import { PlaceLink } from '../../places/place-link.tsx';
import { HOME } from '../../places/home.ts';

/** No such page, or nothing there any more. */
export function NotFound() {
  return (
    <ErrorPage
      title="There is nothing here"
      icon="map"
      actions={
        <PlaceLink to={HOME} {...buttonClasses({ variant: 'primary' })}>
          Go home
        </PlaceLink>
      }
    >
      <p>{refusals.notFound}</p>
    </ErrorPage>
  );
}
