import { pino, stdSerializers } from 'pino';
import { withoutSecrets } from './without-secrets.ts';

export type Logger = pino.Logger;

/** Serializes an error without secrets: libraries write URLs and keys into their messages. */
function serialiseError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  // Every key may be absent.
  const { type, message, stack, code } = stdSerializers.err(error) as Partial<
    Record<'type' | 'message' | 'stack' | 'code', unknown>
  >;
  return {
    type,
    code,
    message: withoutSecrets(String(message)),
    stack: withoutSecrets(String(stack)),
  };
}

/** Creates the logger. It removes cookies, tokens, keys and people's addresses. */
export const createLogger = (level: string, destination?: pino.DestinationStream): Logger =>
  pino(
    {
      level,
      serializers: { err: serialiseError },
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
    },
    // Undefined is the standard output.
    destination as pino.DestinationStream,
  );
