import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const web = new URL('../../', import.meta.url);
const page = readFileSync(new URL('index.html', web), 'utf8');
const manifest = JSON.parse(readFileSync(new URL('public/manifest.webmanifest', web), 'utf8')) as {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[];
};

/** Width and height of a PNG, from its header. */
function sizeOf(path: string): string {
  const bytes = readFileSync(new URL(`public${path}`, web));
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

const pngs = manifest.icons
  .filter(({ type }) => type === 'image/png')
  .map(({ src, sizes }) => [src, sizes] as const);
const splashes = [...page.matchAll(/startup-image"\s+href="([^"]+)"\s+media="([^"]+)"/g)].map(
  ([, href = '', media = '']) => {
    const [width = 0, height = 0, ratio = 0] = [...media.matchAll(/: (\d+)/g)].map(([, figure]) =>
      Number(figure),
    );
    return [href, `${width * ratio}x${height * ratio}`] as const;
  },
);

describe('the installed product', () => {
  test.each(pngs)('has the icon %s at its stated size', (path, size) => {
    expect(sizeOf(path)).toBe(size);
  });

  test('has an icon for Home Screens, and first pictures for iPhones and iPads', () => {
    expect(page).toContain('rel="apple-touch-icon" href="/icons/apple-touch-icon.png"');
    expect(splashes.length).toBeGreaterThanOrEqual(9);
  });

  test.each(splashes)('has the first picture %s at the size of the screens it is for', (path, size) => {
    expect(sizeOf(path)).toBe(size);
  });
});
