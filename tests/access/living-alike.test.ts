import { beforeAll, expect, test } from 'vitest'
import { getMemorialPage } from '@/lib/domain/memorial-page/page-query'
import { copyReader } from '@/lib/domain/memorial-page/static/asked-queries'
import { printInput } from '@/lib/domain/tree-drawing/print-schema'
import { getTreePrint } from '@/lib/domain/tree-drawing/queries'
import { exportTree } from '@/lib/domain/tree-files/queries'
import { exportTreeInput } from '@/lib/domain/tree-files/schema'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'
import { type LivingFamily, plantLivingFamily, type WayOut, waysOut } from '@/tests/access/living-people'
import { actorFor, createAccount, visitor } from '@/tests/factories/accounts'
import { countUp, createPerson } from '@/tests/factories/family-tree'

// Catches what no list of words does: a length, an order, a number, a word for a daughter.
let family: LivingFamily
let stranger: Actor
let owner: Actor
beforeAll(async () => {
  family = await plantLivingFamily()
  stranger = actorFor(await createAccount())
  owner = actorFor(family.owner)
  // A dead twin, whose date of birth is the living one's too.
  const twin = await createPerson(family.tree, { givenNames: 'Tvilling', bornYear: 1987, diedYear: 1987 })
  const childId = family.living.at(-1) ?? ''
  const { unionId } = await db.treeChild.findFirstOrThrow({ where: { childId } })
  await db.treeChild.create({ data: { unionId, childId: twin.id, treeId: family.tree.id, position: 1 } })
  await db.treeChild.updateMany({ where: { unionId }, data: { twinGroup: 1 } })
  await countUp(family.tree)
  await plantRecords(childId)
})

/** What a file said of a living child, and a note and a source that it alone leads to. */
async function plantRecords(personId: string): Promise<void> {
  const kept = { treeId: family.tree.id, version: '5.5.1' }
  const lines = '0 @I9@ INDI\n1 NAME Levende /Hemmelig/\n1 OCCU Hemmelig\n1 NOTE @N9@\n1 SOUR @S9@'
  await db.treeRecord.create({ data: { ...kept, personId, xref: 'I9', position: 1, lines } })
  await db.treeRecord.createMany({
    data: [
      { ...kept, xref: 'N9', position: 2, lines: '0 @N9@ NOTE Hemmelig' },
      { ...kept, xref: 'S9', position: 3, lines: '0 @S9@ SOUR\n1 TITL Hemmelig' },
    ],
  })
}

const exported = (living: boolean) => async (actor: Actor) => {
  const { body } = await exportTree(actor, exportTreeInput.parse({ id: family.memorial.slug, living }))
  if (typeof body === 'string' || body instanceof Uint8Array) throw new Error('Not a stream.')
  return new Response(body).text()
}

/** What members take away and pass on, without asking for the living. */
const takenAway: Record<string, Pick<WayOut, 'ask'>> = {
  'the file for other programs': { ask: (_, actor) => exported(false)(actor) },
  'the page’s download': {
    ask: async ({ memorial }) => {
      const answer = await getMemorialPage(copyReader, memorial.slug)
      return answer.kind === 'page' ? answer.page.family : null
    },
  },
  'the printed sheets': {
    ask: async ({ memorial }, actor) => {
      const { body } = await getTreePrint(actor, printInput.parse({ id: memorial.slug, part: 'all' }))
      return body instanceof Uint8Array ? Buffer.from(body).toString('latin1') : ''
    },
  },
}

/** Everything an actor gets by these ways, without what changes with every edit and every print. */
async function answersTo(actor: Actor, ways: Record<string, Pick<WayOut, 'ask'>> = waysOut) {
  const answers: [string, string][] = []
  for (const [name, { ask }] of Object.entries(ways)) {
    const got = await ask(family, actor).catch((error: unknown) => {
      if (error instanceof DomainError) return error.sentence
      throw error
    })
    const text = typeof got === 'string' ? got : JSON.stringify(got)
    const again = /"(?:revision|version)":\d+|\(D:\d{14}Z\)|CreateDate>[^<]+<|\/ID \[[^\]]*\]/g
    answers.push([name, text.replaceAll(again, '')])
  }
  return answers
}

/** Other names, dates, sexes, weddings, pictures and relations of the living. */
async function rewriteTheLiving(): Promise<void> {
  const { living: ids, tree } = family
  await db.treePerson.updateMany({
    where: { id: { in: ids } },
    data: {
      givenNames: 'Åse',
      surname: null,
      birthSurname: null,
      callName: null,
      searchText: 'åse',
      sex: 'female',
      bornYear: null,
      bornMonth: null,
      bornDay: null,
      bornPlace: null,
      bornNoLater: null,
      note: null,
      portraitId: null,
      revision: 17,
    },
  })
  // That a file had a record stays told: the order and the identifiers of the file are its own.
  await db.treeRecord.updateMany({ where: { treeId: tree.id, xref: 'I9' }, data: { lines: '0 @I9@ INDI' } })
  await db.treeRecord.deleteMany({ where: { treeId: tree.id, personId: null } })
  await db.treeLink.deleteMany({ where: { personId: { in: ids } } })
  await db.treeChild.updateMany({ where: { childId: { in: ids } }, data: { kind: 'step' } })
  await db.treeChild.updateMany({ where: { treeId: tree.id }, data: { twinGroup: null } })
  await db.treeUnion.updateMany({
    where: { OR: [{ partnerAId: { in: ids } }, { partnerBId: { in: ids } }] },
    data: { kind: 'partners', marriedYear: null, marriedPlace: null, ended: null, revision: 9 },
  })
  await countUp(tree)
}

test('strangers, and those to whom a member passes something on, get the same whatever was written', async () => {
  const before = [await answersTo(visitor()), await answersTo(stranger), await answersTo(owner, takenAway)]
  const toMember = [await answersTo(owner), await exported(true)(owner)]
  await rewriteTheLiving()
  expect([await answersTo(visitor()), await answersTo(stranger), await answersTo(owner, takenAway)]).toEqual(before)
  const toMemberNow = [await answersTo(owner), await exported(true)(owner)]
  for (const [at, text] of toMember.entries()) expect(toMemberNow[at]).not.toEqual(text)
})
