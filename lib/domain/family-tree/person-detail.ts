import 'server-only'
import { readReach } from '@/lib/domain/family-tree/assert-within-plan'
import { type CloseFamily, type FamilyRow, readCloseFamily } from '@/lib/domain/family-tree/close-family'
import type { CoupleView, ParentsView, PersonDetailView, RelativeView } from '@/lib/domain/family-tree/detail-views'
import { type TreeSubject, viewerOf } from '@/lib/domain/family-tree/find-tree'
import { HiddenNames } from '@/lib/domain/family-tree/hidden-names'
import { partnersOf } from '@/lib/domain/family-tree/partners'
import { isMaskedFor, lifeOf, type PersonRow, personView, type TreeViewer } from '@/lib/domain/family-tree/person-row'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import {
  ageText,
  childWord,
  coupleText,
  lifeEventText,
  parentWord,
  partnerWord,
  type Siblinghood,
  siblingWord,
} from '@/lib/domain/family-tree/relation-copy'
import { saidBeside, saidOfCouple } from '@/lib/domain/family-tree/said'
import type { ChildKind, PersonFields } from '@/lib/domain/family-tree/schema'
import { treeDateFrom } from '@/lib/domain/family-tree/tree-date'
import { type Database, db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

/** Everything about a person that the actor may see. Throws NOT_FOUND for somebody who is not in the tree. */
export async function readPersonDetail(
  actor: Actor,
  tree: TreeSubject,
  personId: string,
  database: Database = db,
): Promise<PersonDetailView> {
  const own = await database.treePerson.findUnique({
    where: { id: personId, treeId: tree.treeId },
    select: { note: true, link: { select: { status: true } } },
  })
  const family = await readCloseFamily(database, personId)
  const row = family.people.get(personId)
  if (!own || !row) throw new DomainError('NOT_FOUND')
  const viewer = viewerOf(tree)
  const isEditor = canEditTree(actor, tree)
  const reach = isEditor ? await readReach(database, tree) : null
  const isOutside = reach !== null && !reach.people.has(personId)
  const isBeyondPlan = isOutside && reach.isRelated(personId)
  const isMasked = isMaskedFor(row, viewer)
  const people = [...family.people.values()].map((each) => ({ ...each, isMasked: isMaskedFor(each, viewer) }))
  const hidden = new HiddenNames(people)
  return {
    person: personView(row, viewer),
    revision: isMasked ? 0 : row.revision,
    canEdit: isEditor && !isOutside && !row.isWithdrawn,
    isBeyondPlan,
    coming: reach?.coming ?? null,
    isWithdrawn: row.isWithdrawn,
    ...(isMasked ? nothingSaid : wordsOf(row, own.note, hidden)),
    fields: isEditor && !isMasked ? fieldsOf(row, own.note) : null,
    linkStatus: isEditor ? (own.link?.status ?? null) : null,
    ...new Relatives(row, family, { viewer, isEditor, hidden }).view(),
  }
}

const nothingSaid = { bornText: null, diedText: null, ageText: null, said: [], note: null }

function wordsOf(row: PersonRow, note: string | null, hidden: HiddenNames) {
  const { born, died } = lifeOf(row)
  return {
    bornText: lifeEventText('født', born, row.bornPlace),
    diedText: lifeEventText('død', died, row.diedPlace) ?? (row.isDead ? 'død' : null),
    ageText: ageText(born, died),
    said: saidBeside(row.said, { born, died, isDead: row.isDead }).filter((text) => !hidden.isIn(text)),
    note: hidden.linesWithout(note),
  }
}

function fieldsOf(row: PersonRow, note: string | null): PersonFields {
  const { givenNames, surname, birthSurname, callName, sex, bornPlace, diedPlace, isDead, isPrivate } = row
  return {
    givenNames,
    surname,
    birthSurname,
    callName,
    sex,
    ...lifeOf(row),
    bornPlace,
    diedPlace,
    isDead,
    note,
    isPrivate,
  }
}

type Viewing = { viewer: TreeViewer; isEditor: boolean; hidden: HiddenNames }

/** Those close to one person, each as this viewer may see them. */
class Relatives {
  constructor(
    private readonly person: PersonRow,
    private readonly family: CloseFamily,
    private readonly viewing: Viewing,
  ) {}

  view(): Pick<PersonDetailView, 'parents' | 'couples' | 'siblings'> {
    return {
      parents: this.family.childIn.map((union) => this.parentsView(union)),
      couples: this.family.partnerIn.map((union) => this.coupleView(union)),
      siblings: this.siblings(),
    }
  }

  private parentsView(union: FamilyRow): ParentsView {
    // With one of them masked, it is only known that they belong together.
    const hides = partnersOf(union).some((id) => this.isMasked(id))
    const kind = hides ? 'unknown' : this.kindIn(union, this.person.id)
    return {
      unionId: union.id,
      people: partnersOf(union).flatMap((id) => this.relative(id, ({ sex }) => parentWord(sex, kind))),
      kind,
    }
  }

  private coupleView(union: FamilyRow): CoupleView {
    const partners = partnersOf(union)
    const hides = partners.some((id) => this.isMasked(id))
    const married = treeDateFrom('married', union)
    const { id: unionId, marriedPlace, revision } = union
    const endedOn = treeDateFrom('ended', union)
    // With one of them masked, it is only known that they belong together.
    const { kind, ended } = hides ? { kind: 'unknown' as const, ended: null } : union
    const fields = { kind, married, marriedPlace, ended, endedOn }
    const other = partners.find((id) => id !== this.person.id)
    const [partner = null] = other ? this.relative(other, ({ sex }) => partnerWord(sex, { kind, ended })) : []
    return {
      unionId,
      partner,
      text: hides ? null : [coupleText(fields), ...this.saidOf(union)].filter(Boolean).join(', ') || null,
      children: union.children.flatMap(({ childId }) =>
        this.relative(childId, ({ sex }) => childWord(sex, hides ? 'unknown' : this.kindIn(union, childId))),
      ),
      fields: this.viewing.isEditor && !hides ? { ...fields, revision } : null,
      childLinks: this.viewing.isEditor
        ? union.children.map(({ childId, kind, twinGroup }) => ({ childId, kind, twinGroup }))
        : null,
    }
  }

  private saidOf(union: FamilyRow): string[] {
    return saidOfCouple(union.said).filter((text) => !this.viewing.hidden.isIn(text))
  }

  private siblings(): RelativeView[] {
    const { childIn, ofParents } = this.family
    const kindIn = (union: FamilyRow, childId: string) => this.kindIn(union, childId)
    return siblingsOf(this.person.id, [...childIn, ...ofParents], kindIn).flatMap(({ id, siblinghood }) =>
      this.relative(id, ({ sex }) => siblingWord(sex, siblinghood)),
    )
  }

  private relative(id: string, relation: (view: { sex: RelativeView['sex'] }) => string): RelativeView[] {
    const row = this.family.people.get(id)
    if (!row) return []
    const view = personView(row, this.viewing.viewer)
    return [{ ...view, relation: relation(view) }]
  }

  /** How a child belongs to a union: of a masked child it is not said. */
  private kindIn(union: FamilyRow, childId: string): ChildKind {
    if (this.isMasked(childId)) return 'unknown'
    return union.children.find((child) => child.childId === childId)?.kind ?? 'unknown'
  }

  private isMasked(id: string): boolean {
    const row = this.family.people.get(id)
    return !row || isMaskedFor(row, this.viewing.viewer)
  }
}

type Family = {
  id: string
  partnerAId: string | null
  partnerBId: string | null
  children: readonly { childId: string }[]
}
type Link = { unionId: string; kind: ChildKind; parentIds: string[] }

const inOrder = ['full', 'half', 'foster', 'step'] as const satisfies readonly Siblinghood[]

/**
 * What the children of these couples, who are those of a person's parents, are to the person: full siblings first, foster
 * and step siblings last. Adopted children are their parents' own. Siblings share a couple, or both parents: a couple that
 * divorced and married again stands there twice. Half-siblings share one parent.
 */
export function siblingsOf<F extends Family>(
  personId: string,
  families: readonly F[],
  kindIn: (family: F, childId: string) => ChildKind,
): { id: string; siblinghood: Siblinghood }[] {
  const links = new Map<string, Link[]>()
  for (const family of families) {
    for (const { childId } of family.children) {
      const link = { unionId: family.id, kind: kindIn(family, childId), parentIds: partnersOf(family) }
      links.set(childId, [...(links.get(childId) ?? []), link])
    }
  }
  const own = links.get(personId) ?? []
  const found = [...links].flatMap(([id, theirs]) => {
    const siblinghood = id === personId ? null : between(own, theirs)
    return siblinghood ? [{ id, siblinghood }] : []
  })
  return inOrder.flatMap((siblinghood) => found.filter((sibling) => sibling.siblinghood === siblinghood))
}

function between(own: readonly Link[], theirs: readonly Link[]): Siblinghood | null {
  const pairs = own.flatMap((mine) => theirs.flatMap((other) => (isClose(mine, other) ? [[mine, other]] : [])))
  if (pairs.length === 0) return null
  const ofBoth = pairs.filter((pair) => pair.every(isOwn))
  if (ofBoth.some(([mine, other]) => mine?.unionId === other?.unionId)) return 'full'
  const shared = new Set(parentsOf(own).filter((parent) => parentsOf(theirs).includes(parent)))
  if (shared.size > 0) return shared.size > 1 ? 'full' : 'half'
  return pairs.flat().some(({ kind }) => kind === 'foster') ? 'foster' : 'step'
}

const isOwn = ({ kind }: Link) => kind !== 'foster' && kind !== 'step'

const parentsOf = (links: readonly Link[]) => links.filter(isOwn).flatMap(({ parentIds }) => parentIds)

function isClose(mine: Link, other: Link): boolean {
  return mine.unionId === other.unionId || mine.parentIds.some((parent) => other.parentIds.includes(parent))
}
