import { pino } from 'pino';

export type Logger = pino.Logger;

/** The log. Cookies, tokens and addresses of people never reach it. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    redact: {
      paths: [
        'req.headers.cookie',
        'req.headers.authorization',
        'res.headers["set-cookie"]',
        '*.email',
        '*.id_token',
        '*.idToken',
      ],
      censor: '[hidden]',
    },
  });
