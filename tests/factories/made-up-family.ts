import type { ChildKind, UnionView } from '@/lib/domain/family-tree/schema'
import type { FamilyGraph } from '@/lib/domain/tree-drawing/schema'

type Mutable = Omit<UnionView, 'partnerIds' | 'children'> & {
  partnerIds: string[]
  children: UnionView['children'][number][]
}
type Member = { id: string; bornTo: Mutable | null; unions: number }

/**
 * A family of about `size` people with what real ones have: several partners in a life, divorces, one parent alone,
 * cousins who marry, adopted and foster children, twins. The same seed gives the same family. A plain one has one
 * founding couple, and nobody in it marries or fosters another.
 */
export function madeUpFamily(size: number, seed = 1, { isPlain = false } = {}): FamilyGraph {
  const random = randomOf(seed)
  const people: Member[] = []
  const unions: Mutable[] = []
  const person = (bornTo: Mutable | null = null): Member => {
    const member = { id: `p${people.length}`, bornTo, unions: 0 }
    people.push(member)
    return member
  }
  const unite = (...partners: Member[]): Mutable => {
    const kind = random() < 0.8 ? 'married' : 'partners'
    const ended = random() < 0.15 ? 'divorced' : null
    const union: Mutable = {
      id: `u${unions.length}`,
      kind,
      ended,
      partnerIds: partners.map(({ id }) => id),
      children: [],
    }
    for (const partner of partners) partner.unions += 1
    unions.push(union)
    return union
  }
  const child = (union: Mutable, member: Member, kind: ChildKind = 'birth', twinGroup: number | null = null) =>
    union.children.push({ id: member.id, kind, twinGroup })

  let parents = Array.from({ length: isPlain ? 1 : Math.max(1, Math.round(size / 150)) }, () =>
    unite(person(), person()),
  )
  while (people.length < size) {
    const born = parents.flatMap((union) => {
      if (people.length >= size) return []
      const isTwins = random() < 0.05
      return Array.from({ length: isTwins ? 2 : Math.floor(random() * 4) + 1 }, () => {
        const member = person(union)
        child(union, member, random() < 0.05 ? 'adopted' : 'birth', isTwins ? 1 : null)
        return member
      })
    })
    for (const member of born) if (!isPlain && random() < 0.02) child(oneOf(parents, random), member, 'foster')
    const next: Mutable[] = []
    for (const member of born) {
      if (people.length >= size) break
      const cousin = !isPlain && random() < 0.04 && born.find((one) => one.unions === 0 && one.bornTo !== member.bornTo)
      if (random() < 0.06) next.push(unite(member))
      else if (random() < 0.75) next.push(unite(member, cousin || person()))
      while (random() < 0.15) next.push(random() < 0.5 ? unite(member, person()) : unite(person(), member))
    }
    parents = next.length > 0 ? next : parents
  }
  for (const union of unions) dedupe(union)
  return { people: people.map(({ id }) => ({ id })), unions }
}

function dedupe(union: Mutable): void {
  const ids = union.children.map(({ id }) => id)
  union.children = union.children.filter(({ id }, at) => ids.indexOf(id) === at)
}

function oneOf<T>(all: readonly T[], random: () => number): T {
  const chosen = all[Math.floor(random() * all.length)]
  if (chosen === undefined) throw new Error('Nothing to choose from.')
  return chosen
}

/** Mulberry32: small, and the same in every run. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
