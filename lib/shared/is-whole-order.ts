/** Whether an order names each item exactly once and nothing else. Items may be added or removed while it is made. */
export function isWholeOrder(order: readonly string[], all: readonly { id: string }[]): boolean {
  const named = new Set(order)
  return named.size === order.length && all.length === order.length && all.every(({ id }) => named.has(id))
}
