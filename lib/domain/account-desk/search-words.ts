const mostWords = 6
// Below that a part in the middle of a word has no entry in an index of trigrams; the beginning of a word has.
const shortestPart = 3

// Letter by letter as the function search_text in the database does it.
const marked = 'æøåäöéèêëüúùóòôáàâãíìîñçý'
const plain = 'eoaaoeeeeuuuoooaaaaiiincy'

/**
 * What is typed into a search as patterns for LIKE over `search_text(…)`, one for each word: anywhere, or at the beginning
 * of a word when it has fewer than three letters. What LIKE would read as a sign of its own is taken literally.
 */
export function searchPatterns(search: string): string[] {
  return search.normalize('NFC').toLowerCase().split(/\s/).filter(Boolean).slice(0, mostWords).map(pattern)
}

function pattern(word: string): string {
  const letters = Array.from(word, (letter) => plain[marked.indexOf(letter)] ?? letter)
  const literal = letters.join('').replace(/[\\%_]/g, '\\$&')
  return letters.length < shortestPart ? `% ${literal}%` : `%${literal}%`
}
