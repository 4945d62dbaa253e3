import 'server-only'
import { Readable } from 'node:stream'

/** A Node stream as a route's response body. */
export function toWeb(stream: Readable): ReadableStream<Uint8Array> {
  // The two libraries declare the same class as different types.
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>
}
