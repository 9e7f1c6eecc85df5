// Of the hash MurmurHash3 the numbers that mix; what is made here is told apart from all else in one plan, and guards nothing.
const MIX = [597399067, 2869860233, 951274213, 2716044179] as const;
const START = [1779033703, 3144134277, 1013904242, 2773480762] as const;

/** Hashes a text to four numbers of 32 bits. */
function hashOf(text: string): readonly number[] {
  let [a, b, c, d] = START as readonly number[] as [number, number, number, number]; // four numbers that change from here on
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = b ^ Math.imul(a ^ code, MIX[0]);
    b = c ^ Math.imul(b ^ code, MIX[1]);
    c = d ^ Math.imul(c ^ code, MIX[2]);
    d = a ^ Math.imul(d ^ code, MIX[3]);
  }
  a = Math.imul(c ^ (a >>> 18), MIX[0]);
  b = Math.imul(d ^ (b >>> 22), MIX[1]);
  c = Math.imul(a ^ (c >>> 17), MIX[2]);
  d = Math.imul(b ^ (d >>> 19), MIX[3]);
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a].map((word) => word >>> 0);
}

/**
 * Derives the id of a thing that a plan has only one of: a UUID of version 8 from the plan and the name of the thing. Two offline devices
 * derive the same id.
 */
export function idFromName(planId: string, name: string): string {
  const hex = hashOf(`${planId.toLowerCase()} ${name}`)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
