import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/**
 * One hash over names and contents of files and folders, the same on every machine.
 * @param {string[]} entries paths below `root`; missing ones count as empty
 * @param {(relative: string) => boolean} counts leaves a file out when it returns false
 */
export function contentHash(root, entries, counts = () => true) {
  const hash = crypto.createHash('sha256')
  for (const file of entries.flatMap((entry) => filesBelow(root, entry)).sort()) {
    if (!counts(file)) continue
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex').slice(0, 32)
}

function filesBelow(root, entry) {
  const stat = fs.statSync(path.join(root, entry), { throwIfNoEntry: false })
  if (!stat) return []
  if (stat.isFile()) return [entry.split(path.sep).join('/')]
  return fs.readdirSync(path.join(root, entry)).flatMap((name) => filesBelow(root, path.join(entry, name)))
}
