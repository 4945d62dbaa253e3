import type { TimeBucket } from '@/lib/shared/time-buckets'

/** An hour, day, month or year with its figures by the keys of the parts; null where nothing was measured. */
export type PlotPoint = TimeBucket & Record<string, string | number | null>

/** Something that happened at a point: `label` stands above the plot, `long` where the point is told. */
export type PlotMark = { key: string; label: string; long: string }

/** A part of a plot's bars or a line of it. `edge` separates a light fill from the background. */
export type PlotPart<K extends string = string> = { key: K; label: string; fill: string; edge: string }

const looks = [
  { fill: 'var(--primary)', edge: 'var(--background)' },
  { fill: 'var(--success)', edge: 'var(--background)' },
  { fill: 'var(--candle)', edge: 'var(--candle-ink)' },
  { fill: 'var(--primary-soft)', edge: 'var(--primary)' },
  { fill: 'var(--muted)', edge: 'var(--muted-foreground)' },
  { fill: 'var(--muted-foreground)', edge: 'var(--background)' },
] as const

/** The parts with their labels, each with a look of its own. */
export function plotParts<K extends string>(keys: readonly K[], texts: Record<K, string>): PlotPart<K>[] {
  return keys.map((key, place) => ({ key, label: texts[key], ...(looks[place % looks.length] ?? looks[0]) }))
}
