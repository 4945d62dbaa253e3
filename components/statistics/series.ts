import type { StatisticsTotals } from '@/lib/domain/memorials/statistics-view'
import type { PlotPart } from './plot-parts'

type Series = PlotPart<keyof StatisticsTotals>

export const visitSeries: Series[] = [
  { key: 'qr', label: 'Fra QR-koden', fill: 'var(--primary)', edge: 'var(--background)' },
  { key: 'link', label: 'Fra links', fill: 'var(--primary-soft)', edge: 'var(--primary)' },
]

export const postSeries: Series[] = [
  { key: 'candles', label: 'Lys', fill: 'var(--candle)', edge: 'var(--candle-ink)' },
  { key: 'posts', label: 'Hilsner og minder', fill: 'var(--success)', edge: 'var(--background)' },
]
