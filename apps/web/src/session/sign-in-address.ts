import { signIn, signOut } from '@tussock/contract';
import { callAddress } from '../api/call-address.ts';

interface SignInWish {
  /** E-mail address that the provider pre-fills. */
  readonly loginHint?: string;
  /** Makes the provider ask for the account, even where somebody is still signed in there. */
  readonly isAnother?: boolean;
}

/** URL that starts the sign-in and returns to `returnTo`: a route's address, or a path within the app. */
export function signInAddress(
  returnTo: string | { readonly path: string },
  { loginHint, isAnother }: SignInWish = {},
): string {
  return callAddress(
    signIn.path,
    {},
    {
      returnTo: typeof returnTo === 'string' ? returnTo : returnTo.path,
      loginHint,
      asAnother: isAnother ? 'true' : undefined,
    },
  );
}

/** URL that signs out here and at the identity provider. */
export const SIGN_OUT_ADDRESS = signOut.path;

/** Like `SIGN_OUT_ADDRESS`, where the page has erased its stored data already: nothing else is erased. */
export const ERASED_SIGN_OUT_ADDRESS = callAddress(signOut.path, {}, { isErased: 'true' });
