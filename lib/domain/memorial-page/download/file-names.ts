import { trimEndWhile } from '@/lib/shared/trim-end-while'

const mostLetters = 60
/** Names that Windows keeps for itself. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** A text as a name that every file system takes; Danish letters stay. '' gives `otherwise`. */
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

/** Folder names for albums by their id; two albums of one name get folders of their own, also where case is no matter. */
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

/** An address within the folder as it stands in `src` and `href`. */
export function relativeAddress(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
