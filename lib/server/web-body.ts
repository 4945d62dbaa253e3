import 'server-only'
import type { Readable } from 'node:stream'
import { ReadableStream as WebStream } from 'node:stream/web'

/**
 * A Node stream as a response body; cancelling it destroys the stream. Not by `Readable.toWeb`: when data follows a
 * cancellation, Node 20 throws where nothing can catch it.
 */
export function webBody(stream: Readable): ReadableStream<Uint8Array> {
  // DOM and Node declare the same class as different types.
  return WebStream.from(stream) as ReadableStream<Uint8Array>
}
