import 'server-only'
import { readCloseFamily } from '@/lib/domain/family-tree/close-family'
import { lifespanWithin } from '@/lib/domain/family-tree/copy'
import { partnersOf } from '@/lib/domain/family-tree/partners'
import { isMaskedFor, personView, type TreeViewer } from '@/lib/domain/family-tree/person-row'
import { lifeColumns, lifespanOf } from '@/lib/domain/memorials/memorial-row'
import type { Concerned, Snapshot } from '@/lib/domain/reports/schema'
import { richTextAsPlain } from '@/lib/integrations/rich-text/rich-text-as-plain'
import { type Database, db } from '@/lib/server/db'
import { fullName } from '@/lib/shared/names'

/** The id of a page, post or file, which can be hidden. */
export type ContentIds = { memorialId: string } | { contributionId: string } | { mediaId: string }
/** A person of a family tree, and the page it was seen from. */
export type PersonIds = { treePersonId: string; memorialId: string }
/** The id of what is reported. */
export type TargetIds = ContentIds | PersonIds

export type LoadedTarget = {
  memorialId: string
  contributionId: string | null
  mediaId: string | null
  treePersonId: string | null
  snapshot: Snapshot
  /** Whether the target itself is hidden: the post, the file, or the page; or the person was taken out. */
  isHidden: boolean
  isPageHidden: boolean
  concerned: Concerned[]
}

/** What a report's row refers to, narrowest first; null if deleted or only described. */
export function idsOf(row: {
  memorialId: string | null
  contributionId: string | null
  mediaId: string | null
  treePersonId: string | null
}): TargetIds | null {
  if (row.treePersonId && row.memorialId) return { treePersonId: row.treePersonId, memorialId: row.memorialId }
  if (row.contributionId) return { contributionId: row.contributionId }
  if (row.mediaId) return { mediaId: row.mediaId }
  return row.memorialId ? { memorialId: row.memorialId } : null
}

const storyKept = 5000

const accountColumns = { id: true, fullName: true, email: true, disabledAt: true } as const
const memorialColumns = {
  id: true,
  slug: true,
  firstName: true,
  middleName: true,
  lastName: true,
  hiddenAt: true,
  members: { where: { role: 'owner' }, select: { user: { select: accountColumns } } },
} as const

/**
 * The target's current state, without checking permissions; null if it is deleted. A person of a tree is shown as to a
 * member unless `seesLiving` is false.
 */
export function loadTarget(
  ids: TargetIds,
  database: Database = db,
  { seesLiving = true } = {},
): Promise<LoadedTarget | null> {
  if ('treePersonId' in ids) return loadPerson(ids, seesLiving, database)
  if ('contributionId' in ids) return loadPost(ids.contributionId, database)
  return 'mediaId' in ids ? loadFile(ids.mediaId, database) : loadPage(ids.memorialId, database)
}

async function loadPage(id: string, database: Database): Promise<LoadedTarget | null> {
  const row = await database.memorial.findUnique({
    where: { id },
    select: {
      ...memorialColumns,
      ...lifeColumns,
      epitaph: true,
      biography: true,
      portraitId: true,
      coverId: true,
    },
  })
  if (!row) return null
  const lifespan = lifespanOf(row)
  return {
    ...ofPage(row),
    contributionId: null,
    mediaId: null,
    treePersonId: null,
    isHidden: row.hiddenAt !== null,
    snapshot: {
      ...placeOf(row),
      what: 'page',
      texts: texts({
        Navn: fullName(row),
        Årstal: lifespan,
        Mindeord: row.epitaph,
        Livshistorie: richTextAsPlain(row.biography ?? '').slice(0, storyKept),
      }),
      pictureIds: [row.portraitId, row.coverId].filter((picture) => picture !== null),
    },
  }
}

async function loadPost(id: string, database: Database): Promise<LoadedTarget | null> {
  const row = await database.contribution.findUnique({
    where: { id },
    select: {
      kind: true,
      status: true,
      authorName: true,
      relation: true,
      title: true,
      message: true,
      userId: true,
      pictures: { select: { id: true }, orderBy: [{ position: 'asc' }, { id: 'asc' }] },
      memorial: { select: memorialColumns },
    },
  })
  if (!row) return null
  const page = ofPage(row.memorial)
  return {
    ...page,
    contributionId: id,
    mediaId: null,
    treePersonId: null,
    isHidden: row.status === 'hidden',
    concerned: await withAuthors(database, page.concerned, [row.userId]),
    snapshot: {
      ...placeOf(row.memorial),
      what: row.kind,
      texts: texts({ Fra: row.authorName, Relation: row.relation, Titel: row.title, Tekst: row.message }),
      pictureIds: row.pictures.map((picture) => picture.id),
    },
  }
}

