import {
  type FlowName,
  flowMeasure,
  type MemorialState,
  type OverviewView,
  type TrendPeriod,
  type TrendView,
  type WeekView,
} from '@/lib/domain/insights/schema'
import { stateTexts } from '@/lib/domain/qr-codes/copy'
import type { Attention } from '@/lib/shared/attention'
import { counted } from '@/lib/shared/counted'
import { danishDay, formatDate, formatRelative } from '@/lib/shared/danish-time'
import { formatOere } from '@/lib/shared/money'

const stateLabels: Array<{ state: MemorialState; label: string }> = [
  { state: 'draft', label: 'Kladder' },
  { state: 'published', label: 'Åbne' },
  { state: 'archived', label: 'Skjulte' },
  { state: 'memorialised', label: 'Bevarede' },
]

/** The memorials by state, labelled, in the order of a page's life. */
export function memorialFigures({ memorials }: OverviewView): Array<{ label: string; count: number }> {
  return stateLabels.map(({ state, label }) => ({ label, count: memorials[state] }))
}

/** The codes by state, labelled, in the order of a code's life. */
export function codeFigures({ codes }: OverviewView): Array<{ label: string; count: number; isEstimate: boolean }> {
  return codes.map(({ state, ...figure }) => ({ label: stateTexts[state], ...figure }))
}

export const flowTexts: Record<FlowName, string> = {
  pages: 'Nye mindesider',
  scans: 'Besøg fra sten',
  visits: 'Besøg i alt',
  candles: 'Tændte lys',
  posts: 'Hilsner og minder',
  accounts: 'Nye konti',
  'handed-over': 'Koder udleveret',
  'taken-in-use': 'Koder taget i brug',
  received: 'Penge modtaget',
  answered: 'Henvendelser besvaret',
  'answered-in-time': 'Heraf besvaret til tiden',
}

export const trendPeriodTexts: Record<TrendPeriod, string> = { '30d': '30 dage', '13w': '13 uger', '1y': 'Et år' }
export const trendUnits: Record<TrendPeriod, string> = { '30d': 'Dag', '13w': 'Uge', '1y': 'Måned' }

/** '12 % flere', 'uændret', 'fra ingen'. */
export function changeText({ week, before }: Pick<WeekView, 'week' | 'before'>): string {
  if (week === before) return 'uændret'
  if (before <= 0) return 'fra ingen'
  const percent = Math.round((100 * Math.abs(week - before)) / before)
  if (percent === 0) return 'næsten uændret'
  return `${percent.toLocaleString('da-DK')} % ${week > before ? 'op' : 'ned'}`
}

/** 'Besøg i alt: 1.204 de sidste 30 dage, flest 3. maj 2026 (87).' */
export function trendSentence({ filter: { figure, period }, points }: TrendView): string {
  const figureOf = (count: number) =>
    flowMeasure(figure) === 'oere' ? formatOere(count) : count.toLocaleString('da-DK')
  const sum = points.reduce((all, { count }) => all + count, 0)
  const most = points.reduce(
    (best, point) => (point.count > best.count ? point : best),
    points[0] ?? { count: 0, long: '' },
  )
  const span = { '30d': 'de sidste 30 dage', '13w': 'i de sidste 13 hele uger', '1y': 'de sidste tolv måneder' }[period]
  const peak = most.count > 0 ? `, mest ${most.long} (${figureOf(most.count)})` : ''
  return `${flowTexts[figure]}: ${figureOf(sum)} ${span}${peak}.`
}

/** 'Siden i går', 'Frist i dag'. */
export function waitText({ since, until }: Pick<Attention, 'since' | 'until'>, now: Date): string {
  const parts = [
    ...(since ? [`Den ældste: ${formatRelative(new Date(since), now)}`] : []),
    ...(until ? [deadlineText(until.slice(0, 10), danishDay(now))] : []),
  ]
  return parts.join('. ')
}

function deadlineText(day: string, today: string): string {
  if (day === today) return 'Frist i dag'
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
  if (days < 0) return `Fristen var ${formatDate(new Date(`${day}T12:00:00Z`))}`
  return days <= 7 ? `Frist om ${counted(days, 'dag', 'dage')}` : `Frist ${formatDate(new Date(`${day}T12:00:00Z`))}`
}
