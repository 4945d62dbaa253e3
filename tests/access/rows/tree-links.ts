import { answerLink } from '@/lib/domain/tree-links/commands/answer-link'
import { endLink } from '@/lib/domain/tree-links/commands/end-link'
import { linkPerson } from '@/lib/domain/tree-links/commands/link-person'
import { db } from '@/lib/server/db'
import { type AccessRow, outcomes } from '@/tests/access/row'
import type { World } from '@/tests/access/world'
import { createAccount } from '@/tests/factories/accounts'
import { createPerson, createTree } from '@/tests/factories/family-tree'
import { createMemorial } from '@/tests/factories/memorials'

// A private page: outsiders get 404, members without the right 403.
const editors = outcomes(404, {
  visitor: 401,
  viewer: 403,
  first_reader: 403,
  editor: 'ok',
  owner: 'ok',
  administrator: 403,
})

/** A person of the page's tree. */
async function person({ memorial }: World) {
  const existing = await db.treePage.findUnique({ where: { memorialId: memorial.id }, select: { treeId: true } })
  const tree = existing ? { id: existing.treeId } : await createTree({ memorial })
  return { ...(await createPerson(tree)), treeId: tree.id }
}

/** A page of another family, open to all. */
const otherPage = async () => createMemorial({ owner: await createAccount() })

/** A question from another family's tree to the page. */
async function asked({ memorial }: World) {
  const from = await otherPage()
  const tree = await createTree({ memorial: from })
  const { id: personId } = await createPerson(tree)
  await db.treeLink.create({
    data: { personId, treeId: tree.id, memorialId: memorial.id, fromId: from.id, status: 'asked' },
  })
  return { id: memorial.slug, personId }
}

export const treeLinkRows: Record<string, AccessRow> = {
  'tree-links.link-person': {
    command: linkPerson,
    input: async (world) => {
      const { id: personId } = await person(world)
      return { id: world.memorial.slug, personId, memorial: (await otherPage()).slug }
    },
    outcomes: editors,
  },
  'tree-links.answer-link': {
    command: answerLink,
    input: async (world) => ({ ...(await asked(world)), answer: 'accept' }),
    outcomes: editors,
  },
  'tree-links.end-link': { command: endLink, input: asked, outcomes: editors },
}