async function loadFile(id: string, database: Database): Promise<LoadedTarget | null> {
  const row = await database.media.findUnique({
    where: { id },
    select: {
      kind: true,
      status: true,
      caption: true,
      altText: true,
      people: true,
      createdById: true,
      contribution: { select: { userId: true, authorName: true } },
      memorial: { select: memorialColumns },
    },
  })
  if (!row) return null
  const page = ofPage(row.memorial)
  return {
    ...page,
    contributionId: null,
    mediaId: id,
    treePersonId: null,
    isHidden: row.status === 'hidden',
    concerned: await withAuthors(database, page.concerned, [row.createdById, row.contribution?.userId ?? null]),
    snapshot: {
      ...placeOf(row.memorial),
      what: row.kind === 'video_link' ? 'video' : row.kind,
      texts: texts({
        [row.kind === 'music' ? 'Titel' : 'Billedtekst']: row.caption,
        Beskrivelse: row.altText,
        [row.kind === 'music' ? 'Hvem der spiller' : 'Hvem der er med']: row.people,
        'Kom med et indlæg fra': row.contribution?.authorName ?? null,
      }),
      pictureIds: row.kind === 'picture' ? [id] : [],
    },
  }
}

async function loadPerson(ids: PersonIds, isMember: boolean, database: Database): Promise<LoadedTarget | null> {
  const { memorialId, treePersonId } = ids
  const row = await database.memorial.findUnique({ where: { id: memorialId }, select: memorialColumns })
  const person = row && (await loadTreePerson(database, ids, { memorialId, isMember, now: new Date() }))
  if (!row || !person) return null
  return {
    ...ofPage(row),
    contributionId: null,
    mediaId: null,
    treePersonId,
    isHidden: person.isWithdrawn,
    snapshot: { ...placeOf(row), what: 'tree_person', texts: person.texts, pictureIds: [] },
  }
}

type MemorialRow = {
  id: string
  slug: string
  firstName: string
  middleName: string | null
  lastName: string | null
  hiddenAt: Date | null
  members: Array<{ user: { id: string; fullName: string; email: string; disabledAt: Date | null } }>
}

function ofPage({ id, hiddenAt, members }: MemorialRow) {
  const concerned: Concerned[] = members
    .filter(({ user }) => user.disabledAt === null)
    .map(({ user }) => ({ userId: user.id, fullName: user.fullName, email: user.email, role: 'owner' }))
  return { memorialId: id, isPageHidden: hiddenAt !== null, concerned }
}

const placeOf = (row: MemorialRow) => ({ memorialName: fullName(row), path: `/memorial/${row.slug}` })

/** The owners and the authors with an account, without duplicates. */
async function withAuthors(
  database: Database,
  owners: Concerned[],
  userIds: Array<string | null>,
): Promise<Concerned[]> {
  const ids = userIds.filter((userId) => userId !== null && !owners.some((owner) => owner.userId === userId))
  const users = await database.user.findMany({
    where: { id: { in: ids.filter((userId) => userId !== null) }, disabledAt: null },
    select: accountColumns,
  })
  const authors = users.map(
    ({ id, fullName: name, email }): Concerned => ({ userId: id, fullName: name, email, role: 'author' }),
  )
  return [...owners, ...authors]
}

function texts(parts: Record<string, string | null>): Snapshot['texts'] {
  return Object.entries(parts).flatMap(([label, text]) => (text ? [{ label, text }] : []))
}

type LoadedPerson = Pick<Snapshot, 'texts'> & { isWithdrawn: boolean }

/**
 * A person of a tree as this viewer may see them: names, years, and who is close, so that a masked one can be told from
 * another. Null for somebody who is not in the tree of the page.
 */
async function loadTreePerson(
  database: Database,
  { treePersonId, memorialId }: { treePersonId: string; memorialId: string },
  viewer: TreeViewer,
): Promise<LoadedPerson | null> {
  const page = await database.treePage.findUnique({ where: { memorialId }, select: { treeId: true } })
  const own = await database.treePerson.findUnique({ where: { id: treePersonId }, select: { treeId: true } })
  if (!page || page.treeId !== own?.treeId) return null
  const { people, childIn, partnerIn } = await readCloseFamily(database, treePersonId)
  const row = people.get(treePersonId)
  if (!row) return null
  const namesOf = (ids: string[]) =>
    ids
      .flatMap((id) => {
        const relative = people.get(id)
        return relative && id !== treePersonId && !isMaskedFor(relative, viewer) ? [personView(relative, viewer)] : []
      })
      .map(({ name, lifespan }) => (lifespan ? `${name} (${lifespanWithin(lifespan)})` : name))
      .join(', ')
  const { name, lifespan } = personView(row, viewer)
  const facts = {
    Navn: name,
    Årstal: lifespan,
    Forældre: namesOf(childIn.flatMap(partnersOf)),
    'Levede sammen med': namesOf(partnerIn.flatMap(partnersOf)),
    Børn: namesOf(partnerIn.flatMap(({ children }) => children.map(({ childId }) => childId))),
  }
  return { texts: texts(facts), isWithdrawn: row.isWithdrawn }
}
