/** A syllable as it is sung and printed under its note. */
export type SungSyllable = { text: string; isStressed: boolean; endsWord: boolean }
/** Lines of syllables. */
export type SungVerse = readonly (readonly SungSyllable[])[]
