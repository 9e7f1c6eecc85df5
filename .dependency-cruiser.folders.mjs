import rooms from './.dependency-cruiser.mjs';

/** The rule between folders of the domain. By itself, because tests are left out: one of a low folder may ask a high one. */
/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-folder-cycles-in-the-domain',
      comment:
        'Folders of the domain build on one another: kind, codecs and days at the bottom, then fields and options, kinds, derive, and what reads them. Move what both need down.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^packages/domain/src/' },
      to: { circular: true },
    },
  ],
  options: { ...rooms.options, exclude: { path: '[.]test[.]ts$' } },
};
