import 'server-only'
import type { Readable } from 'node:stream'

/**
 * A Node stream as a response body, read as the client consumes it and destroyed when the client disconnects. Opens it
 * only on the first read: a client that disconnected earlier causes no `cancel`, and the stream would stay open. Not by
 * `Readable.toWeb`: when data follows a cancellation, Node 20 throws where nothing can catch it.
 */
export function webBody(open: () => Promise<Readable | null> | Readable): ReadableStream<Uint8Array> {
  let stream: Readable | null = null
  let chunks: AsyncIterator<Uint8Array> | null = null
  let isCancelled = false
  return new ReadableStream(
    {
      async pull(controller) {
        stream ??= await open()
        // The client disconnected while it was being opened.
        if (isCancelled) return void stream?.destroy()
        if (!stream) return controller.error(new Error('The file went away'))
        chunks ??= stream[Symbol.asyncIterator]()
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: () => {
        isCancelled = true
        stream?.destroy()
      },
    },
    { highWaterMark: 0 },
  )
}
