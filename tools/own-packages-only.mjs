/** For esbuild: our own packages are taken in as source; everything from the registry stays in node_modules. */
export const ownPackagesOnly = {
  name: 'own-packages-only',
  setup: (build) =>
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@tussock/') ? undefined : { path, external: true },
    ),
};
