import { formatMeasure, type Measure } from '@/lib/shared/measures'
import { formatOere, wholeKroner } from '@/lib/shared/money'

/** A figure as text; a dash where nothing was measured. */
export function figureText(value: string | number | null | undefined, measure: Measure): string {
  if (value === null || value === undefined) return '–'
  return measure === 'oere' ? formatOere(Number(value)) : formatMeasure(Number(value), measure)
}

/** The same beside a plot, where øre would only be in the way. */
export function axisFigure(value: number, measure: Measure): string {
  return measure === 'oere' ? wholeKroner(value) : formatMeasure(value, measure)
}
