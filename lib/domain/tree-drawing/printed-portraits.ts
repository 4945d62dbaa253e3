import 'server-only'
import { buffer } from 'node:stream/consumers'
import type { TreePersonView } from '@/lib/domain/family-tree/schema'
import { inPictureProcess } from '@/lib/domain/pictures/decoding/picture-pool'
import { variantKey } from '@/lib/domain/pictures/picture-files'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import type { Turn } from '@/lib/server/fair-queue'
import { log } from '@/lib/server/log'

/** Reading more would take longer than drawing all the rest. */
const mostPortraits = 120
/** Pixels: some 300 dots per inch at the usual size, and 200 at the largest, where they are 26 mm. */
const printedWidth = 200

/**
 * The portraits of those who are shown with one, as JPEG by person: the first 120. One that cannot be read is left out.
 */
export async function readPrintedPortraits(
  people: readonly TreePersonView[],
  from: Turn,
): Promise<Map<string, Uint8Array>> {
  const shown = people.filter(({ isMasked, portraitUrl }) => !isMasked && portraitUrl !== null).slice(0, mostPortraits)
  const rows = await db.treePerson.findMany({
    where: { id: { in: shown.map(({ id }) => id) } },
    select: { id: true, portrait: { select: { storageKey: true, widths: true } } },
  })
  const portraits = new Map<string, Uint8Array>()
  for (const { id, portrait } of rows) {
    const width = portrait?.widths.find((candidate) => candidate >= printedWidth) ?? portrait?.widths.at(-1)
    const file = portrait && width ? await readAsJpeg(variantKey(portrait.storageKey, width), from) : null
    if (file) portraits.set(id, file)
  }
  return portraits
}

async function readAsJpeg(key: string, from: Turn): Promise<Buffer | null> {
  const stored = await storage.get(key)
  if (!stored) return null
  try {
    return await inPictureProcess('jpeg', { file: await buffer(stored.stream), quality: 85 }, from)
  } catch (error) {
    // The tree is printed without it.
    log.warn({ err: error, key }, 'portrait left out of a print')
    return null
  }
}
