import { db } from '@/lib/server/db'
import { actorFor, createAccount } from '@/tests/factories/accounts'
import { createTree } from '@/tests/factories/family-tree'
import { createMemorial } from '@/tests/factories/memorials'

/** A page with its owner and a tree with its person, Karen Holm, at whom an edit begins. */
export async function aTree() {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const tree = await createTree({ memorial })
  const person = { id: tree.personId }
  return { owner, actor: actorFor(owner), memorial, tree, person, at: { id: memorial.slug, personId: person.id } }
}

/** The couples of a tree by given names, in the order they came: 'Ane + Bo: Karen, Ida (adopted)'. */
export async function relationsOf(tree: { id: string }): Promise<string[]> {
  const name = { select: { givenNames: true } }
  const unions = await db.treeUnion.findMany({
    where: { treeId: tree.id },
    orderBy: { createdAt: 'asc' },
    select: {
      partnerA: name,
      partnerB: name,
      children: { orderBy: { position: 'asc' }, select: { kind: true, child: name } },
    },
  })
  return unions.map(({ partnerA, partnerB, children }) => {
    const partners = [partnerA, partnerB].flatMap((partner) => (partner ? [partner.givenNames] : []))
    const kinds = children.map(({ kind, child }) => child.givenNames + (kind === 'birth' ? '' : ` (${kind})`))
    return `${partners.join(' + ')}: ${kinds.join(', ')}`
  })
}

/** Every row of a tree that somebody wrote, for comparing before and after. */
export async function rowsOf(tree: { id: string }) {
  const where = { treeId: tree.id }
  // Counted and computed columns differ without anything being written differently.
  const omit = { revision: true, createdAt: true, updatedAt: true } as const
  const [people, unions, children, records] = [
    await db.treePerson.findMany({ where, omit, orderBy: { id: 'asc' } }),
    await db.treeUnion.findMany({ where, omit, orderBy: { id: 'asc' } }),
    await db.treeChild.findMany({ where, orderBy: [{ unionId: 'asc' }, { childId: 'asc' }] }),
    await db.treeRecord.findMany({ where, orderBy: { id: 'asc' } }),
  ]
  return { people, unions, children, records }
}
