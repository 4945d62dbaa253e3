/** A syllable as it is sung; the same as the lines of a verse are described by. */
export type SungSyllable = { text: string; isStressed: boolean; endsWord: boolean }
/** Lines of syllables. */
export type SungVerse = readonly (readonly SungSyllable[])[]
