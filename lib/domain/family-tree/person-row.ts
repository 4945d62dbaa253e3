import 'server-only'
import { maskedName, withdrawnName, withoutName } from '@/lib/domain/family-tree/copy'
import { isLiving } from '@/lib/domain/family-tree/living'
import { saidLifespan } from '@/lib/domain/family-tree/said'
import type { TreePersonView } from '@/lib/domain/family-tree/schema'
import { type TreeDate, treeDateFrom, treeDateSelect } from '@/lib/domain/family-tree/tree-date'
import type { Prisma } from '@/lib/server/db'
import { birthNameText } from '@/lib/shared/names'
import { isOpenPage } from '@/lib/shared/open-page'

/** Who looks at the tree, from which page, and when. */
export type TreeViewer = {
  /** The page the tree is seen from. */
  memorialId: string
  /** Members of that page see the living. */
  isMember: boolean
  now: Date
}

/** The columns of a person in a drawing or a list. */
export const personColumns = {
  id: true,
  givenNames: true,
  surname: true,
  birthSurname: true,
  callName: true,
  sex: true,
  ...treeDateSelect('born'),
  bornPlace: true,
  ...treeDateSelect('died'),
  diedPlace: true,
  isDead: true,
  said: true,
  isWithdrawn: true,
  isPrivate: true,
  bornNoLater: true,
  revision: true,
  portrait: { select: { id: true, widths: true } },
  page: { select: { memorial: { select: { id: true, slug: true, state: true, visibility: true, hiddenAt: true } } } },
  link: {
    select: {
      status: true,
      memorial: { select: { id: true, slug: true, state: true, visibility: true, hiddenAt: true } },
    },
  },
} satisfies Prisma.TreePersonSelect

export type PersonRow = Prisma.TreePersonGetPayload<{ select: typeof personColumns }>

/** Whether this viewer may see who it is. Every view of a person goes through this. */
export function isMaskedFor(row: Pick<PersonRow, keyof LifeColumns>, { isMember, now }: TreeViewer): boolean {
  return row.isWithdrawn || (!isMember && (row.isPrivate || isLiving(row, now)))
}

type LifeColumns = Pick<PersonRow, 'isWithdrawn' | 'isPrivate' | 'diedYear' | 'isDead' | 'bornNoLater'>

/** A person as this viewer may see them. */
export function personView(row: PersonRow, viewer: TreeViewer): TreePersonView {
  const living = isLiving(row, viewer.now)
  if (isMaskedFor(row, viewer)) {
    return {
      id: row.id,
      isMasked: true,
      name: row.isWithdrawn || !living ? withdrawnName : maskedName,
      birthNameText: null,
      lifespan: '',
      sex: 'unknown',
      isLiving: living,
      portraitUrl: null,
      memorialPath: null,
    }
  }
  return {
    id: row.id,
    isMasked: false,
    name: nameOf(row),
    birthNameText: birthNameText(row.birthSurname, row.surname),
    lifespan: lifespanOf(row),
    sex: row.sex,
    isLiving: living,
    portraitUrl: row.portrait ? portraitUrl(viewer.memorialId, row.portrait) : null,
    memorialPath: memorialPathOf(row, viewer),
  }
}

/** The dates of birth and death. */
export function lifeOf(row: PersonRow): { born: TreeDate | null; died: TreeDate | null } {
  return { born: treeDateFrom('born', row), died: treeDateFrom('died', row) }
}

/** '1842 – 1920', 'Døbt 1720', ''. */
export function lifespanOf(row: PersonRow): string {
  return saidLifespan(row.said, lifeOf(row))
}

/** 'Karen Margrethe Hansen', or 'Uden navn'. */
export function nameOf({ givenNames, surname, birthSurname }: NameColumns): string {
  return [givenNames, surname ?? birthSurname].filter(Boolean).join(' ') || withoutName
}

type NameColumns = { givenNames: string; surname: string | null; birthSurname: string | null }

/** Where a portrait is served, seen from a page. */
export function portraitUrl(memorialId: string, { id }: { id: string }): string {
  return `/api/memorials/${memorialId}/tree/pictures/${id}`
}

/** The person's own page, unless it is the one looked from; to strangers only while it is open to all. */
function memorialPathOf({ page, link }: PersonRow, { memorialId, isMember }: TreeViewer): string | null {
  const memorial = page?.memorial ?? (link?.status === 'accepted' ? link.memorial : null)
  if (!memorial || memorial.id === memorialId) return null
  return isMember || isOpenPage(memorial) ? `/memorial/${memorial.slug}` : null
}
