import 'server-only'
import { getDailyCounts } from '@/lib/domain/memorials/statistics'
import type { Actor } from '@/lib/shared/actor'
import { danishDay } from '@/lib/shared/danish-time'

/**
 * Every day's counts as CSV the way a Danish spreadsheet opens it: semicolons, CRLF, a byte order mark. Dates and numbers
 * alone. Throws NOT_FOUND or FORBIDDEN.
 */
export async function statisticsCsv(actor: Actor, key: string) {
  const days = await getDailyCounts(actor, key)
  const header = 'Dato;Besøg fra QR-koden;Besøg fra links;Lys;Hilsner og minder'
  const lines = days.map(({ day, qr, link, candles, posts }) => [day, qr, link, candles, posts].join(';'))
  return {
    body: `\uFEFF${[header, ...lines].map((line) => `${line}\r\n`).join('')}`,
    contentType: 'text/csv; charset=utf-8',
    filename: `mindelund-statistik-${danishDay(new Date())}.csv`,
  }
}
