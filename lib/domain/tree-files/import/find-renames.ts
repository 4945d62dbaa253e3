import 'server-only'
import { inTreeFileProcess } from '@/lib/domain/tree-files/import/tree-file-pool'
import type { FamilyFile } from '@/lib/domain/tree-files/records/family-file'
import { numberedPath } from '@/lib/domain/tree-files/records/numbered-path'
import { db } from '@/lib/server/db'

type Import = { importId: string; treeId: string; body: Buffer }

/**
 * Of a file's archive, the paths under which another import has brought something else, each with the number that tells the
 * two apart (`numberedPath`). The same file once more keeps its path. Capitals make no other path: archives are unpacked on
 * disks that do not tell them apart.
 */
export async function findRenames(
  { mediaPaths }: FamilyFile,
  { importId, treeId, body }: Import,
): Promise<Record<string, number>> {
  const rows = await db.treeMedia.findMany({
    where: { treeId, fileName: { not: null }, OR: [{ importId: null }, { importId: { not: importId } }] },
    select: { fileName: true, checksum: true, sentChecksum: true },
  })
  const here = new Map<string, Map<string, Set<string | null>>>()
  for (const { fileName, checksum, sentChecksum } of rows) {
    const path = fileName ?? ''
    const names = here.get(path.toLowerCase()) ?? new Map<string, Set<string | null>>()
    names.set(path, new Set([...(names.get(path) ?? []), checksum, sentChecksum]))
    here.set(path.toLowerCase(), names)
  }
  const paths = mediaPaths.filter((path) => here.has(path.toLowerCase()))
  if (paths.length === 0) return {}
  const own = new Set(mediaPaths.map((path) => path.toLowerCase()))
  const renames: Record<string, number> = {}
  for (const { path, checksum } of await inTreeFileProcess('checksums', { file: body, paths }, treeId)) {
    const isSame = (name: string) => checksum !== null && here.get(name.toLowerCase())?.get(name)?.has(checksum)
    const isFree = (name: string) => !here.has(name.toLowerCase()) && !own.has(name.toLowerCase())
    if (isSame(path)) continue
    let number = 2
    while (!isSame(numberedPath(path, number)) && !isFree(numberedPath(path, number))) number++
    renames[path] = number
    own.add(numberedPath(path, number).toLowerCase())
  }
  return renames
}
