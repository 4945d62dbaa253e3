import 'server-only'
import { actorNames, wordsOf, writtenNamesOf } from '@/lib/domain/audit/copy'
import { accountsIn, detailLines } from '@/lib/domain/audit/detail-lines'
import { nameAccounts, nameSubjects } from '@/lib/domain/audit/name-subjects'
import { canReadAudit } from '@/lib/domain/audit/policy'
import { whatItIsAbout, whoIs } from '@/lib/domain/audit/resolve-search'
import type { AuditFilter, AuditLine, AuditPage } from '@/lib/domain/audit/schema'
import { db, type Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { recordLook } from '@/lib/server/record-look'
import type { Actor } from '@/lib/shared/actor'
import { danishMidnight } from '@/lib/shared/danish-midnight'

const perPage = 50
// What a spreadsheet still opens; narrower dates give the rest.
const mostInExport = 10_000
const newest: Prisma.AuditEntryOrderByWithRelationInput[] = [{ at: 'desc' }, { id: 'desc' }]
const columns = {
  id: true,
  at: true,
  command: true,
  actorKind: true,
  actorId: true,
  subjectType: true,
  subjectId: true,
  detail: true,
} as const

/** The log as the filter says, newest first. Throws UNAUTHENTICATED or FORBIDDEN. */
export async function listAudit(actor: Actor, filter: AuditFilter): Promise<AuditPage> {
  requireReader(actor)
  const rows = await db.auditEntry.findMany({
    where: { AND: [await whereOf(filter), placeAfter(filter.cursor)] },
    orderBy: newest,
    take: perPage + 1,
    select: columns,
  })
  const items = rows.slice(0, perPage)
  const last = items.at(-1)
  return {
    items: await auditLines(items),
    nextCursor: rows.length > perPage && last ? `${last.at.getTime()}.${last.id}` : null,
  }
}

/** The same for a spreadsheet, up to 10,000 lines; that it was taken out stands in the log too. */
export async function listAuditForExport(actor: Actor, filter: AuditFilter): Promise<AuditLine[]> {
  requireReader(actor)
  const where = await whereOf(filter)
  const rows = await db.auditEntry.findMany({ where, orderBy: newest, take: mostInExport, select: columns })
  await recordLook(actor, 'audit.save-log', { type: 'log', id: 'log', detail: { count: rows.length } })
  return auditLines(rows)
}

/** The newest lines of one account: what it did, and what was done with it. Throws UNAUTHENTICATED or FORBIDDEN. */
export async function listAuditOfAccount(actor: Actor, userId: string, most: number): Promise<AuditLine[]> {
  requireReader(actor)
  // Two reads, each from its own index, instead of one that has none.
  const [by, about] = await Promise.all([
    db.auditEntry.findMany({ where: { actorId: userId }, orderBy: newest, take: most, select: columns }),
    db.auditEntry.findMany({
      where: { subjectType: 'user', subjectId: userId, OR: [{ actorId: null }, { actorId: { not: userId } }] },
      orderBy: newest,
      take: most,
      select: columns,
    }),
  ])
  const both = [...by, ...about].toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1))
  return auditLines(both.slice(0, most))
}

/** The newest lines about one record. Throws UNAUTHENTICATED or FORBIDDEN. */
export async function listAuditAbout(
  actor: Actor,
  { type, id }: { type: string; id: string },
  most: number,
): Promise<AuditLine[]> {
  requireReader(actor)
  const where = { subjectType: type, subjectId: id }
  return auditLines(await db.auditEntry.findMany({ where, orderBy: newest, take: most, select: columns }))
}

function requireReader(actor: Actor): void {
  if (actor.kind === 'visitor') throw new DomainError('UNAUTHENTICATED')
  if (!canReadAudit(actor)) throw new DomainError('FORBIDDEN')
}

async function whereOf({ who, what, about, from, to }: AuditFilter): Promise<Prisma.AuditEntryWhereInput> {
  const [by, subject] = await Promise.all([whoIs(who), whatItIsAbout(about)])
  return {
    AND: [by, subject],
    ...(what ? { command: { in: writtenNamesOf(what) } } : {}),
    ...(from || to
      ? {
          at: {
            ...(from ? { gte: danishMidnight(from) } : {}),
            ...(to ? { lt: danishMidnight(to, 1) } : {}),
          },
        }
      : {}),
  }
}

function placeAfter(cursor: string | undefined): Prisma.AuditEntryWhereInput {
  const [time, id] = cursor?.split('.') ?? []
  if (!time || !id) return {}
  const at = new Date(Number(time))
  // The first bound is what the index is entered by.
  return { at: { lte: at }, OR: [{ at: { lt: at } }, { at, id: { lt: id } }] }
}

type Row = Prisma.AuditEntryGetPayload<{ select: typeof columns }>

async function auditLines(rows: Row[]): Promise<AuditLine[]> {
  const [accounts, nameOf] = await Promise.all([
    nameAccounts([
      ...new Set(rows.flatMap(({ actorId, detail }) => [...(actorId ? [actorId] : []), ...accountsIn(detail)])),
    ]),
    nameSubjects(rows),
  ])
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    actor: accounts.get(row.actorId ?? '') ?? { name: actorNames[row.actorKind] ?? row.actorKind, href: null },
    what: wordsOf(row.command),
    about: nameOf(row),
    details: detailLines(row.detail, (id) => accounts.get(id)?.name ?? null),
  }))
}
