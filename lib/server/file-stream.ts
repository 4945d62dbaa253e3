/**
 * A file that is written while it is sent: one part in memory at a time. In Latin-1, letters that it lacks are without
 * their marks, or '?'.
 */
export function fileStream(
  parts: AsyncIterable<string>,
  encoding: 'utf-8' | 'latin1' = 'utf-8',
): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(Buffer.from(encoding === 'latin1' ? latinLetters(value) : value, encoding))
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}

function latinLetters(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u2013\u2014]/g, '-')
    .replace(/[\u0100-\u{10FFFF}]/gu, (letter) => {
      const [base = '?'] = letter.normalize('NFD')
      return base <= '\u00FF' ? base : '?'
    })
}
