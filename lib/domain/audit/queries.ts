import 'server-only'
import { z } from 'zod'
import { actorNames, sessionNameOf, wordsOf, writtenNamesOf } from '@/lib/domain/audit/copy'
import { findLastCheck } from '@/lib/domain/audit/days'
import { accountsIn, detailLines } from '@/lib/domain/audit/detail-lines'
import { canReadAudit } from '@/lib/domain/audit/policy'
import {
  type AuditFilter,
  type AuditLine,
  type AuditPage,
  type AuditSort,
  auditList,
  auditListInput,
  auditOrder,
  type LogCheckView,
} from '@/lib/domain/audit/schema'
import { nameAccounts, nameSubjects, whatItIsAbout, whoIs } from '@/lib/domain/audit/subjects'
import { db, type Prisma } from '@/lib/server/db'
import { listFile, mostInFile } from '@/lib/server/list-file'
import { defineRead } from '@/lib/server/read'
import { recordLook } from '@/lib/server/record-look'
import { sortedRows } from '@/lib/server/sorted-rows'
import { withinDays } from '@/lib/server/within-days'
import type { CsvColumn } from '@/lib/shared/csv'
import { danishMinute } from '@/lib/shared/danish-time'
import { boundedText } from '@/lib/shared/input/typed-text'

const perPage = 50
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

const csvColumns: ReadonlyArray<CsvColumn<AuditLine>> = [
  ['Tid', ({ at }) => danishMinute(new Date(at))],
  ['Hvem', ({ actor }) => actor.name],
  ['Hvad', ({ what }) => what],
  ['Om', ({ about }) => about?.name],
  ['Session', ({ session }) => session],
  ['Enhed', ({ device }) => device],
  ['Mere', ({ details }) => details.join('; ')],
]

const fewLines = z.int().min(1).max(100)

/** Log entries matching the filter, newest first unless sorted otherwise, 50 per page. */
export const listAudit = defineRead({
  name: 'audit.list-audit',
  session: 'required',
  input: auditListInput,
  authorize: canReadAudit,
  run: (_, filter) => readPage(filter, perPage),
})

/** The same as a CSV file. The download is logged. */
export const getAuditFile = defineRead({
  name: 'audit.get-audit-file',
  session: 'required',
  input: auditListInput,
  authorize: canReadAudit,
  confirms: () => true,
  run: async (actor, filter) => {
    const detail = { count: await db.auditEntry.count({ where: await whereOf(filter), take: mostInFile }) }
    await recordLook(actor, 'audit.save-log', { type: 'log', id: 'log', detail })
    return listFile({
      filename: auditList.csv.filename,
      columns: csvColumns,
      readPage: (cursor, most) => readPage({ ...filter, cursor }, most),
    })
  },
})

const sorted = sortedRows<AuditSort, Prisma.AuditEntryWhereInput, Prisma.AuditEntryOrderByWithRelationInput>('id', {
  at: { column: 'at', holds: 'time' },
})

async function readPage(filter: AuditFilter, most: number): Promise<AuditPage> {
  const { after, orderBy, pageOf } = sorted(auditOrder(filter), filter.cursor)
  const rows = await db.auditEntry.findMany({
    where: { AND: [await whereOf(filter), after] },
    orderBy,
    take: most + 1,
    select: columns,
  })
  const page = pageOf(rows, most)
  return { items: await auditLines(page.rows), nextCursor: page.nextCursor }
}

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

/** The newest check of the log. */
export const getLastCheck = defineRead({
  name: 'audit.get-last-check',
  session: 'required',
  input: z.object({}),
  authorize: canReadAudit,
  run: async (): Promise<{ lastCheck: LogCheckView | null }> => ({ lastCheck: await findLastCheck() }),
})

async function whereOf({ search, what, about, session, ...period }: AuditFilter): Promise<Prisma.AuditEntryWhereInput> {
  const [by, subject] = await Promise.all([whoIs(search), whatItIsAbout(about)])
  return {
    AND: [
      by,
      subject,
      session ? { session } : {},
      what ? { command: { in: writtenNamesOf(what) } } : {},
      withinDays('at', period),
    ],
  }
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
