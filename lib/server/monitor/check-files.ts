import 'server-only'
import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { storage } from '@/lib/integrations/storage/storage'

/** Writes, reads and removes a small file in the store. Throws what the store throws, or when it reads another text. */
export async function writeAndReadFile(): Promise<void> {
  const [key, written] = [`health/${randomUUID()}.txt`, randomUUID()]
  try {
    await storage.put(key, Buffer.from(written), { contentType: 'text/plain' })
    const file = await storage.get(key)
    if (!file || (await text(file.stream)) !== written) throw new Error('The store reads another text than was written')
  } finally {
    await storage.delete(key)
  }
}
