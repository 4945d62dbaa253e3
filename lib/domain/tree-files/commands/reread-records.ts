import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { updateBirthBounds } from '@/lib/domain/family-tree/birth-bounds'
import { lockTree, treeEdited } from '@/lib/domain/family-tree/find-tree'
import { isLiving } from '@/lib/domain/family-tree/living'
import { treeDateColumns, treeDateFrom, treeDateSelect } from '@/lib/domain/family-tree/tree-date'
import { inTreeFileProcess } from '@/lib/domain/tree-files/import/tree-file-pool'
import { isSameDate } from '@/lib/domain/tree-files/records/date-record'
import type { KeptLife, KeptLines } from '@/lib/domain/tree-files/records/read-life'
import { defineCommand, theSystem } from '@/lib/server/command'
import { db, type Prisma, type Transaction } from '@/lib/server/db'

/** Counts the ways in which kept records have been read: `FamilyTree.reading`. */
export const READING = 3

/** Records that are handed over at once: some megabytes. */
const portion = 2000

/**
 * Reads the kept records of a tree by today's rules and corrects what earlier ones took from them: who is dead, who is
 * not for everybody, who is divorced, dates that were not read; what else they tell is added. What an editor wrote
 * since stays, but for a death that no record clearly tells of: doubt is for the living. The editors of the tree's
 * pages are told how many others no longer see.
 */
export const rereadRecords = defineCommand({
  name: 'tree-files.reread-records',
  session: 'system',
  input: z.object({ treeId: z.uuid() }),
  isAudited: false,
  timeoutMs: 240_000,
  load: async ({ treeId }) => ({ treeId }),
  authorize: theSystem,
  prepare: async ({ treeId }) => readLivesOf(treeId),
  run: async (context, { treeId }, _, lives) => {
    const { tx } = context
    const pageIds = await lockTree(tx, treeId)
    const masked = await correctPeople(tx, treeId, lives)
    await correctUnions(tx, treeId, lives)
    await tx.familyTree.update({ where: { id: treeId }, data: { reading: READING } })
    if (lives.size === 0) return
    await updateBirthBounds(tx, treeId)
    await treeEdited(context, treeId, pageIds)
    await tellEditors(tx, pageIds, await countLiving(tx, masked))
  },
})

type Lives = ReadonlyMap<string, KeptLife>

async function readLivesOf(treeId: string): Promise<Lives> {
  const lives = new Map<string, KeptLife>()
  for (let after: string | null = null; ; ) {
    const rows: Row[] = await db.treeRecord.findMany({
      where: {
        treeId,
        OR: [{ personId: { not: null } }, { unionId: { not: null } }],
        ...(after !== null && { id: { gt: after } }),
      },
      orderBy: { id: 'asc' },
      take: portion,
      select: recordColumns,
    })
    const records = rows.map(
      ({ id, personId, unionId, version, lines }): KeptLines => ({
        id: personId ?? unionId ?? id,
        version: version === '7.0' ? '7.0' : '5.5.1',
        lines,
      }),
    )
    if (records.length > 0) {
      for (const life of await inTreeFileProcess('lives', { records }, treeId)) if (life) lives.set(life.id, life)
    }
    after = rows.at(-1)?.id ?? null
    if (after === null || rows.length < portion) return lives
  }
}

const recordColumns = { id: true, personId: true, unionId: true, version: true, lines: true } as const
type Row = Prisma.TreeRecordGetPayload<{ select: typeof recordColumns }>

