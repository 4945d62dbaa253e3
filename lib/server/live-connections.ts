import 'server-only'
import { oncePerProcess } from '@/lib/server/process-globals.mjs'

const linesMax = 2000
// Funeral guests on a church's wifi share one address.
const linesOfAddressMax = 200
// Randomised, so that clients do not all reconnect at once after a restart.
const retryMs = { least: 3000, most: 8000 }

type Line = { send: (event: string, data: object) => void; close: () => void }
type Open = { all: Set<() => void>; byAddress: Map<string, number> }

const open = oncePerProcess('streams', (): Open => ({ all: new Set(), byAddress: new Map() }))

/**
 * Opens a stream of server-sent events. `start` receives the line and returns its clean-up. Null when this process or
 * this address has too many open.
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
      // The client closed it first.
    }
  }
  open.all.add(close)
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      control = controller
      const write = (text: string) => {
        // A client that stopped reading must not fill the memory.
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

/** Closes every open stream, since the server waits for open responses before it ends. */
export async function closeStreams(): Promise<void> {
  for (const close of [...open.all]) close()
}
