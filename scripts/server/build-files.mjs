import { LRUCache } from 'lru-cache'
import { pack, sendPacked, takeOver } from './packed-response.mjs'

// All of a build's files together are a third of this.
const MAX_BYTES = 32 * 1024 * 1024

// The one spelling of a file's address. The framework also accepts %2E, /./ and the like: each would be compressed and
// stored as another file.
const FILE = /^\/_next\/static\/(?:[\w-]+\/)*[\w-][\w.-]*\.(?:js|css|json|svg)$/

/**
 * Keeps the build's files compressed in memory; the framework compresses them again for every caller, and with gzip
 * alone. Their names change with their contents, so a copy never becomes stale.
 * @param {import('node:http').RequestListener} answer
 * @returns {import('node:http').RequestListener}
 */
export function withBuildFiles(answer) {
  const copies = new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes })
  return (request, response) => {
    const { method, url, headers } = request
    if (method !== 'GET' || headers.range !== undefined || !FILE.test(url)) return answer(request, response)
    const copy = copies.get(url)
    if (copy) return sendPacked(request, response, copy)
    takeOver(
      answer,
      request,
      response,
      (_, status) => status === 200,
      async (body, made) => {
        const packed = await pack(body, made)
        copies.set(url, packed)
        sendPacked(request, response, packed)
      },
    )
  }
}
