import { signIn, signOut } from '@tussock/contract';
import { callAddress } from '../api/call-address.ts';

interface SignInWish {
  /** The address the provider offers. */
  readonly loginHint?: string;
  /** The provider asks who it is, even where it still knows somebody. */
  readonly isAnother?: boolean;
}

/** The address that begins signing in and comes back to `returnTo`: a place, or a path within the app. */
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

/** The address that ends the session here and at the identity provider. */
export const SIGN_OUT_ADDRESS = signOut.path;

/** The same where the page has erased what it kept: nothing else is erased. */
export const ERASED_SIGN_OUT_ADDRESS = callAddress(signOut.path, {}, { isErased: 'true' });
