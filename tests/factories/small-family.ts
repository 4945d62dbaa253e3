import { type ChildKind, childKinds, type UnionView } from '@/lib/domain/family-tree/schema'
import type { FamilyGraph } from '@/lib/domain/tree-drawing/schema'

/**
 * A family as it is written: 'far+mor:barn,adopted/pige,twin/a,twin/b mor:c' is a union u0 of two with four children,
 * and a union u1 of mor alone. People are in the order in which they are named.
 */
export function familyOf(written: string): FamilyGraph {
  const unions = written.split(' ').map((union, at) => {
    const [partners = '', children = ''] = union.split(':')
    return {
      id: `u${at}`,
      kind: 'married' as const,
      ended: null,
      partnerIds: partners.split('+').filter(Boolean),
      children: children.split(',').filter(Boolean).map(childOf),
    }
  })
  const ids = unions.flatMap(({ partnerIds, children }) => [...partnerIds, ...children.map(({ id }) => id)])
  return { people: [...new Set(ids)].map((id) => ({ id })), unions }
}

function childOf(written: string): UnionView['children'][number] {
  const [id = '', how] = written.split('/').toReversed()
  return { id, kind: isKind(how) ? how : 'birth', twinGroup: how === 'twin' ? 1 : null }
}

function isKind(word: string | undefined): word is ChildKind {
  return childKinds.some((kind) => kind === word)
}
