// Run by the storage's tests, which kill it: writes files into the folder of its first argument without end.
import { createFileStorage } from '@/lib/integrations/storage/file-storage'

const storage = createFileStorage(String(process.argv[2]))
for (let round = 0; ; round += 1) {
  const key = `k${round % 5}.webp`
  await storage.put(key, Buffer.alloc(2_000_000, 97 + (round % 26)), { contentType: 'image/webp' })
  console.log(key)
}
