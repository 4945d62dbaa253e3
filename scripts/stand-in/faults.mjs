/** The faults that the next calls of each operation meet. */
export function openFaults() {
  const waiting = new Map()
  return {
    add(operation, fault, times = 1) {
      const list = waiting.get(operation) ?? []
      waiting.set(operation, [...list, ...Array.from({ length: times }, () => fault)])
    },
    take: (operation) => waiting.get(operation)?.shift(),
  }
}

/** The SDK does not try again by itself. */
const final = { 'stripe-should-retry': 'false' }

/** An answer with this status in place of the real one. */
export function faultAnswer({ status, code, isTriedAgain = false }) {
  const error = { type: 'api_error', code, message: 'A fault of the stand-in.' }
  return { status, body: { error }, headers: isTriedAgain ? { 'stripe-should-retry': 'true' } : final }
}
