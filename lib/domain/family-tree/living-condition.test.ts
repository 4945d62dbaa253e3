import { expect, test } from 'vitest'
import { livingSince } from '@/lib/domain/family-tree/living'
import { isMaskedFor } from '@/lib/domain/family-tree/person-row'
import { shownCondition } from '@/lib/domain/family-tree/queries'
import { db } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { createTree } from '@/tests/factories/family-tree'
import { createMemorial } from '@/tests/factories/memorials'

const now = new Date()
const columns = {
  id: true,
  isWithdrawn: true,
  isPrivate: true,
  isDead: true,
  diedYear: true,
  diedPlace: true,
  bornNoLater: true,
}

test('the database and the server agree on who is masked, for every mixture of what is known', async () => {
  const tree = await createTree({ memorial: await createMemorial({ owner: await createAccount() }) })
  const bounds = [null, livingSince(now) - 1, livingSince(now), livingSince(now) + 1]
  const mixtures = [true, false].flatMap((isWithdrawn) =>
    [true, false].flatMap((isDead) =>
      [null, 1800, 2020].flatMap((diedYear) =>
        [null, 'Skive'].flatMap((diedPlace) =>
          bounds.flatMap((bornNoLater) =>
            [true, false].map((isPrivate) => ({ isWithdrawn, isPrivate, isDead, diedYear, diedPlace, bornNoLater })),
          ),
        ),
      ),
    ),
  )
  await db.treePerson.createMany({ data: mixtures.map((mixture) => ({ ...mixture, treeId: tree.id })) })
  const people = await db.treePerson.findMany({ where: { treeId: tree.id }, select: columns })
  expect(people.length).toBe(mixtures.length + 1)
  for (const isMember of [true, false]) {
    const viewer = { memorialId: tree.id, isMember, now }
    const shown = await db.$queryRaw<{ id: string }[]>`
      SELECT person.id FROM "TreePerson" person
      WHERE person."treeId" = ${tree.id}::uuid AND (${shownCondition(viewer)})`
    const expected = people.filter((person) => !isMaskedFor(person, viewer))
    expect(shown.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort())
    expect(expected.length).toBeGreaterThan(0)
  }
})
