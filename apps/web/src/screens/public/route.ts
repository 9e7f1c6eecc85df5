import { publicRoute, type PublicRoute } from '../../routes/route.ts';
import { readAuthErrorSearch, type AuthErrorSearch } from './auth-error-search.ts';

/** Welcome page: what Tussock is for, and the sign-in. */
export const welcomeRoute: PublicRoute<never> = publicRoute({
  path: '/welcome',
  title: 'Welcome',
  asksWhoIsHere: true,
  screen: async () => (await import('./welcome-screen.tsx')).WelcomeScreen,
});

/** The terms of use (#terms) and the privacy policy (#privacy). */
export const termsRoute: PublicRoute<never> = publicRoute({
  path: '/terms',
  title: 'Terms and privacy',
  asksWhoIsHere: true,
  screen: async () => (await import('./terms-screen.tsx')).TermsScreen,
});

/** Licences of the third-party software in the browser. */
export const licencesRoute: PublicRoute<never> = publicRoute({
  path: '/licences',
  title: 'Licences',
  asksWhoIsHere: true,
  screen: async () => (await import('./licences-screen.tsx')).LicencesScreen,
});

/** Explains why nobody is signed in. */
export const authErrorRoute: PublicRoute<never, AuthErrorSearch> = publicRoute({
  path: '/auth-error',
  title: 'Signing in',
  readSearch: readAuthErrorSearch,
  screen: async () => (await import('./auth-error-screen.tsx')).AuthErrorScreen,
});

/** The same page, at the address to which the identity provider sends people who could not sign in. */
export const signInErrorRoute: PublicRoute<never, AuthErrorSearch> = publicRoute({
  path: '/sign-in-error',
  title: 'Signing in',
  readSearch: readAuthErrorSearch,
  screen: async () => (await import('./auth-error-screen.tsx')).AuthErrorScreen,
});

/** Target of an invitation's link. */
export const invitationRoute: PublicRoute<'token'> = publicRoute({
  path: '/invitation/$token',
  title: 'Invitation',
  screen: async () => (await import('./invitation-screen.tsx')).InvitationScreen,
});

/** Last page of the tab in which somebody signed in again, beside the one with their unsent work. */
export const signedInAgainRoute: PublicRoute<never> = publicRoute({
  path: '/signed-in-again',
  title: 'Signed in again',
  screen: async () => (await import('./signed-in-again-screen.tsx')).SignedInAgainScreen,
});
