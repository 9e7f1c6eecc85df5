import { Link, useSearch } from '@tanstack/react-router';
import { authErrors } from '@tussock/domain';
import { buttonClasses, ErrorPage } from '@tussock/ui';
import { signInAddress } from '../../session/sign-in-address.ts';

/** Why nobody is signed in, by the code in the address, and the way on. Serves /auth-error and /sign-in-error. */
export function AuthErrorScreen() {
  const { code = 200, returnTo } = useSearch({ strict: false });
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
            href={signInAddress(returnTo ?? '/dashboard', { isAnother })}
            {...buttonClasses({ variant: 'primary' })}
          >
            {label}
          </a>
          <Link to="/welcome" {...buttonClasses({ isQuiet: true })}>
            About Tussock
          </Link>
        </>
      }
    >
      <p>{text}</p>
    </ErrorPage>
  );
}
