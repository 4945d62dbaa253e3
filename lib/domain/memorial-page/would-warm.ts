import type { MemorialEditView } from '@/lib/domain/memorial-page/page-view'
import { storyWords } from '@/lib/domain/memorials/story-words'

type Written = Pick<MemorialEditView, 'epitaph' | 'biography' | 'restingCemetery' | 'restingLatitude'>
/** Pictures count from when they are under way; `hasPictures` is about those beside portrait and cover. */
type Seen = { hasPortrait: boolean; hasCover: boolean; hasPictures: boolean }

/** What a page does not have and would be warmer with, the warmest first; `section` is its place in the editor. */
export function wouldWarm(
  { epitaph, biography, restingCemetery, restingLatitude }: Written,
  { hasPortrait, hasCover, hasPictures }: Seen,
): { section: string; text: string }[] {
  return [
    !hasPortrait && { section: 'portraet', text: 'Et portræt' },
    storyWords(biography).length === 0 && { section: 'livshistorie', text: 'Nogle ord om livet' },
    !hasPictures && { section: 'billeder', text: 'Billeder fra hverdag og fest' },
    epitaph === null && { section: 'portraet', text: 'Et mindeord under navnet' },
    !hasCover && { section: 'portraet', text: 'Et billede bag navnet' },
    restingCemetery === null && restingLatitude === null && { section: 'gravsted', text: 'Hvor graven ligger' },
  ].filter((idea) => idea !== false)
}
