import type { StatisticsView } from '@/lib/domain/memorials/statistics-view'
import { counted } from '@/lib/shared/counted'

const spans = { '30d': 'De sidste 30 dage', '12m': 'De sidste 12 måneder', all: 'I alt' } as const

/** 'De sidste 30 dage har siden haft 12 besøg, 4 af dem fra QR-koden.' */
export function visitSentence({ period, totals: { qr, link } }: StatisticsView): string {
  if (qr + link === 0) return `${spans[period]} har vi ikke talt nogen besøg.`
  return `${spans[period]} har siden haft ${counted(qr + link, 'besøg', 'besøg')}, ${qr.toLocaleString('da-DK')} af dem fra QR-koden.`
}

/** 'De sidste 30 dage er der tændt 3 lys og skrevet 1 hilsen eller minde.' */
export function postSentence({ period, totals: { candles, posts } }: StatisticsView): string {
  if (candles + posts === 0) return `${spans[period]} er der ikke tændt lys eller skrevet hilsner.`
  return `${spans[period]} er der tændt ${counted(candles, 'lys', 'lys')} og skrevet ${counted(posts, 'hilsen eller minde', 'hilsner og minder')}.`
}
