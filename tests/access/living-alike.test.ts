import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'
import { type LivingFamily, plantLivingFamily, waysOut } from '@/tests/access/living-people'
import { actorFor, createAccount, visitor } from '@/tests/factories/accounts'
import { countUp, createPerson } from '@/tests/factories/family-tree'

// Catches what no list of words does: a length, an order, a number, a word for a daughter.
let family: LivingFamily
let stranger: Actor
beforeAll(async () => {
  family = await plantLivingFamily()
  stranger = actorFor(await createAccount())
  // A dead twin, whose date of birth is the living one's too.
  const twin = await createPerson(family.tree, { givenNames: 'Tvilling', bornYear: 1987, diedYear: 1987 })
  const childId = family.living.at(-1) ?? ''
  const { unionId } = await db.treeChild.findFirstOrThrow({ where: { childId } })
  await db.treeChild.create({ data: { unionId, childId: twin.id, treeId: family.tree.id, position: 1 } })
  await db.treeChild.updateMany({ where: { unionId }, data: { twinGroup: 1 } })
  await countUp(family.tree)
})

/** Everything a stranger gets, without what changes with every edit and every print. */
async function answersTo(actor: Actor): Promise<[string, string][]> {
  const answers: [string, string][] = []
  for (const [name, { ask }] of Object.entries(waysOut)) {
    const got = await ask(family, actor).catch((error: unknown) => {
      if (error instanceof DomainError) return error.sentence
      throw error
    })
    const text = typeof got === 'string' ? got : JSON.stringify(got)
    const again = /"revision":\d+|\(D:\d{14}Z\)|CreateDate>[^<]+<|\/ID \[[^\]]*\]/g
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
      ...{ givenNames: 'Åse', surname: null, birthSurname: null, callName: null, searchText: 'åse', sex: 'female' },
      ...{ bornYear: null, bornMonth: null, bornDay: null, bornPlace: null, bornNoLater: null, note: null },
      ...{ portraitId: null, revision: 17 },
    },
  })
  await db.treeLink.deleteMany({ where: { personId: { in: ids } } })
  await db.treeChild.updateMany({ where: { childId: { in: ids } }, data: { kind: 'step' } })
  await db.treeChild.updateMany({ where: { treeId: tree.id }, data: { twinGroup: null } })
  await db.treeUnion.updateMany({
    where: { OR: [{ partnerAId: { in: ids } }, { partnerBId: { in: ids } }] },
    data: { kind: 'partners', marriedYear: null, marriedPlace: null, ended: null, revision: 9 },
  })
  await countUp(tree)
}

test('a stranger gets the same by every way, whatever the family wrote about the living', async () => {
  const before = [await answersTo(visitor()), await answersTo(stranger)]
  const toMember = await answersTo(actorFor(family.owner))
  await rewriteTheLiving()
  expect([await answersTo(visitor()), await answersTo(stranger)]).toEqual(before)
  expect(await answersTo(actorFor(family.owner))).not.toEqual(toMember)
})
