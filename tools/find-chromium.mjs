import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env['ProgramFiles'] ?? ''}\\Google\\Chrome\\Application\\chrome.exe`,
];

const found = () => places.find((path) => path && existsSync(path));
const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Installs Debian packages, if we may; says nothing when they are there. */
export function installDebianPackages(names) {
  if (!isDebianRoot()) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    execFileSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...names);
}

/** Reports are read with the tools of poppler; on Debian as root they are installed when there are none. */
export function findPoppler() {
  const isThere = () => spawnSync('pdftotext', ['-v'], { stdio: 'ignore' }).error === undefined;
  if (!isThere()) installDebianPackages(['poppler-utils']);
  if (isThere()) return;
  console.error('Tests of reports need pdftotext and pdfinfo: install poppler (poppler-utils).');
  process.exit(1);
}

/** The path of a Chromium for the browser tests; on Debian as root it is installed when there is none. */
export function findChromium() {
  if (!found()) installDebianPackages(['chromium', 'poppler-utils']);
  const path = found();
  if (!path) {
    console.error('Browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.');
    process.exit(1);
  }
  return path;
}
