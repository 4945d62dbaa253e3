/** A part of a plot's bars. `edge` separates a light fill from the background. */
export type PlotPart = { key: string; label: string; fill: string; edge: string }

const looks = [
  { fill: 'var(--primary)', edge: 'var(--background)' },
  { fill: 'var(--success)', edge: 'var(--background)' },
  { fill: 'var(--candle)', edge: 'var(--candle-ink)' },
  { fill: 'var(--primary-soft)', edge: 'var(--primary)' },
  { fill: 'var(--muted)', edge: 'var(--muted-foreground)' },
  { fill: 'var(--muted-foreground)', edge: 'var(--background)' },
] as const

/** The parts with their labels, each with a look of its own. */
export function plotParts<K extends string>(keys: readonly K[], texts: Record<K, string>): PlotPart[] {
  return keys.map((key, place) => ({ key, label: texts[key], ...(looks[place % looks.length] ?? looks[0]) }))
}
