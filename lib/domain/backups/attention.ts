import 'server-only'
import { backupsPath } from '@/lib/domain/backups/paths'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import type { Attention, FindAttention } from '@/lib/shared/attention'
import { formatDateTime } from '@/lib/shared/danish-time'

const hourMs = 3600_000
/** A new service has had no night yet. */
const newForHours = 26

/** A backup that did not come: since the last one, or none at all once the service is a day old. */
export const findBackupsAttention: FindAttention = async (now) => {
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
