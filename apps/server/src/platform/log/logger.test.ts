import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { withoutSecrets } from './without-secrets.ts';

test.each([
  ['550 <hana@rewi.example> unknown', '550 <[hidden]> unknown'],
  [
    'connect to smtps://tussock:s3cr3t@mail.example:465 failed',
    'connect to smtps://[hidden]@mail.example:465 failed',
  ],
  [
    'GET https://survey.example/wfs?key=abc123&count=5',
    'GET https://survey.example/wfs?key=[hidden]&count=5',
  ],
  ['authorization: Bearer eyJhbGciOi', 'authorization: [hidden]'],
  ['{"secretAccessKey":"AKIA+x/y="}', '{"secretAccessKey":"[hidden]"}'],
  ['the paddock by the creek', 'the paddock by the creek'],
])('%s is kept as %s', (said, kept) => {
  expect(withoutSecrets(said)).toBe(kept);
});

test('an error is logged with its trace, without the address it names', () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  const error = Object.assign(new Error('550 <hana@rewi.example> unknown'), {
    rejected: ['hana@rewi.example'],
    code: 'EENVELOPE',
  });
  log.warn({ err: error }, 'job failed');
  expect(lines.join('')).toContain('EENVELOPE');
  expect(lines.join('')).toContain('logger.test.ts');
  expect(lines.join('')).not.toContain('rewi');
});
