import { refusals } from '@tussock/domain';
import { ErrorPage } from '@tussock/ui';

/** For somebody who may see a plan and not change it. */
export function NotAllowed() {
  return (
    <ErrorPage title="This is not open to you" icon="lock">
      {refusals.forbidden}
    </ErrorPage>
  );
}
