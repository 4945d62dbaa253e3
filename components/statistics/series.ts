import type { StatisticsTotals } from '@/lib/domain/memorials/statistics-view'

/** One kind of count in a plot. `edge` separates a light fill from the background. */
export type PlotSeries = { key: keyof StatisticsTotals; label: string; fill: string; edge: string }

export const visitSeries: PlotSeries[] = [
  { key: 'qr', label: 'Fra QR-koden', fill: 'var(--primary)', edge: 'var(--background)' },
  { key: 'link', label: 'Fra links', fill: 'var(--primary-soft)', edge: 'var(--primary)' },
]

export const postSeries: PlotSeries[] = [
  { key: 'candles', label: 'Lys', fill: 'var(--candle)', edge: 'var(--candle-ink)' },
  { key: 'posts', label: 'Hilsner og minder', fill: 'var(--success)', edge: 'var(--background)' },
]
