import 'server-only'
import { hiddenPath, leadsToOpenPage, linkedPath } from '@/lib/domain/qr-codes/policy'
import { db } from '@/lib/server/db'
import { isTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

/**
 * The path a code leads visitors to: /memorial/{slug}, or /memorial/qr/{CODE}/dual when two share the stone. A page
 * hidden by an administrator says so itself. Null for codes that are unknown, not linked, blocked or retired, or linked
 * only to pages that are not open.
 */
export async function findLinkTarget(code: string): Promise<string | null> {
  if (!isTextCode(code)) return null
  const row = await db.qrCode.findUnique({
    where: { code: normaliseTextCode(code) },
    select: {
      code: true,
      state: true,
      links: {
        orderBy: { position: 'asc' },
        select: { memorial: { select: { slug: true, state: true, visibility: true, hiddenAt: true } } },
      },
    },
  })
  if (!row || row.state === 'blocked' || row.state === 'retired') return null
  const memorials = row.links.map(({ memorial }) => memorial)
  if (leadsToOpenPage(memorials)) return linkedPath({ code: row.code, memorials })
  return hiddenPath(memorials)
}
