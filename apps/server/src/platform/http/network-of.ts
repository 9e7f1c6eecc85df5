/** Number of groups of an IPv6 address that name the network. */
const PARTS_OF_A_NETWORK = 3;

/** The network of an address: without the part that names one machine. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  if (/^\d+(\.\d+){3}$/.test(plain)) return plain.replace(/\d+$/, '*');
  const [front = '', behindZeros] = plain.split('::');
  const parts = front.split(':').slice(0, PARTS_OF_A_NETWORK);
  // Where noughts are left out, what stands behind them may be the machine.
  if (behindZeros !== undefined) while (parts.length < PARTS_OF_A_NETWORK) parts.push('0');
  return `${parts.map((part) => part || '0').join(':')}:*`;
}
