import 'server-only'
import { backupsPath } from '@/lib/domain/backups/policy'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import type { Attention, FindAttention } from '@/lib/shared/attention'
import { formatDateTime } from '@/lib/shared/danish-time'
import { hourMs } from '@/lib/shared/durations'

/** A new service has had no night yet. */
const newForHours = 26

/** The service's own backup is less than a minute behind; a bucket that does not answer for a while is no alarm. */
const reachMinutes = 15

/** Backups that do not come, and what a restore left for a person. */
export const findBackupsAttention: FindAttention = async (now) => {
  const found = await Promise.all([findLate(now), findBehind(now), findRestorations()])
  return found.flat()
}

/** The service's own backup does not get further. */
async function findBehind(now: Date): Promise<Attention[]> {
  const reach = await db.backupReach.findFirst({ select: { reachedAt: true, problem: true } })
  if (!reach) return []
  const isBehind = reach.reachedAt && now.getTime() - reach.reachedAt.getTime() >= reachMinutes * 60_000
  if (!reach.reachedAt || !isBehind) return reach.problem ? [failed] : []
  return [
    {
      key: 'backup-behind',
      urgency: 'now',
      badge: 'Sikkerhedskopi',
      href: backupsPath,
      until: null,
      since: reach.reachedAt.toISOString(),
      link: 'Sikkerhedskopien er bagud',
      rest: `og dækker kun til ${formatDateTime(reach.reachedAt)}.`,
    },
  ]
}

const failed: Attention = {
  key: 'backup-failed',
  urgency: 'due',
  badge: 'Sikkerhedskopi',
  href: backupsPath,
  until: null,
  since: null,
  link: 'Sikkerhedskopien',
  rest: 'kunne ikke tages eller genskabes på prøve sidst.',
}

async function findRestorations(): Promise<Attention[]> {
  const rows = await db.restoration.findMany({ where: { seenAt: null }, orderBy: { at: 'asc' }, take: 1 })
  return rows.map(
    ({ at, moment }): Attention => ({
      key: 'restored',
      urgency: 'now',
      badge: 'Genskabt',
      href: backupsPath,
      until: null,
      since: at.toISOString(),
      link: 'Databasen er genskabt',
      rest: `fra ${formatDateTime(moment)}. Tag stilling til det, der er holdt tilbage.`,
    }),
  )
}

/** A backup that did not come: since the last one, or none at all once the service is a day old. */
async function findLate(now: Date): Promise<Attention[]> {
  const [last, first] = await Promise.all([
    db.backup.findFirst({ orderBy: { at: 'desc' }, select: { at: true } }),
    db.release.findFirst({ orderBy: { firstAt: 'asc' }, select: { firstAt: true } }),
  ])
  const hoursSince = (moment: Date) => (now.getTime() - moment.getTime()) / hourMs
  const line = { badge: 'Sikkerhedskopi', href: backupsPath, until: null }
  if (last) {
    if (hoursSince(last.at) <= env.BACKUP_HOURS) return []
    const late: Attention = {
      ...line,
      key: 'backup-late',
      urgency: 'now',
      since: last.at.toISOString(),
      link: 'Sidste sikkerhedskopi',
      rest: `er fra ${formatDateTime(last.at)}.`,
    }
    return [late]
  }
  if (!first || hoursSince(first.firstAt) <= newForHours) return []
  const never: Attention = {
    ...line,
    key: 'backup-never',
    urgency: 'due',
    since: first.firstAt.toISOString(),
    link: 'Der er aldrig meldt',
    rest: 'en sikkerhedskopi.',
  }
  return [never]
}
