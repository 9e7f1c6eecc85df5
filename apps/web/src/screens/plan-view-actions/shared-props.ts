import type { ActionWrites, Person } from '../../activities/write-actions/index.ts';
import type { RegisterRow } from './register-rows.ts';
import type { RegisterSearch } from './register-search.ts';
import type { Register } from './use-register.ts';

/** Props shared by the parts of the register's page. */
export interface SharedProps {
  readonly register: Register;
  readonly search: RegisterSearch;
  /** Changes parts of the address's search; undefined removes a part. */
  readonly change: (part: { readonly [K in keyof RegisterSearch]?: RegisterSearch[K] | undefined }) => void;
}

/** Props of the list of rows. */
export interface RegisterListProps extends SharedProps {
  readonly planId: string;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: ReadonlySet<string>) => void;
  readonly writes: ActionWrites;
  readonly people: readonly Person[];
  readonly mayEdit: boolean;
}

/** Props of one row. */
export interface RowLineProps extends Omit<RegisterListProps, 'onChoose'> {
  readonly row: RegisterRow;
  /** Pixels from the top of the list. */
  readonly start: number;
  readonly height: number;
  readonly isChosen: boolean;
  readonly onChoose: (id: string, isChosen: boolean) => void;
}
