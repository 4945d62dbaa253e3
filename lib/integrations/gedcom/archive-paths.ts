import { mendLetters } from '@/lib/integrations/gedcom/reading/single-byte'
import { readMarkup } from '@/lib/integrations/rich-text/read-markup'

/** The paths in an archive that fit a name alike; the higher the rank, the more of the two is the same. */
type PathFit = { paths: readonly string[]; rank: number }

/** Folders that are compared: more would make a long path costly. */
const partsMost = 8

/**
 * Finds files of an archive by the names that records give them. Programs write the path on their own disk, with
 * backslashes, a drive or the colons of an old Mac, or as an address, in other capitals, with letters in two or read in
 * a wrong encoding, so the longest end that both have decides.
 */
export class ArchivePaths {
  private readonly byEnd = new Map<string, string[]>()
  private readonly whole = new Map<string, string[]>()

  constructor(paths: Iterable<string>) {
    for (const path of paths) {
      const [longest = '', ...others] = endsOf(path)
      this.whole.set(longest, [path])
      for (const end of [longest, ...others]) {
        const list = this.byEnd.get(end)
        if (list) list.push(path)
        else this.byEnd.set(end, [path])
      }
    }
  }

  /** The paths that fit a name best, or null when no file has its last part. In constant time. */
  fit(name: string): PathFit | null {
    const readings = new Set([name, decodedName(name), readMarkup(name)])
    return [...readings].reduce<PathFit | null>((best, reading) => {
      const fit = this.bestOf(endsOf(reading))
      return fit && fit.rank > (best?.rank ?? 0) ? fit : best
    }, null)
  }

  private bestOf(ends: readonly string[]): PathFit | null {
    for (const [at, end] of ends.entries()) {
      const rank = 2 * (ends.length - at)
      // No folder in the archive speaks against it.
      const whole = this.whole.get(end)
      if (whole) return { paths: whole, rank: rank + 1 }
      const paths = this.byEnd.get(end)
      if (paths) return { paths, rank }
    }
    return null
  }
}

/** The ends of a path that a comparison may meet, the longest first. */
function endsOf(path: string): string[] {
  const bare = mendLetters(path.normalize('NFC')).toLowerCase().trim()
  const parts = bare
    .split(/[\\/:]/)
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .slice(-partsMost)
  return parts.map((_, at) => parts.slice(at).join('/'))
}

function decodedName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
