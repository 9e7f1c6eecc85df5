/** Builds the server into apps/server/dist and the web application into apps/web/dist. */
import { writeFileSync } from 'node:fs';
import { run } from './prepare.mjs';

run('node', ['tools/build-server.mjs']);
run('node', ['../../node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], { cwd: 'apps/web' });
writeFileSync('apps/web/dist/.built', '');