/** Returns the ids of those whom a file named the death of without saying that it happened. */
async function correctPeople(tx: Transaction, treeId: string, lives: Lives): Promise<string[]> {
  const rows = await tx.treePerson.findMany({
    where: { treeId, isWithdrawn: false, record: { isNot: null } },
    select: {
      id: true,
      isDead: true,
      isPrivate: true,
      diedPlace: true,
      said: true,
      page: { select: { memorialId: true } },
      ...treeDateSelect('born'),
      ...treeDateSelect('died'),
    },
  })
  const masked: string[] = []
  for (const { id, page, ...row } of rows) {
    const life = lives.get(id)
    if (life?.tag !== 'INDI') continue
    const [born, died] = [treeDateFrom('born', row), treeDateFrom('died', row)]
    const isOfFile = (date: typeof died) => life.deaths.some((death) => isSameDate(death.date, date))
    const isDoubtful = !life.fields.isDead && life.namesDeath && page === null && (died === null || isOfFile(died))
    const after = {
      ...treeDateColumns('born', born ?? life.fields.born),
      ...treeDateColumns('died', isDoubtful ? null : (died ?? life.fields.died)),
      diedPlace: isDoubtful && life.deaths.some(({ place }) => place === row.diedPlace) ? null : row.diedPlace,
      isDead: !isDoubtful && (row.isDead || life.fields.isDead),
      isPrivate: row.isPrivate || life.fields.isPrivate,
      said: life.said,
    }
    if (isDoubtful) masked.push(id)
    const before = { ...treeDateColumns('born', born), ...treeDateColumns('died', died), ...otherColumns(row) }
    if (!isDeepStrictEqual(after, before)) await tx.treePerson.update({ where: { id }, data: { ...after, ...edited } })
  }
  return masked
}

type OtherColumns = { diedPlace: string | null; isDead: boolean; isPrivate: boolean; said: string | null }

function otherColumns({ diedPlace, isDead, isPrivate, said }: OtherColumns): OtherColumns {
  return { diedPlace, isDead, isPrivate, said }
}

const edited = { revision: { increment: 1 } }

async function correctUnions(tx: Transaction, treeId: string, lives: Lives): Promise<void> {
  const rows = await tx.treeUnion.findMany({
    where: { treeId, record: { isNot: null } },
    select: { id: true, kind: true, ended: true, said: true, marriedPlace: true, ...treeDateSelect('married') },
  })
  for (const { id, ...row } of rows) {
    const life = lives.get(id)
    if (life?.tag !== 'FAM') continue
    const married = treeDateFrom('married', row)
    const isUnsaid = life.fields.kind === 'unknown' && (life.namesMarriage || life.namesDivorce)
    const isEndless = row.ended === 'divorced' && life.fields.ended === null && life.namesDivorce
    const after = {
      kind: isUnsaid && row.kind === 'married' && !married && !row.marriedPlace ? ('unknown' as const) : row.kind,
      ended: isEndless ? null : row.ended,
      said: life.said,
      ...treeDateColumns('married', married ?? life.fields.married),
    }
    const before = { kind: row.kind, ended: row.ended, said: row.said, ...treeDateColumns('married', married) }
    if (isDeepStrictEqual(after, before)) continue
    const end = isEndless ? treeDateColumns('ended', null) : {}
    await tx.treeUnion.update({ where: { id }, data: { ...after, ...end, ...edited } })
  }
}

/** How many of them others do not see: who was born long ago is not hidden. */
async function countLiving(tx: Transaction, ids: readonly string[]): Promise<number> {
  const now = new Date()
  const columns = { diedYear: true, isDead: true, bornNoLater: true }
  const rows = await tx.treePerson.findMany({ where: { id: { in: [...ids] } }, select: columns })
  return rows.filter((row) => isLiving(row, now)).length
}

async function tellEditors(tx: Transaction, pageIds: readonly string[], count: number): Promise<void> {
  if (count === 0) return
  const members = await tx.memorialMember.findMany({
    where: { memorialId: { in: [...pageIds] }, role: { in: ['owner', 'editor'] }, user: { disabledAt: null } },
    select: { userId: true, memorialId: true },
  })
  // Counts as mailed, so that no summary waits for it.
  const news = { kind: 'tree_people_masked', detail: String(count), mailedAt: new Date() } as const
  await tx.notification.createMany({ data: members.map((member) => ({ ...member, ...news })) })
}
