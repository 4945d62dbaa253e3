import 'server-only'
import { sumsOfPeriod } from '@/lib/domain/vitals/closed-days'
import { valueText } from '@/lib/domain/vitals/copy'
import { vitalsPath, vitalsPathWith } from '@/lib/domain/vitals/paths'
import { floodWarnsAtPercent, ratingOf } from '@/lib/domain/vitals/policy'
import { floodOf, metricView, passes } from '@/lib/domain/vitals/read-vitals'
import type { Attention, FindAttention } from '@/lib/shared/attention'

// Fewer visits say nothing about how the pages are.
const leastVisits = 100
const leastFlood = 500

/** Memorial pages that are slow for their visitors, and floods of invented measurements. */
export const findVitalsAttention: FindAttention = async (now) => {
  const found = await Promise.all([slowPages(now), flood(now)])
  return found.filter((one) => one !== null)
}

async function slowPages(now: Date): Promise<Attention | null> {
  const sums = await sumsOfPeriod(7, now)
  const { p75, count } = metricView('LCP', sums.filter(passes({ metric: 'LCP', page: 'memorial' })))
  if (p75 === null || count < leastVisits || ratingOf('LCP', p75) !== 'poor') return null
  return {
    key: 'vitals-slow',
    urgency: 'due',
    badge: 'Langsomt',
    link: 'Mindesiderne er langsomme',
    rest: `for besøgende: ${valueText('LCP', p75)} til siden vises, målt over syv dage.`,
    href: vitalsPathWith({ days: 7, page: 'memorial' }),
    since: null,
    until: null,
  }
}

async function flood(now: Date): Promise<Attention | null> {
  const { flood: count, all } = await floodOf(now)
  if (count <= leastFlood || 100 * count <= floodWarnsAtPercent * all) return null
  return {
    key: 'vitals-flood',
    urgency: 'note',
    badge: 'Holdt ude',
    link: `${count.toLocaleString('da-DK')} målinger`,
    rest: 'af besøgendes hastighed kom i dag som en strøm fra enkelte adresser og tæller ikke med.',
    href: vitalsPath,
    since: null,
    until: null,
  }
}
