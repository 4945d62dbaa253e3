import type { Grouping, KeptOutReason, Metric, MetricView, Shares, VitalSpan } from '@/lib/domain/vitals/schema'
import { counted } from '@/lib/shared/counted'
import { formatMeasure, type Measure } from '@/lib/shared/measures'

export const metricTexts: Record<Metric, string> = {
  LCP: 'Til siden vises (LCP)',
  INP: 'Til siden svarer på et tryk (INP)',
  CLS: 'Hvor meget indholdet flytter sig (CLS)',
  FCP: 'Til det første vises (FCP)',
  TTFB: 'Til serveren svarer (TTFB)',
}

/** Short enough for links above a plot. */
export const metricLinks: Record<Metric, string> = {
  LCP: 'Siden vises',
  INP: 'Svar på tryk',
  CLS: 'Flytter sig',
  FCP: 'Det første vises',
  TTFB: 'Serveren svarer',
}

export const spanTexts: Record<VitalSpan, string> = { 1: 'I dag', 7: '7 dage', 30: '30 dage', 90: '90 dage' }
const spanSentences: Record<VitalSpan, string> = {
  1: 'I dag',
  7: 'De sidste 7 dage',
  30: 'De sidste 30 dage',
  90: 'De sidste 90 dage',
}

export const groupingTexts: Record<Grouping, string> = { page: 'Side', device: 'Enhed', connection: 'Forbindelse' }

const kindTexts: Record<string, string> = {
  memorial: 'Mindeside',
  'enhanced-memorial': 'Udvidet mindeside',
  front: 'Forsiden',
  public: 'Andre åbne sider',
  account: 'Sider for familier',
  staff: 'Konsol, værksted og forhandlere',
  phone: 'Telefon',
  computer: 'Computer og tablet',
  fast: 'Hurtig (4G eller bedre)',
  slow: 'Langsom (3G eller dårligere)',
  unknown: 'Ikke oplyst',
}

/** A kind of page, device or connection in Danish. */
export const kindText = (key: string): string => kindTexts[key] ?? key

export const ratingTexts = { good: 'Godt', middling: 'Middel', poor: 'Dårligt' } as const

const reasonTexts: Record<KeptOutReason, (count: number) => string> = {
  flood: (count) => `${counted(count, 'måling', 'målinger')} kom som en strøm fra én adresse`,
  invalid: (count) => `${counted(count, 'måling', 'målinger')} kunne ikke passe`,
  'too-many': (count) => `${counted(count, 'måling', 'målinger')} kom der ikke plads til`,
}

export const measureOf = (metric: Metric): Extract<Measure, 'ms' | 'shift'> => (metric === 'CLS' ? 'shift' : 'ms')

export const valueText = (metric: Metric, value: number | null): string =>
  value === null ? '–' : formatMeasure(value, measureOf(metric))

/** Each share in percent, or null where nothing was measured. */
export function percentages({ good, middling, poor }: Shares): Shares | null {
  const all = good + middling + poor
  if (all === 0) return null
  const percentOf = (count: number) => (100 * count) / all
  return { good: percentOf(good), middling: percentOf(middling), poor: percentOf(poor) }
}

/** '92 % godt, 6 % middel, 2 % dårligt'. */
export function sharesText(shares: Shares): string {
  const percent = percentages(shares)
  if (!percent) return 'Ingen målinger'
  const part = (value: number) => `${Math.round(value).toLocaleString('da-DK')} %`
  return `${part(percent.good)} godt, ${part(percent.middling)} middel, ${part(percent.poor)} dårligt`
}

const happened: Record<Metric, (value: string) => string> = {
  LCP: (value) => `blev siden vist inden for ${value}`,
  INP: (value) => `svarede siden på et tryk inden for ${value}`,
  CLS: (value) => `flyttede indholdet sig højst ${value}`,
  FCP: (value) => `blev det første vist inden for ${value}`,
  TTFB: (value) => `svarede serveren inden for ${value}`,
}

/** 'De sidste 7 dage blev siden vist inden for 1,8 s i tre ud af fire besøg. Det bygger på 1.204 besøg.' */
export function metricSentence(days: VitalSpan, { metric, count, p75 }: MetricView): string {
  if (p75 === null) return `${spanSentences[days]} er det ikke målt.`
  const value = happened[metric](valueText(metric, p75))
  return `${spanSentences[days]} ${value} i tre ud af fire besøg. Det bygger på ${counted(count, 'besøg', 'besøg')}.`
}

/** What was kept out of the figures, or null. */
export function keptOutSentence(keptOut: ReadonlyArray<{ reason: KeptOutReason; count: number }>): string | null {
  if (keptOut.length === 0) return null
  return `Holdt uden for tallene: ${keptOut.map(({ reason, count }) => reasonTexts[reason](count)).join(', ')}.`
}

export const floodSentence = (percent: number): string =>
  `${formatMeasure(percent, 'percent')} af dagens målinger kom som en strøm fra enkelte adresser og er holdt uden for tallene. Nogen prøver måske at gøre tallene forkerte.`
