import 'server-only'
import { findAuditAttention } from '@/lib/domain/audit/attention'
import { findBackupsAttention } from '@/lib/domain/backups/attention'
import { findMoneyAttention } from '@/lib/domain/bookkeeping/attention'
import { findContributionsAttention } from '@/lib/domain/contributions/attention'
import { findFaultsAttention } from '@/lib/domain/faults/attention'
import { findMembersAttention } from '@/lib/domain/members/attention'
import { findMailsAttention } from '@/lib/domain/notifications/attention'
import { findPackagesAttention } from '@/lib/domain/packages/attention'
import { findProductionAttention } from '@/lib/domain/production/attention'
import { findPublishedAttention } from '@/lib/domain/published-pages/attention'
import { findQueuesAttention } from '@/lib/domain/queues/attention'
import { findReportsAttention } from '@/lib/domain/reports/attention'
import { findResellersAttention } from '@/lib/domain/resellers/attention'
import { findServerTimesAttention } from '@/lib/domain/server-times/attention'
import { findTasksAttention } from '@/lib/domain/shipments/attention'
import { findShopOrdersAttention } from '@/lib/domain/shop-orders/attention'
import { findStorageUseAttention } from '@/lib/domain/storage-use/attention'
import { findSupportAttention } from '@/lib/domain/support/attention'
import { findVitalsAttention } from '@/lib/domain/vitals/attention'
import { log } from '@/lib/server/log'
import type { Attention, FindAttention } from '@/lib/shared/attention'

/** Every concept that something of may wait for a person, by its name in Danish. */
export const attentionSources: Readonly<Record<string, FindAttention>> = {
  Anmeldelser: findReportsAttention,
  Henvendelser: findSupportAttention,
  Overtagelser: findMembersAttention,
  Forhandlere: findResellersAttention,
  Bestillinger: findShopOrdersAttention,
  Økonomi: findMoneyAttention,
  Værkstedet: findProductionAttention,
  'Værkstedets opgaver': findTasksAttention,
  Pakker: findPackagesAttention,
  Indlæg: findContributionsAttention,
  Serveren: findServerTimesAttention,
  Fejl: findFaultsAttention,
  Opgaver: findQueuesAttention,
  Mails: findMailsAttention,
  'Besøgendes hastighed': findVitalsAttention,
  Plads: findStorageUseAttention,
  Sikkerhedskopier: findBackupsAttention,
  Nødsider: findPublishedAttention,
  Loggen: findAuditAttention,
}

const order: Record<Attention['urgency'], number> = { now: 0, due: 1, note: 2 }
/** One that is stuck must not keep the others back. */
const patienceMs = 4000

/** What waits for a person, the most urgent first and then the oldest. A concept that cannot answer is told as such. */
export async function findAttention(now: Date, sources = attentionSources): Promise<Attention[]> {
  const found = await Promise.all(
    Object.entries(sources).map(([name, find]) => inTime(find(now)).catch((error) => cannotTell(name, error))),
  )
  return found.flat().toSorted((a, b) => order[a.urgency] - order[b.urgency] || ageOf(a) - ageOf(b))
}

function ageOf({ since }: Attention): number {
  return since ? Date.parse(since) : Number.POSITIVE_INFINITY
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), patienceMs)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

function cannotTell(name: string, error: unknown): Attention[] {
  log.error({ err: error, source: name }, 'attention')
  return [
    {
      key: `insights.${name}`,
      urgency: 'now',
      badge: 'Ukendt',
      link: name,
      rest: 'kan ikke oplyses lige nu. Se under fejl, og prøv igen om lidt.',
      href: '/admin/performance/errors',
      since: null,
      until: null,
    },
  ]
}
