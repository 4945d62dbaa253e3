import { addRelative } from '@/lib/domain/family-tree/commands/add-relative'
import { startTree } from '@/lib/domain/family-tree/commands/start-tree'
import { type AccessRow, outcomes } from '@/tests/access/row'
import type { World } from '@/tests/access/world'
import { createTree } from '@/tests/factories/family-tree'

// A private page: outsiders get 404, members without the right 403.
const editors = outcomes(404, {
  visitor: 401,
  viewer: 403,
  first_reader: 403,
  editor: 'ok',
  owner: 'ok',
  administrator: 403,
})

async function tree({ memorial }: World) {
  const { id: treeId, personId } = await createTree({ memorial })
  return { treeId, personId, id: memorial.slug }
}

export const familyTreeRows: Record<string, AccessRow> = {
  'family-tree.start-tree': { command: startTree, input: ({ memorial }) => ({ id: memorial.slug }), outcomes: editors },
  'family-tree.add-relative': {
    command: addRelative,
    input: async (world) => ({ ...(await tree(world)), relation: 'child', person: { givenNames: 'Bo' } }),
    outcomes: editors,
  },
}
