import 'server-only'
import { validate as isUuid } from 'uuid'
import { findAccountIds } from '@/lib/domain/account-desk/account-search'
import { db, type Prisma } from '@/lib/server/db'
import { isTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

// More matches than anyone would look through.
const mostAccounts = 50

/** The condition for the filter's `who`: an account's id, or a search for accounts. */
export async function whoIs(who: string): Promise<Prisma.AuditEntryWhereInput> {
  return who ? { actorId: { in: isUuid(who) ? [who] : await findAccountIds(who, mostAccounts) } } : {}
}

/** The condition for the filter's `about`: an id, a code, a page's slug, a case's number, or a search for accounts. */
export async function whatItIsAbout(about: string): Promise<Prisma.AuditEntryWhereInput> {
  if (!about) return {}
  if (isUuid(about)) return { subjectId: about }
  const [code, memorial, supportCase] = await Promise.all([
    isTextCode(about)
      ? db.qrCode.findUnique({ where: { code: normaliseTextCode(about) }, select: { id: true } })
      : null,
    db.memorialSlug.findUnique({ where: { slug: about.toLowerCase().slice(0, 90) }, select: { memorialId: true } }),
    /^\d{1,9}$/.test(about)
      ? db.supportCase.findUnique({ where: { number: Number(about) }, select: { id: true } })
      : null,
  ])
  const found = [
    ...(code ? [{ subjectType: 'qr_code', subjectId: code.id }] : []),
    ...(memorial ? [{ subjectType: 'memorial', subjectId: memorial.memorialId }] : []),
    ...(supportCase ? [{ subjectType: 'support_case', subjectId: supportCase.id }] : []),
  ]
  if (found.length > 0) return { OR: found }
  return { subjectType: 'user', subjectId: { in: await findAccountIds(about, mostAccounts) } }
}
