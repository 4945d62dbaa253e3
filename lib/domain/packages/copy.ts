import type { PackageView } from '@/lib/domain/packages/schema'
import { formatDate } from '@/lib/shared/danish-time'

/** 'Pakke 12 med 100 koder og aktiveringskoder, lavet 3. maj 2026. 64 er frie.' */
export function packageSummary({ number, count, free, requiresActivation, createdAt }: PackageView): string {
  const codes = count === 1 ? '1 kode' : `${count} koder`
  const activation = requiresActivation ? ' og aktiveringskoder' : ''
  const left = free === 1 ? '1 er fri' : `${free} er frie`
  return `Pakke ${number} med ${codes}${activation}, lavet ${formatDate(new Date(createdAt))}. ${left}.`
}
