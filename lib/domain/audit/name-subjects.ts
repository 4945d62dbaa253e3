import 'server-only'
import { validate as isUuid } from 'uuid'
import { accountPath } from '@/lib/domain/account-desk/paths'
import { subjectNames } from '@/lib/domain/audit/copy'
import { db } from '@/lib/server/db'
import { fullName } from '@/lib/shared/names'
import { formatTextCode } from '@/lib/shared/qr-text-code'

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
