import 'server-only'
import { readChecks } from '@/lib/domain/family-tree/checks'
import { getTree, viewerOf } from '@/lib/domain/family-tree/find-tree'
import { readPersonDetail } from '@/lib/domain/family-tree/person-detail'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { readUnjoined } from '@/lib/domain/family-tree/read-unjoined'
import { searchInput, treeKeyInput, treePersonInput, unjoinedInput } from '@/lib/domain/family-tree/schema'
import { searchPeople } from '@/lib/domain/family-tree/search'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'

/** Everything about a person of a page's tree that the caller may see. */
export const getTreePerson = defineRead({
  name: 'family-tree.get-tree-person',
  session: 'optional',
  input: treePersonInput,
  load: ({ id }, actor) => getTree(actor, id),
  // Whoever sees the page sees its tree, with the living masked.
  authorize: anyone,
  run: (actor, { personId }, tree) => readPersonDetail(actor, tree, personId),
})

/** People of a page's tree by name and year, at most 20. Nobody is found whom the caller may not see. */
export const searchTree = defineRead({
  name: 'family-tree.search-tree',
  session: 'optional',
  input: searchInput,
  limits: (_, { address }) => [{ name: 'tree-search', key: address, points: 240, seconds: 600 }],
  load: ({ id }, actor) => getTree(actor, id),
  authorize: anyone,
  run: async (_, { q }, tree) => ({ people: await searchPeople(tree.treeId, q, viewerOf(tree)) }),
})

/** What is odd in a page's tree, for its editors. */
export const listChecks = defineRead({
  name: 'family-tree.list-checks',
  session: 'required',
  input: treeKeyInput,
  load: ({ id }, actor) => getTree(actor, id),
  authorize: canEditTree,
  run: (_, __, tree) => readChecks(db, tree),
})

/** The families of a page's tree that its person is not related to, for its editors, ten at a time. */
export const listUnjoined = defineRead({
  name: 'family-tree.list-unjoined',
  session: 'required',
  input: unjoinedInput,
  load: ({ id }, actor) => getTree(actor, id),
  authorize: canEditTree,
  run: (_, { cursor }, tree) => readUnjoined(db, tree, cursor),
})
