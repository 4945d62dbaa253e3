import 'server-only'
import { validate as isUuid } from 'uuid'
import { accountPath } from '@/lib/domain/account-desk/paths'
import { findAccountIds } from '@/lib/domain/account-desk/search'
import { subjectNames } from '@/lib/domain/audit/copy'
import { db, type Prisma } from '@/lib/server/db'
import { fullName } from '@/lib/shared/names'
import { formatTextCode, isTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

export type Named = { name: string; href: string | null }
type Subject = { subjectType: string | null; subjectId: string | null }

/** Names the subjects of entries and links to them in the console, with one query per kind of record. */
export async function nameSubjects(rows: Subject[]): Promise<(row: Subject) => Named | null> {
  const idsOf = (type: string) => [
    ...new Set(
      rows.flatMap((row) => (row.subjectType === type && row.subjectId ? [row.subjectId] : []).filter(isUuid)),
    ),
  ]
  const names = new Map<string, Named>()
  const [accounts, memorials, codes, cases, resellers] = await Promise.all([
    nameAccounts(idsOf('user')),
    db.memorial.findMany({
      where: { id: { in: idsOf('memorial') } },
      select: { id: true, firstName: true, middleName: true, lastName: true },
    }),
    db.qrCode.findMany({ where: { id: { in: idsOf('qr_code') } }, select: { id: true, code: true } }),
    db.supportCase.findMany({ where: { id: { in: idsOf('support_case') } }, select: { id: true, number: true } }),
    db.reseller.findMany({ where: { id: { in: idsOf('reseller') } }, select: { id: true, companyName: true } }),
  ])
  for (const [id, account] of accounts) names.set(`user ${id}`, account)
  for (const { id, ...name } of memorials)
    names.set(`memorial ${id}`, { name: fullName(name), href: `/admin/users/pages/${id}` })
  for (const { id, code } of codes)
    names.set(`qr_code ${id}`, { name: formatTextCode(code), href: `/admin/qr-scanner?code=${code}` })
  for (const { id, number } of cases)
    names.set(`support_case ${id}`, { name: `henvendelse ${number}`, href: `/admin/support?sag=${number}` })
  for (const { id, companyName } of resellers)
    names.set(`reseller ${id}`, { name: companyName, href: `/admin/resellers/${id}` })
  return ({ subjectType, subjectId }) =>
    subjectType
      ? (names.get(`${subjectType} ${subjectId}`) ?? { name: subjectNames[subjectType] ?? subjectType, href: null })
      : null
}

/** Accounts by id, as named in the log. */
export async function nameAccounts(ids: string[]): Promise<Map<string, Named>> {
  const rows = await db.user.findMany({
    where: { id: { in: ids } },
    select: { id: true, fullName: true, username: true },
  })
  return new Map(
    rows.map((row) => [row.id, { name: `${row.fullName} (${row.username})`, href: accountPath(row.id) }] as const),
  )
}

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
