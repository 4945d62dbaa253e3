import { formatTreeDateAfterVerb, type TreeDate } from '@/lib/domain/family-tree/tree-date'
import { placeInWords } from '@/lib/shared/place-in-words'

/** In place of the name of a living person, for all but members. */
export const maskedName = 'Nulevende'
/** In place of somebody who asked to be taken out of the tree. */
export const withdrawnName = 'Ikke vist'
/** A person of whom no name is known. */
export const withoutName = 'Uden navn'

/** A name within a sentence: 'Karen Holm', 'en uden navn', 'en nulevende', 'en person, der ikke er vist'. */
export function nameWithin({ name, isMasked }: { name: string; isMasked: boolean }): string {
  if (!isMasked) return name === withoutName ? 'en uden navn' : name
  return name === maskedName ? 'en nulevende' : 'en person, der ikke er vist'
}

/** 'gift 3. maj 1962 i Trans Kirke', 'gift ca. 1850', 'gift i Trans Kirke', 'gift'. */
export function marriedText(date: TreeDate | null, place: string | null): string {
  return ['gift', date && formatTreeDateAfterVerb(date), place && placeInWords(place)].filter(Boolean).join(' ')
}

/** A lifespan within a line: 'født 1965', '1942 – 2024'. */
export function lifespanWithin(lifespan: string): string {
  return lifespan.charAt(0).toLocaleLowerCase('da-DK') + lifespan.slice(1)
}
