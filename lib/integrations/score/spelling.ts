const letters = ['F', 'C', 'G', 'D', 'A', 'E', 'B'] as const

/** A pitch class by its name on the sheet: a letter, raised (1) or lowered (-1). */
export type Spelling = { letter: (typeof letters)[number]; alter: number }

/**
 * How a pitch class (0 is C) is written in a key: with the key's own notes, and what is foreign to it as a raised one,
 * as the leading notes of minor are. The circle of fifths from the key's flattest note on names all twelve.
 */
export function spell(pitchClass: number, fifths: number): Spelling {
  for (let place = fifths - 1; place <= fifths + 10; place++) {
    if ((place * 7 + 84) % 12 === pitchClass % 12) {
      const fromF = place + 1
      return { letter: letters[((fromF % 7) + 7) % 7] ?? 'C', alter: Math.floor(fromF / 7) }
    }
  }
  return { letter: 'C', alter: 0 }
}

/** The octave of a MIDI note as it is written; 4 begins at middle C. */
export function octaveOf(midi: number, { alter }: Spelling): number {
  return Math.floor((midi - alter) / 12) - 1
}

/** What a key signature does to a letter. */
export function keyAlter(letter: Spelling['letter'], fifths: number): number {
  const place = letters.indexOf(letter)
  return Math.floor((fifths + 6 - place) / 7)
}
