/** How a figure is written. `oere` is money; `ms` milliseconds; `shift` thousandths of a layout shift; `percent` of 100. */
export type Measure = 'count' | 'oere' | 'ms' | 'shift' | 'percent' | 'bytes'

/** '850 ms', '2,5 s', '1 min. 12 s'. */
export function formatMs(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`
  if (ms < 60_000) return `${decimals(ms / 1000, 1)} s`
  return `${Math.floor(ms / 60_000)} min. ${Math.round((ms % 60_000) / 1000)} s`
}

const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB']

/** '850 B', '1,2 MB', with 1,024 bytes to a KB. */
export function formatBytes(bytes: number): string {
  const place = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, Math.abs(bytes))) / 10))
  const value = bytes / 1024 ** place
  return `${decimals(value, place === 0 || Math.abs(value) >= 100 ? 0 : 1)} ${units[place]}`
}

function decimals(value: number, most: number): string {
  return value.toLocaleString('da-DK', { maximumFractionDigits: most })
}

/** Every measure as text, but money, which is lib/shared/money. */
export function formatMeasure(value: number, measure: Exclude<Measure, 'oere'>): string {
  if (measure === 'ms') return formatMs(value)
  if (measure === 'bytes') return formatBytes(value)
  if (measure === 'shift') return decimals(value / 1000, 2)
  if (measure === 'percent') return `${decimals(value, 1)} %`
  return decimals(value, 0)
}
