import { acceptCheck } from '@/lib/domain/family-tree/commands/accept-check'
import { reopenCheck } from '@/lib/domain/family-tree/commands/reopen-check'
import { withdrawPerson } from '@/lib/domain/family-tree/commands/withdraw-person'
import { listChecks } from '@/lib/domain/family-tree/queries'
import { db } from '@/lib/server/db'
import { type AccessRow, outcomes } from '@/tests/access/row'
import type { World } from '@/tests/access/world'
import { actorFor } from '@/tests/factories/accounts'
import { createPerson, createTree } from '@/tests/factories/family-tree'

// A private page: outsiders get 404, members without the right 403.
const editors = outcomes(404, {
  visitor: 401,
  viewer: 403,
  first_reader: 403,
  editor: 'ok',
  owner: 'ok',
  administrator: 403,
})

async function treeOf({ memorial }: World): Promise<{ id: string }> {
  const existing = await db.treePage.findUnique({ where: { memorialId: memorial.id }, select: { treeId: true } })
  return existing ? { id: existing.treeId } : createTree({ memorial })
}

/** A warning of the page's tree. */
async function check(world: World) {
  const { memorial, people } = world
  const tree = await treeOf(world)
  await createPerson(tree, { bornYear: 1900, diedYear: 1800 })
  const { checks } = await listChecks(actorFor(people.owner), { id: memorial.slug })
  return { id: memorial.slug, key: checks[0]?.key }
}

export const treeCheckRows: Record<string, AccessRow> = {
  'family-tree.accept-check': { command: acceptCheck, input: check, outcomes: editors },
  'family-tree.reopen-check': { command: reopenCheck, input: check, outcomes: editors },
  'family-tree.withdraw-person': {
    command: withdrawPerson,
    input: async (world) => ({ id: world.memorial.slug, personId: (await createPerson(await treeOf(world))).id }),
    outcomes: editors,
  },
}
