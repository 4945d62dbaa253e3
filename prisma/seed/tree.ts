import { randomUUID } from 'node:crypto'
import { updateBirthBounds } from '@/lib/domain/family-tree/birth-bounds'
import { searchTextOf } from '@/lib/domain/family-tree/search-text'
import { type TreeDate, treeDateColumns } from '@/lib/domain/family-tree/tree-date'
import { addPortraitRow, storePortrait } from '@/lib/domain/family-tree/tree-files'
import { db, type Transaction } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { type DemoCouple, type DemoPerson, demoCouples, demoPeople, readDemoChild } from '@/prisma/seed/demo-family'
import { drawPicture } from '@/prisma/seed/draw-picture'
import type { DemoMemorial } from '@/prisma/seed/families'

type Pages = Partial<Record<DemoMemorial['key'], { id: string }>>
type Ids = ReadonlyMap<string, string>

/** The family tree of the first demo page and of those of her husband and sister, unless it has one. */
export async function ensureTree(pages: Pages, ownerId: string, now: Date): Promise<void> {
  const memorialId = pages.public?.id
  if (!memorialId || (await db.treePage.findUnique({ where: { memorialId }, select: { treeId: true } }))) return
  const portraits = await drawPortraits()
  const ids: Ids = new Map(demoPeople.map(({ key }) => [key, randomUUID()]))
  await db.$transaction(async (tx) => {
    const { id: treeId } = await tx.familyTree.create({ data: { revision: 1 }, select: { id: true } })
    const hold = { tx, treeId, ids, ownerId }
    for (const person of demoPeople) {
      const portrait = portraits.get(person.key)
      const portraitId = portrait ? await addPortraitRow(tx, portrait, { treeId, createdById: ownerId }) : null
      await tx.treePerson.create({ data: { ...personColumns(person, now), ...idOf(hold, person.key), portraitId } })
    }
    for (const [position, couple] of demoCouples.entries()) await addCouple(hold, couple, position)
    for (const { key, page } of demoPeople) {
      const about = page && pages[page]
      if (about) await tx.treePage.create({ data: { memorialId: about.id, treeId, personId: ids.get(key) ?? '' } })
    }
    await updateBirthBounds(tx, treeId)
  })
}

/** Stored before the transaction: encoding takes seconds. */
async function drawPortraits() {
  const drawn = demoPeople.flatMap(({ key, portrait }) => (portrait === undefined ? [] : [{ key, seed: portrait }]))
  const stored = await Promise.all(
    drawn.map(async ({ key, seed }) => {
      const file = await drawPicture('portrait', seed)
      // A separate sender each, so that fair queueing lets all processes work.
      return [key, await storePortrait(file, `tree-${key}`)] as const
    }),
  )
  return new Map(stored)
}

type Hold = { tx: Transaction; treeId: string; ids: Ids; ownerId: string }

function idOf({ ids, treeId, ownerId }: Hold, key: string) {
  return { id: ids.get(key) ?? '', treeId, createdById: ownerId }
}

function personColumns({ key: _, portrait: __, page: ___, born, died, ...words }: DemoPerson, now: Date) {
  const names = { givenNames: words.givenNames, surname: words.surname, birthSurname: words.birthSurname ?? null }
  return {
    ...words,
    isDead: died !== undefined,
    ...treeDateColumns('born', dateOf(born, now)),
    ...treeDateColumns('died', died === undefined ? null : dateOf(died, now)),
    searchText: searchTextOf({ ...names, callName: null }),
  }
}

async function addCouple(hold: Hold, couple: DemoCouple, position: number): Promise<void> {
  const { tx, treeId, ids, ownerId } = hold
  const { partners, kind = 'married', married, marriedPlace = null, ended = null, endedOn } = couple
  const [partnerAId = null, partnerBId = null] = partners.map((key) => ids.get(key) ?? null)
  const dates = {
    ...treeDateColumns('married', married ? dateOf(married) : null),
    ...treeDateColumns('ended', endedOn ? dateOf(endedOn) : null),
  }
  const children = couple.children.map((text, at) => {
    const { key, kind: belongs, isTwin } = readDemoChild(text)
    return { childId: ids.get(key) ?? '', treeId, kind: belongs, position: at, twinGroup: isTwin ? 1 : null }
  })
  await tx.treeUnion.create({
    data: {
      treeId,
      partnerAId,
      partnerBId,
      aPosition: position,
      bPosition: position,
      createdById: ownerId,
      kind,
      marriedPlace,
      ended,
      ...dates,
      children: { createMany: { data: children } },
    },
  })
}

/** 'yyyy', 'yyyy-mm-dd' or 'ca. yyyy'; 'today' is the month it is. */
function dateOf(text: string, now = new Date()): TreeDate {
  if (text === 'today') {
    const [year, month] = danishDay(now).split('-').map(Number)
    return { year: year ?? 0, month }
  }
  const about = /^ca\. (\d{4})$/.exec(text)
  if (about) return { year: Number(about[1]), qualifier: 'about' }
  const [year = 0, month, day] = text.split('-').map(Number)
  return { year, month, day }
}
