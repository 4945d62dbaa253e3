import 'server-only'
import { z } from 'zod'
import { writeAuditCsv } from '@/lib/domain/audit/audit-csv'
import { actorNames, sessionNameOf, wordsOf, writtenNamesOf } from '@/lib/domain/audit/copy'
import { accountsIn, detailLines } from '@/lib/domain/audit/detail-lines'
import { findLastCheck } from '@/lib/domain/audit/last-check'
import { canReadAudit } from '@/lib/domain/audit/policy'
import {
  type AuditFilter,
  type AuditLine,
  type AuditPage,
  auditListInput,
  type ChainState,
  type LinkedAuditLine,
} from '@/lib/domain/audit/schema'
import { nameAccounts, nameSubjects, whatItIsAbout, whoIs } from '@/lib/domain/audit/subjects'
import { db, type Prisma } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { recordLook } from '@/lib/server/record-look'
import { danishMidnight } from '@/lib/shared/danish-midnight'
import { boundedText } from '@/lib/shared/input/typed-text'

const perPage = 50
// A size that spreadsheets still open; narrower dates give the rest.
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
  session: true,
  device: true,
} as const

const fewLines = z.int().min(1).max(100)

/** Log entries matching the filter, newest first, 50 per page. */
export const listAudit = defineRead({
  name: 'audit.list-audit',
  session: 'required',
  input: auditListInput,
  authorize: canReadAudit,
  run: (_, filter) => findLines(filter),
})

async function findLines(filter: AuditFilter): Promise<AuditPage> {
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

/** The same as a CSV file, up to 10,000 entries. The download is logged. */
export const getAuditFile = defineRead({
  name: 'audit.get-audit-file',
  session: 'required',
  input: auditListInput,
  authorize: canReadAudit,
  confirms: () => true,
  run: async (actor, filter) => {
    const where = await whereOf(filter)
    const rows = await db.auditEntry.findMany({ where, orderBy: newest, take: mostInExport, select: columns })
    await recordLook(actor, 'audit.save-log', { type: 'log', id: 'log', detail: { count: rows.length } })
    const body = writeAuditCsv(await withLinks(await auditLines(rows)))
    return { body, contentType: 'text/csv; charset=utf-8', filename: 'log.csv' }
  },
})

/** The newest entries of one account: what it did, and what was done to it. */
export const listAuditOfAccount = defineRead({
  name: 'audit.list-audit-of-account',
  session: 'required',
  input: z.object({ userId: z.uuid(), most: fewLines }),
  authorize: canReadAudit,
  run: (_, { userId, most }) => findLinesOfAccount(userId, most),
})

async function findLinesOfAccount(userId: string, most: number): Promise<AuditLine[]> {
  // Two queries, each with an index, instead of one without.
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

/** The newest entries about one record. */
export const listAuditAbout = defineRead({
  name: 'audit.list-audit-about',
  session: 'required',
  input: z.object({ type: boundedText(40), id: boundedText(40), most: fewLines }),
  authorize: canReadAudit,
  run: async (_, { type, id, most }) => {
    const where = { subjectType: type, subjectId: id }
    return auditLines(await db.auditEntry.findMany({ where, orderBy: newest, take: most, select: columns }))
  },
})

/** The newest check of the chain over the log. */
export const getChainState = defineRead({
  name: 'audit.get-chain-state',
  session: 'required',
  input: z.object({}),
  authorize: canReadAudit,
  run: async (): Promise<ChainState> => ({ lastCheck: await findLastCheck() }),
})

async function withLinks(lines: AuditLine[]): Promise<LinkedAuditLine[]> {
  const links = await db.auditLink.findMany({
    where: { entryId: { in: lines.map(({ id }) => id) } },
    select: { entryId: true, seq: true, digest: true },
  })
  const byEntry = new Map(
    links.map(({ entryId, seq, digest }) => [
      entryId,
      { seq: String(seq), digest: Buffer.from(digest).toString('hex') },
    ]),
  )
  return lines.map((line) => ({ ...line, link: byEntry.get(line.id) ?? null }))
}

async function whereOf({ who, what, about, session, from, to }: AuditFilter): Promise<Prisma.AuditEntryWhereInput> {
  const [by, subject] = await Promise.all([whoIs(who), whatItIsAbout(about)])
  return {
    AND: [by, subject],
    ...(session ? { session } : {}),
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
  // The plain bound lets the query use the index.
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
    session: sessionNameOf(row.session),
    device: row.device,
    details: detailLines(row.detail, (id) => accounts.get(id)?.name ?? null),
  }))
}
