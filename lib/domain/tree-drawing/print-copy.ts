import type { Fit, Orientation, Paper } from '@/lib/domain/tree-drawing/print/plan-sheets'
import type { PrintChoice } from '@/lib/domain/tree-drawing/print-schema'

/** Below this many points, most people need glasses. */
export const easyPoints = 7

/** On the print page. */
export const printCopy = {
  title: 'Udskriv slægtstræet',
  intro:
    'Vælg, hvad der skal med, og hvor stort det skal være. Du får en PDF, som du kan udskrive eller sende til en trykker.',
  parts: {
    view: 'Den tegning, jeg kom fra',
    lines: 'Én persons forfædre og efterkommere',
    all: 'Hele slægten',
  },
  whose: 'Hvis forfædre og efterkommere?',
  up: 'Slægtled op',
  down: 'Slægtled ned',
  living: 'Skriv navnene på de nulevende',
  livingHint: 'Uden kryds står der »Nulevende« på deres plads. Tænk over, hvem der får papiret at se.',
  download: 'Hent PDF',
} as const satisfies { parts: Record<PrintChoice['part'], string> } & Record<string, unknown>

export const paperTexts: Record<Paper, string> = {
  A4: 'A4, 21 × 30 cm',
  A3: 'A3, 30 × 42 cm',
  A2: 'A2, 42 × 59 cm',
  A1: 'A1, 59 × 84 cm',
  A0: 'A0, 84 × 119 cm',
}

export const orientationTexts: Record<Orientation, string> = { landscape: 'På tværs', portrait: 'På højkant' }

export const fitTexts: Record<Fit, { label: string; hint: string }> = {
  one: { label: 'På ét ark', hint: 'Træet bliver så stort, som arket giver plads til.' },
  tiles: { label: 'Delt på flere ark', hint: 'Arkene viser lidt af det samme, hvor de mødes, så de kan limes sammen.' },
}

/** What a print will be: how many, on how many sheets, and whether it can be read. */
export function printSummary(people: number, sheets: number): string {
  const persons = people === 1 ? '1 person' : `${people.toLocaleString('da-DK')} personer`
  return sheets === 1
    ? `${persons} på ét ark.`
    : `${persons} på ${sheets} ark og et ark, der viser, hvordan de hører sammen.`
}

/** 'Mindste skrift bliver 9 punkt.', with advice where it is small. */
export function lettersText(points: number, isOneSheet: boolean): string {
  const size = `Mindste skrift bliver ${points.toLocaleString('da-DK', { maximumFractionDigits: 1 })} punkt.`
  if (points >= easyPoints) return size
  return `${size} ${isOneSheet ? 'Vælg et større ark, eller del træet på flere.' : 'Vælg en større skrift.'}`
}
