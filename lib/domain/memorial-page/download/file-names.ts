import { trimEndWhile } from '@/lib/shared/trim-end-while'

const mostLetters = 60
/** Reserved by Windows. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** A text as a file name that is valid on every file system, at most 60 letters; `otherwise` if nothing is left. */
export function safeName(text: string | null, otherwise: string): string {
  const plain = (text ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const short = Array.from(plain).slice(0, mostLetters).join('')
  const cut = trimEndWhile(short.replace(/^[.\s]+/, ''), /[.\s]/)
  if (cut === '') return otherwise
  return reserved.test(cut) ? `${cut}_` : cut
}

/** Folder names of albums by id, unique also on case-insensitive file systems. */
export function folderNames(albums: readonly { id: string; title: string }[]): Map<string, string> {
  const taken = new Set(['billeder', 'film', 'stemmer', 'hilsner og minder'])
  const names = new Map<string, string>()
  for (const { id, title } of albums) {
    const wanted = safeName(title, 'Album')
    let name = wanted
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${wanted} ${number}`
    taken.add(name.toLowerCase())
    names.set(id, name)
  }
  return names
}

/** A path in the ZIP as a URL for `src` and `href`. */
export function relativeAddress(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
