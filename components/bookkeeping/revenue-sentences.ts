import type { AgreementMonth, RevenueMonth } from '@/lib/domain/bookkeeping/revenue/revenue-schema'
import { formatOere, sumOere } from '@/lib/shared/money'

const figure = (count: number) => count.toLocaleString('da-DK')

/** 'I alt 12.345,00 kr., heraf 1.234,00 kr. i november 2026.' */
export function revenueSentence(months: readonly RevenueMonth[]): string {
  const last = months.at(-1)
  const all = formatOere(sumOere(months.map(({ totalOere }) => totalOere)))
  return last ? `I alt ${all}, heraf ${formatOere(last.totalOere)} i ${last.long}.` : `I alt ${all}.`
}

/** '12 med Premium om måneden, 30 om året og 4 med Livstid i november 2026.' */
export function agreementSentence(months: readonly AgreementMonth[]): string {
  const last = months.at(-1)
  if (!last) return ''
  return `${figure(last.month)} med Premium om måneden, ${figure(last.year)} om året og ${figure(last.livstid)} med Livstid i ${last.long}.`
}

/** 'I alt er 12 kommet til og 3 holdt op.' */
export function moveSentence(months: readonly AgreementMonth[]): string {
  const sum = (name: 'arrived' | 'left') => figure(months.reduce((all, month) => all + month[name], 0))
  return `I alt er ${sum('arrived')} kommet til og ${sum('left')} holdt op. At skifte mellem planer tæller ikke med.`
}
