/** 'dd-mm-yyyy' from yyyy-mm-dd. */
export const csvDay = (day: string) => day.split('-').reverse().join('-')

/** A file that is written while it is sent: one part in memory at a time. */
export function csvStream(parts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const iterator = parts[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}
