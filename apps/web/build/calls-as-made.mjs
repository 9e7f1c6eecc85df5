import { parseSync } from 'vite';

const CALLS = /packages\/contract\/src\/calls\/[^/]+\.ts$/;

/** What of a declared call only the server and its description read: the browser makes calls, and leaves the checking to the server. */
const READ_BY_THE_SERVER = new Set([
  'summary',
  'query',
  'body',
  'reply',
  'example',
  'fileType',
  'bodyLimit',
  'callsPerMinute',
]);

/**
 * For the bundler: shapes of zod do nothing by being made, so that one that nothing checks by is left out of the build, and the library with
 * them: the browser checks nothing by a shape.
 */
export const LEFT_OUT = { manualPureFunctions: ['z'] };

const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string';

/** Every object given to `defineCall` below a node. */
function callsBelow(node) {
  const own =
    node.type === 'CallExpression' && node.callee.name === 'defineCall'
      ? node.arguments.filter(({ type }) => type === 'ObjectExpression')
      : [];
  const children = Object.values(node).flat().filter(isNode);
  return [...own, ...children.flatMap(callsBelow)];
}

/** Blanks out a part of a text, line by line, so that every other place in it stays where it was. */
const blank = (text, { start, end }) =>
  text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ') + text.slice(end);

/** The declarations of calls as the browser needs them. Shapes that nothing else uses are then left out of the build, with their library. */
export function withoutServersPart(code) {
  const { program, errors } = parseSync('calls.ts', code);
  if (errors.length > 0) throw new Error(errors[0].message);
  return callsBelow(program)
    .flatMap(({ properties }) => properties)
    .filter(({ type, key }) => type === 'Property' && READ_BY_THE_SERVER.has(key.name))
    .reduce(
      (text, { start, end }) => blank(text, { start, end: end + /^\s*,?/.exec(code.slice(end))[0].length }),
      code,
    );
}

/** Leaves out of the browser's part what only the server reads of a call. */
export function callsAsMade() {
  return {
    name: 'calls-as-made',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: CALLS },
      handler: (code) => ({ code: withoutServersPart(code), map: null }),
    },
  };
}
