import type { MemorialState, OverviewView } from '@/lib/domain/insights/schema'
import { stateTexts } from '@/lib/domain/qr-codes/copy'

const memorialStates: Array<{ state: MemorialState; label: string }> = [
  { state: 'draft', label: 'Kladder' },
  { state: 'published', label: 'Åbne' },
  { state: 'archived', label: 'Skjulte' },
  { state: 'memorialised', label: 'Bevarede' },
]

/** The memorials by state, labelled, in the order of a page's life. */
export function memorialFigures({ memorials }: OverviewView): Array<{ label: string; count: number }> {
  return memorialStates.map(({ state, label }) => ({ label, count: memorials[state] }))
}

/** The codes by state, labelled, in the order of a code's life. */
export function codeFigures({ codes }: OverviewView): Array<{ label: string; count: number; isEstimate: boolean }> {
  return codes.map(({ state, ...figure }) => ({ label: stateTexts[state], ...figure }))
}
