import { authErrors } from '@tussock/domain';
import { buttonClasses, ErrorPage } from '@tussock/ui';
import { welcomeRoute, type authErrorRoute } from './route.ts';
import { dashboardRoute } from '../dashboard/route.ts';
import type { ScreenPropsOf } from '../../routes/route.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { signInAddress } from '../../session/sign-in-address.ts';

/** Why nobody is signed in, by the code in the address, and the way on. Serves /auth-error and /sign-in-error. */
export function AuthErrorScreen({ search }: ScreenPropsOf<typeof authErrorRoute>) {
  const { code, returnTo } = search;
  const { title, text, action } = authErrors[code];
  // A new link is sent from the invitation itself: without its address this page cannot know which.
  const label = code === 201 ? authErrors[101].action : action;
  // Whoever is unknown here is still known at the provider, which would send the same person back.
  const isAnother = code === 100;
  return (
    <ErrorPage
      title={title}
      icon={code === 201 ? 'mail' : 'lock'}
      reference={`Code ${code}`}
      actions={
        <>
          <a
            href={signInAddress(returnTo ?? dashboardRoute.at(), { isAnother })}
            {...buttonClasses({ variant: 'primary' })}
          >
            {label}
          </a>
          <RouteLink to={welcomeRoute.at()} {...buttonClasses({ isQuiet: true })}>
            About Tussock
          </RouteLink>
        </>
      }
    >
      <p>{text}</p>
    </ErrorPage>
  );
}
