import 'server-only'
import { checkForm } from '@/lib/domain/audit/copy'
import { findLastCheck } from '@/lib/domain/audit/days'
import { auditPath } from '@/lib/domain/audit/paths'
import { db } from '@/lib/server/db'
import type { Attention, FindAttention } from '@/lib/shared/attention'

/** The nightly check may have been missed once. */
const lateAfterMs = 48 * 3600_000

/** A log that was changed, or that nobody checked for two days. */
export const findAuditAttention: FindAttention = async (now) => {
  const check = await findLastCheck()
  const line = { href: `${auditPath}#${checkForm}`, until: null }
  if (check && check.changed + check.missing > 0) {
    const broken: Attention = {
      ...line,
      key: 'audit-broken',
      urgency: 'now',
      badge: 'Loggen',
      since: check.at,
      link: 'Loggen passer ikke',
      rest: 'Linjer er ændret, fjernet eller føjet til uden om systemet.',
    }
    return [broken]
  }
  if (check && now.getTime() - Date.parse(check.at) < lateAfterMs) return []
  const first = await db.auditEntry.findFirst({ orderBy: [{ at: 'asc' }, { id: 'asc' }], select: { at: true } })
  // A service that is not two days old has not missed anything.
  if (!first || now.getTime() - first.at.getTime() < lateAfterMs) return []
  const late: Attention = {
    ...line,
    key: 'audit-unchecked',
    urgency: 'note',
    badge: 'Loggen',
    since: check?.at ?? null,
    link: 'Loggen er ikke kontrolleret',
    rest: 'i to døgn.',
  }
  return [late]
}
