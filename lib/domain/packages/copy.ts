import type { ActPlan, PackageState, PackageView } from '@/lib/domain/packages/views'
import { formatDate } from '@/lib/shared/danish-time'

export const packageStateTexts: Record<PackageState, string> = {
  making: 'Bliver lavet',
  ready: 'Klar',
  failed: 'Blev ikke lavet',
}

/** '1 kode', '10.000 koder'. */
export function codesText(count: number): string {
  return count === 1 ? '1 kode' : `${count.toLocaleString('da-DK')} koder`
}

/** 'Ingen koder valgt', '3 koder valgt', or 'Alle 1.234 koder valgt, også dem på de andre sider'. */
export function chosenText({ onPage, found }: { onPage: number; found: number | undefined }): string {
  if (found !== undefined) return `Alle ${codesText(found)} valgt, også dem på de andre sider`
  return onPage === 0 ? 'Ingen koder valgt' : `${codesText(onPage)} valgt`
}

/** '3 koder bliver, som de er: 2 udleveret, 1 i produktion.' Null for none. */
export function passedOverText({ passedOver }: ActPlan): string | null {
  const count = passedOver.reduce((sum, { count }) => sum + count, 0)
  if (count === 0) return null
  const reasons = passedOver.map((group) => `${group.count.toLocaleString('da-DK')} ${group.reason}`)
  return `${codesText(count)} bliver, som ${count === 1 ? 'den' : 'de'} er: ${reasons.join(', ')}.`
}

/** The consequence for families of taking their codes out of use. */
export function inUseText(count: number): string {
  const which = count === 1 ? '1 af koderne er' : `${count.toLocaleString('da-DK')} af koderne er`
  return `${which} i brug hos en familie. Den, der scanner stenen, kommer ikke længere til mindesiden.`
}

/** 'Pakke 12 med 100 koder og aktiveringskoder, lavet 3. maj 2026. 64 er frie.' */
export function packageSummary({ number, count, free, requiresActivation, createdAt, state }: PackageView): string {
  const activation = requiresActivation ? ' og aktiveringskoder' : ''
  const which = `Pakke ${number} med ${codesText(count)}${activation}`
  if (state !== 'ready') return `${which}.`
  const left = free === 1 ? '1 er fri' : `${free.toLocaleString('da-DK')} er frie`
  return `${which}, lavet ${formatDate(new Date(createdAt))}. ${left}.`
}

export const noSuchStatus = 'Der er ingen status med det navn.'
export const writeCodeStart = 'Skriv begyndelsen af en kode.'
export const listEndedHere = 'Listen kan ikke fortsættes herfra. Begynd forfra.'
export const writeCount = (most: number) => `Skriv et helt antal fra 1 til ${most.toLocaleString('da-DK')}.`
export const nameTooLong = 'Navnet må højst være på 120 tegn.'
export const chooseReseller = 'Vælg en forhandler, der er aktiv.'
export const notCsv = 'Det er ikke en CSV-fil. Gem regnearket som CSV, og vælg den fil.'
