/** Something that goes wrong with a reply. Parts combine: a delay may come before a 503. */
export interface Fault {
  /** Wait this long before the reply begins. */
  delayMs?: number;
  /** Answer with this status and a short text instead. */
  status?: number;
  /** Spoil the body: bytes that are nothing, a body cut off half way, or an XML exception report with status 200. */
  body?: 'garbage' | 'truncate' | 'xml';
}

export interface FaultAim {
  /** Only requests whose path begins so. */
  path?: string;
}

/** Orders faults by program. A request that carries its own `x-standin` order uses that and leaves these alone. */
export interface FaultOrders {
  /** The next requests fail, one when nothing else is said. Orders are used up in the sequence in which they were given. */
  next(fault: Fault, aim?: FaultAim & { times?: number }): void;
  /** All requests fail until `clear`. */
  always(fault: Fault, aim?: FaultAim): void;
  /** Takes back all orders. */
  clear(): void;
}

/** Reads an order such as `delay=30000`, `status=503`, `garbage`, `truncate` or `xml`; several may be joined by commas. */
export function parseFault(order: string): Fault {
  const fault: Fault = {};
  for (const part of order.split(/[\s,;|]+/)) {
    const [name, value] = part.split('=');
    if (name === 'delay') fault.delayMs = Number(value);
    if (name === 'status') fault.status = Number(value);
    if (name === 'garbage' || name === 'truncate' || name === 'xml') fault.body = name;
  }
  return fault;
}

/** A book of orders, and the clerk who takes the one that is due for a path. */
export function createFaultOrders(): { orders: FaultOrders; take: (path: string) => Fault | undefined } {
  let waiting: { fault: Fault; path: string; left: number }[] = [];
  return {
    orders: {
      next: (fault, { path = '', times = 1 } = {}) => void waiting.push({ fault, path, left: times }),
      always: (fault, { path = '' } = {}) =>
        void waiting.push({ fault, path, left: Number.POSITIVE_INFINITY }),
      clear: () => void (waiting = []),
    },
    take(path) {
      const order = waiting.find((candidate) => path.startsWith(candidate.path));
      if (!order) return undefined;
      order.left--;
      if (order.left <= 0) waiting = waiting.filter((candidate) => candidate !== order);
      return order.fault;
    },
  };
}
