import type { SungSyllable, SungVerse } from '../sung-words'
import type { Meter } from './meters'
import { type Frame, setWords } from './set-words'

/** Which line of the melody a verse's line is sung to: a shorter verse leaves out lines before the last. */
export function melodyLine(line: number, linesOfVerse: number, linesOfMelody: number): number {
  return line === linesOfVerse - 1 ? linesOfMelody - 1 : line
}

/** The frame of each line of the melody that suits all verses best; all have an upbeat or none has. */
export function chooseFrames(verses: readonly SungVerse[], meter: Meter): Frame[] {
  const lines = Math.max(0, ...verses.map((verse) => verse.length))
  const sungTo = Array.from({ length: lines }, (_, index) =>
    verses.flatMap((verse) =>
      verse.filter((line, own) => line.length > 0 && melodyLine(own, verse.length, lines) === index),
    ),
  )
  const [without, withUpbeat] = [false, true].map((hasUpbeat) => sungTo.map((all) => bestFrame(all, hasUpbeat, meter)))
  if (!without || !withUpbeat) return []
  return (total(withUpbeat) < total(without) ? withUpbeat : without).map(({ frame }) => frame)
}

type Rated = { frame: Frame; cost: number }
const total = (frames: Rated[]) => frames.reduce((sum, { cost }) => sum + cost, 0)

// Four feet are the measure of most hymns and songs; more only where the words need them. The long ones are for a line
// of eighty syllables, which no one should sing but which must not stop anybody.
const lengths = [
  { feet: 2, cost: 3 },
  { feet: 4, cost: 0 },
  { feet: 6, cost: 0.8 },
  { feet: 8, cost: 1.2 },
  { feet: 12, cost: 20 },
  { feet: 20, cost: 40 },
  { feet: 32, cost: 80 },
]
/** Feet that only hold the last note. */
const tails = [
  { feet: 0, cost: 0 },
  { feet: 1, cost: 0.1 },
  { feet: 2, cost: 1.5 },
]

function bestFrame(lines: readonly (readonly SungSyllable[])[], hasUpbeat: boolean, meter: Meter): Rated {
  let best: Rated | undefined
  for (const { feet, cost } of lengths) {
    for (const tail of tails) {
      const frame = { hasUpbeat, feet, lastFoot: feet - tail.feet }
      if (frame.lastFoot < 2) continue
      const settings = lines.map((line) => setWords(line, frame, meter))
      if (settings.some((setting) => !setting)) continue
      const sung = settings.reduce((sum, setting) => sum + (setting?.cost ?? 0) + cost + tail.cost, 0)
      if (!best || sung < best.cost) best = { frame, cost: sung }
    }
    if (best && feet >= 8) break
  }
  return best ?? { frame: { hasUpbeat, feet: 4, lastFoot: 4 }, cost: 0 }
}
