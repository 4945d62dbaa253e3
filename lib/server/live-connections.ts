import 'server-only'

const linesMax = 2000
// A funeral party on the wifi of one church is one address.
const linesOfAddressMax = 200
// Spread, so that a restart does not bring all of them back in the same second.
const retryMs = { least: 3000, most: 8000 }

type Line = { send: (event: string, data: object) => void; close: () => void }
type Open = { all: Set<() => void>; byAddress: Map<string, number> }

// Shared by all copies of this file that the framework loads into one process.
const store = globalThis as typeof globalThis & { mindelundLines?: Open }
store.mindelundLines ??= { all: new Set(), byAddress: new Map() }
const open = store.mindelundLines

/**
 * A stream of server-sent events. `start` is given the way to send and returns what ends its work. Null when this
 * process, or this address, has too many open.
 */
export function openStream(address: string, start: (line: Line) => () => void) {
  const ofAddress = open.byAddress.get(address) ?? 0
  if (open.all.size >= linesMax || ofAddress >= linesOfAddressMax) return null
  open.byAddress.set(address, ofAddress + 1)
  const encoder = new TextEncoder()
  let stop = () => {}
  let control: ReadableStreamDefaultController<Uint8Array> | null = null
  const close = () => {
    if (!open.all.delete(close)) return
    const left = (open.byAddress.get(address) ?? 1) - 1
    if (left > 0) open.byAddress.set(address, left)
    else open.byAddress.delete(address)
    stop()
    try {
      control?.close()
    } catch {
      // The other side closed it first.
    }
  }
  open.all.add(close)
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      control = controller
      const write = (text: string) => {
        // A phone that reads nothing any more must not fill our memory.
        if ((controller.desiredSize ?? 0) < -100) return close()
        if (open.all.has(close)) controller.enqueue(encoder.encode(text))
      }
      const wait = Math.round(retryMs.least + Math.random() * (retryMs.most - retryMs.least))
      write(`retry: ${wait}\n\n`)
      stop = start({ send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`), close })
    },
    cancel: close,
  })
  return { body, close }
}

/** Ends every open line: before the server ends, which waits for its answers. */
export async function closeStreams(): Promise<void> {
  for (const close of [...open.all]) close()
}
