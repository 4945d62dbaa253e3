import 'server-only'
import { Readable } from 'node:stream'

/** Node's stream as the answer of a route. */
export function toWeb(stream: Readable): ReadableStream<Uint8Array> {
  // The two libraries name the same class by different types.
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>
}
