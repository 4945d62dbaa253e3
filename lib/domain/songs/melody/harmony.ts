import type { Random } from '@/lib/shared/seeded-random'
import type { Harmony, Mode } from './keys'

/** How a line ends: on the dominant, on the tonic but not at rest, at rest, or as the whole song does. */
export type Cadence = 'half' | 'open' | 'closed' | 'final'

const chord = (step: number, quality: Harmony['quality']): Harmony => ({ step, quality })
type Name = 'I' | 'ii' | 'III' | 'IV' | 'V' | 'V7' | 'VI' | 'VII'
type Grammar = {
  chords: Record<Name, Harmony>
  /** What may stand before a chord, and how readily. */
  before: Partial<Record<Name, Partial<Record<Name, number>>>>
  /** What a line in the middle of a verse may begin with. */
  contrast: Partial<Record<Name, number>>
}

const major: Grammar = {
  chords: {
    I: chord(0, 'major'),
    ii: chord(1, 'minor'),
    III: chord(2, 'minor'),
    IV: chord(3, 'major'),
    V: chord(4, 'major'),
    V7: chord(4, 'dominant'),
    VI: chord(5, 'minor'),
    VII: chord(6, 'diminished'),
  },
  before: {
    I: { V: 4, IV: 2, I: 1 },
    ii: { I: 2, VI: 3, IV: 2 },
    IV: { I: 4, VI: 2 },
    V: { IV: 3, ii: 3, I: 3, VI: 1 },
    V7: { IV: 3, ii: 4, I: 2 },
    VI: { V: 1, I: 3, IV: 1 },
  },
  contrast: { IV: 3, VI: 3, V: 2, I: 0.5 },
}

const minor: Grammar = {
  chords: {
    I: chord(0, 'minor'),
    ii: chord(1, 'diminished'),
    III: chord(2, 'major'),
    IV: chord(3, 'minor'),
    V: chord(4, 'major'),
    V7: chord(4, 'dominant'),
    VI: chord(5, 'major'),
    VII: chord(6, 'major'),
  },
  before: {
    I: { V: 4, IV: 2, VII: 1, I: 1 },
    III: { VII: 3, I: 2 },
    IV: { I: 4, VI: 2, III: 1 },
    V: { IV: 4, I: 3, VI: 1 },
    V7: { IV: 4, I: 2, ii: 1 },
    ii: { I: 2, VI: 2 },
    VI: { I: 3, III: 2, VII: 1 },
    VII: { IV: 2, VI: 2, I: 1 },
  },
  contrast: { III: 3, VI: 2, IV: 2, I: 0.5 },
}

const dorian: Grammar = {
  chords: { ...minor.chords, IV: chord(3, 'major') },
  before: {
    I: { VII: 3, V: 2, IV: 2, I: 1 },
    III: { VII: 2, I: 2 },
    IV: { I: 4, III: 1, VII: 1 },
    V: { IV: 3, I: 3 },
    V7: { IV: 3, I: 2 },
    VII: { I: 3, IV: 2, III: 1 },
  },
  contrast: { III: 3, IV: 2, VII: 2, I: 0.5 },
}

export function grammarOf(mode: Mode, isDorian: boolean): Grammar {
  if (mode === 'major') return major
  return isDorian ? dorian : minor
}

export type PhrasePlan = { feet: number; cadence: Cadence; isContrast: boolean; head: Harmony[] }

/** One chord for each foot up to the last stress, found backwards from the cadence. `head` is kept from an earlier line. */
export function harmonise(
  { feet, cadence, isContrast, head }: PhrasePlan,
  grammar: Grammar,
  random: Random,
): Harmony[] {
  const first: Name = isContrast ? pick(grammar.contrast, random) : 'I'
  const kept = head.slice(0, Math.max(0, feet - 2))
  for (let attempt = 0; attempt < 40; attempt++) {
    const names: Name[] = cadence === 'half' ? ['V'] : ['V7', 'I']
    while (names.length < feet - Math.max(1, kept.length)) {
      names.unshift(pick(grammar.before[names[0] ?? 'I'] ?? { I: 1 }, random))
    }
    const tail = names.map((name) => grammar.chords[name])
    const before = kept.length > 0 ? kept : feet > names.length ? [grammar.chords[first]] : []
    if (attempt === 39 || leadsTo(before.at(-1), names[0] ?? 'I', grammar)) return [...before, ...tail].slice(-feet)
  }
  return []
}

function leadsTo(chordBefore: Harmony | undefined, name: Name, { before, chords }: Grammar): boolean {
  if (!chordBefore) return true
  return Object.keys(before[name] ?? {}).some((key) => chords[key as Name]?.step === chordBefore.step)
}

function pick(weights: Partial<Record<Name, number>>, random: Random): Name {
  const entries = Object.entries(weights) as [Name, number][]
  let left = random() * entries.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [name, weight] of entries) {
    left -= weight
    if (left < 0) return name
  }
  return 'I'
}
