import { numberedPath } from '@/lib/domain/tree-files/records/numbered-path'

/** A file that another import brought, with the SHA-256 of what is stored and of what was sent. */
export type FileHere = { fileName: string | null; checksum: string | null; sentChecksum: string | null }

/**
 * Of a file's archive, the paths under which another import has brought something else, each with the number that tells the
 * two apart (`numberedPath`). The same file once more keeps its path. Capitals make no other path: archives are unpacked on
 * disks that do not tell them apart.
 */
export function findRenames(
  mediaPaths: readonly string[],
  filesHere: readonly FileHere[],
  checksumOf: (path: string) => string | null,
): Map<string, number> {
  const here = new Map<string, Map<string, Set<string | null>>>()
  for (const { fileName, checksum, sentChecksum } of filesHere) {
    const path = fileName ?? ''
    const names = here.get(path.toLowerCase()) ?? new Map<string, Set<string | null>>()
    names.set(path, new Set([...(names.get(path) ?? []), checksum, sentChecksum]))
    here.set(path.toLowerCase(), names)
  }
  const own = new Set(mediaPaths.map((path) => path.toLowerCase()))
  const renames = new Map<string, number>()
  for (const path of mediaPaths.filter((each) => here.has(each.toLowerCase()))) {
    const checksum = checksumOf(path)
    const isSame = (name: string) => checksum !== null && here.get(name.toLowerCase())?.get(name)?.has(checksum)
    const isFree = (name: string) => !here.has(name.toLowerCase()) && !own.has(name.toLowerCase())
    if (isSame(path)) continue
    let number = 2
    while (!isSame(numberedPath(path, number)) && !isFree(numberedPath(path, number))) number++
    renames.set(path, number)
    own.add(numberedPath(path, number).toLowerCase())
  }
  return renames
}
