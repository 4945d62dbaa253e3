import 'server-only'
import { createHash } from 'node:crypto'
import path from 'node:path'
import {
  checksumIn,
  manifestName,
  parseManifest,
  readOrNull,
  readPlace,
  stoneFolder,
  tree,
} from '@/lib/domain/published-pages/tree'
import { counted } from '@/lib/shared/counted'

type Copy = { folder: string; places: string[]; checksum: string }

/**
 * What is wrong with the copy of a page, as a Danish sentence; null when it stands at all its places with all its files and
 * no others. `readAll`: holds every file against its checksum, and not only the list of files.
 */
export async function findFault({ folder, places, checksum }: Copy, readAll: boolean): Promise<string | null> {
  for (const entry of places) {
    const place = readPlace(entry)
    if ((await tree.targetOf(place.path)) !== path.join(folder, stoneFolder(place) ?? ''))
      return `Siden står ikke på adressen ${place.path}.`
  }
  const found = await tree.listFiles(folder)
  const manifest = await readOrNull(`${folder}/${manifestName}`).catch(() => null)
  if (!found.delete(manifestName) || manifest === null || sha512(manifest) !== checksum)
    return 'Listen over sidens filer mangler eller er ændret.'
  const broken: string[] = []
  for (const [file, expected] of parseManifest(manifest)) {
    const isThere = found.delete(file)
    if (!isThere || (readAll && !(await isAs(`${folder}/${file}`, expected)))) broken.push(file)
  }
  const [first] = broken
  if (first) return `${counted(broken.length, 'fil', 'filer')} mangler eller er ændret, først ${first}`.slice(0, 200)
  return found.size > 0 ? `${counted(found.size, 'fil', 'filer')} hører ikke til siden.` : null
}

const sha512 = (text: string) => createHash('sha512').update(text).digest('hex')

/** False also for a file that is gone or cannot be read. */
async function isAs(file: string, checksum: string): Promise<boolean> {
  return (await checksumIn(file).catch(() => null)) === checksum
}
