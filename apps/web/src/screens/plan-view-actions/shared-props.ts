import type { RegisterSearch } from './register-search.ts';
import type { Register } from './use-register.ts';

/** What the parts of the register's page have in common. */
export interface SharedProps {
  readonly register: Register;
  readonly search: RegisterSearch;
  /** Changes what the address asks for; undefined leaves a part of it out. */
  readonly change: (part: { readonly [K in keyof RegisterSearch]?: RegisterSearch[K] | undefined }) => void;
}
