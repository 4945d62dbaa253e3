/** Whether an order names each of these once and nothing else: something may have come or gone while it was made. */
export function isWholeOrder(order: readonly string[], all: readonly { id: string }[]): boolean {
  const named = new Set(order)
  return named.size === order.length && all.length === order.length && all.every(({ id }) => named.has(id))
}
