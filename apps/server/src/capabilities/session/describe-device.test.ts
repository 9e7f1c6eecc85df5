import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeDevice } from './describe-device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/156.0 Safari/537.36`,
    'Chrome on Windows',
    false,
  ],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/156.0 Safari/537.36 Edg/156.0`, 'Edge on Windows', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux', false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile Safari/604.1',
    'Safari on iPhone',
    true,
  ],
  [
    `Mozilla/5.0 (Linux; Android 16; Pixel 9) ${webkit} Chrome/156.0 Mobile Safari/537.36`,
    'Chrome on Android',
    true,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1 Version/19.0 Safari/605.1',
    'Safari on Mac',
    false,
  ],
  ['', 'Unknown browser', false],
])('%s is %s', (userAgent, device, isHandheld) => {
  expect(describeDevice(userAgent)).toEqual({ device, isHandheld });
});

test('any line is called something', () => {
  fc.assert(fc.property(fc.string(), (userAgent) => describeDevice(userAgent).device.length > 0));
});
