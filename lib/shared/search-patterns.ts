const mostWords = 6
// A trigram index has no entry for shorter parts, except at the beginning of a word.
const shortestPart = 3

// The same letters as in the database function search_text.
const marked = 'æøåäöéèêëüúùóòôáàâãíìîñçý'
const plain = 'eoaaoeeeeuuuoooaaaaiiincy'

/**
 * LIKE patterns over `search_text(…)`, one for each of the first six words: anywhere, or at the beginning of a word
 * when shorter than three letters. LIKE's wildcards are escaped.
 */
export function searchPatterns(search: string): string[] {
  return search.normalize('NFC').toLowerCase().split(/\s/).filter(Boolean).slice(0, mostWords).map(pattern)
}

function pattern(word: string): string {
  const letters = Array.from(word, (letter) => plain[marked.indexOf(letter)] ?? letter)
  const literal = letters.join('').replace(/[\\%_]/g, '\\$&')
  return letters.length < shortestPart ? `% ${literal}%` : `%${literal}%`
}
