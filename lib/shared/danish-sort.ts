const danish = new Intl.Collator('da', { numeric: true, sensitivity: 'base' })

/** Danish alphabetical order: æ, ø, å after z, aa as å, case-insensitive, 2 before 10. For Array.sort. */
export function compareDanish(a: string, b: string): number {
  return danish.compare(a, b)
}

/** A new list in Danish order of `nameOf`. Equal names keep their order. */
export function sortDanish<T>(list: readonly T[], nameOf: (entry: T) => string): T[] {
  return [...list].sort((a, b) => danish.compare(nameOf(a), nameOf(b)))
}
