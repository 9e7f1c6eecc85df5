import { Link } from '@tanstack/react-router';
import { refusals } from '@tussock/domain';
import { buttonClasses, ErrorPage } from '@tussock/ui';

/** No such page, or nothing there any more. */
export function NotFound() {
  return (
    <ErrorPage
      title="There is nothing here"
      icon="map"
      actions={
        <Link to="/" {...buttonClasses({ variant: 'primary' })}>
          Go home
        </Link>
      }
    >
      <p>{refusals.notFound}</p>
    </ErrorPage>
  );
}
