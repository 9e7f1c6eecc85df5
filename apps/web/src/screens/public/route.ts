import { publicRoute, type PublicRoute } from '../../routes/route.ts';
import { readAuthErrorSearch, type AuthErrorSearch } from './auth-error-search.ts';

/** What Tussock is for, and the way in. */
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

/** Whose work comes to the browser with ours, and under which words. */
export const licencesRoute: PublicRoute<never> = publicRoute({
  path: '/licences',
  title: 'Licences',
  asksWhoIsHere: true,
  screen: async () => (await import('./licences-screen.tsx')).LicencesScreen,
});

/** Why nobody is signed in. */
export const authErrorRoute: PublicRoute<never, AuthErrorSearch> = publicRoute({
  path: '/auth-error',
  title: 'Signing in',
  readSearch: readAuthErrorSearch,
  screen: async () => (await import('./auth-error-screen.tsx')).AuthErrorScreen,
});

/** The same, where the identity provider sends people who could not sign in. */
export const signInErrorRoute: PublicRoute<never, AuthErrorSearch> = publicRoute({
  path: '/sign-in-error',
  title: 'Signing in',
  readSearch: readAuthErrorSearch,
  screen: async () => (await import('./auth-error-screen.tsx')).AuthErrorScreen,
});

/** Where the link of an invitation leads. */
export const invitationRoute: PublicRoute<'token'> = publicRoute({
  path: '/invitation/$token',
  title: 'Invitation',
  screen: async () => (await import('./invitation-screen.tsx')).InvitationScreen,
});

/** Where the tab ends in which somebody signed in again, beside the one with their unsent work. */
export const signedInAgainRoute: PublicRoute<never> = publicRoute({
  path: '/signed-in-again',
  title: 'Signed in again',
  screen: async () => (await import('./signed-in-again-screen.tsx')).SignedInAgainScreen,
});
