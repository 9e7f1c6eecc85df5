import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What a component shows is asked for by its name and role, as a person with a screen reader would.
configure({ throwSuggestions: false });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
