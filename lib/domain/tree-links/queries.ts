import 'server-only'
import { lifespanWithin } from '@/lib/domain/family-tree/copy'
import { lifespanOf, nameOf, personColumns } from '@/lib/domain/family-tree/person-row'
import { treeKeyInput } from '@/lib/domain/family-tree/schema'
import { getWrittenPage } from '@/lib/domain/memorials/find-memorial'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import type { TreeLinksView, TreeLinkView } from '@/lib/domain/tree-links/schema'
import { db, type Prisma } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { type Actor, userIdOf } from '@/lib/shared/actor'
import { fullName } from '@/lib/shared/names'
import { isOpenPage } from '@/lib/shared/open-page'

/** More than any family's; the newest are shown. */
const linksMost = 100

/** The links between a page and trees, for its editors: those asked of the page, and those asked from its tree. */
export const listLinks = defineRead({
  name: 'tree-links.list-links',
  session: 'optional',
  input: treeKeyInput,
  load: ({ id }, actor) => getWrittenPage(actor, id),
  authorize: canEditMemorial,
  run: async (actor, __, { id }): Promise<TreeLinksView> => {
    const received = await db.treeLink.findMany({
      where: { memorialId: id, status: { in: ['asked', 'accepted'] } },
      orderBy: { askedAt: 'desc' },
      take: linksMost,
      select: linkColumns,
    })
    const sent = await db.treeLink.findMany({
      where: { tree: { pages: { some: { memorialId: id } } } },
      orderBy: { askedAt: 'desc' },
      take: linksMost,
      select: linkColumns,
    })
    const names = await namesOf([...received, ...sent])
    return {
      received: received.map((row) => linkView(row, pageView(row.from), names)),
      sent: sent.map((row) => linkView(row, askedPage(row, actor), names)),
    }
  },
})

const pageColumns = {
  slug: true,
  state: true,
  visibility: true,
  hiddenAt: true,
  firstName: true,
  middleName: true,
  lastName: true,
} as const

const linkColumns = {
  personId: true,
  status: true,
  message: true,
  askedAt: true,
  askedById: true,
  person: { select: personColumns },
  memorial: { select: pageColumns },
  from: { select: pageColumns },
} satisfies Prisma.TreeLinkSelect

type LinkRow = Prisma.TreeLinkGetPayload<{ select: typeof linkColumns }>

async function namesOf(rows: readonly LinkRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = rows.map(({ askedById }) => askedById).filter((id) => id !== null)
  const users = await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, fullName: true } })
  return new Map(users.map((user) => [user.id, user.fullName]))
}

type OtherPage = TreeLinkView['otherPage']

function pageView(page: LinkRow['memorial']): OtherPage {
  return { name: fullName(page), path: isOpenPage(page) ? `/memorial/${page.slug}` : null }
}

/** Somebody may have asked about a page that only they can see: the others read its name once its family said yes. */
function askedPage({ memorial, status, askedById }: LinkRow, actor: Actor): OtherPage {
  const mayRead = isOpenPage(memorial) || status === 'accepted' || askedById === userIdOf(actor)
  return mayRead ? pageView(memorial) : { name: null, path: null }
}

function linkView(row: LinkRow, otherPage: OtherPage, names: ReadonlyMap<string, string>): TreeLinkView {
  const lifespan = lifespanOf(row.person)
  return {
    personId: row.personId,
    personName: lifespan ? `${nameOf(row.person)} (${lifespanWithin(lifespan)})` : nameOf(row.person),
    status: row.status,
    otherPage,
    askedBy: row.askedById ? (names.get(row.askedById) ?? null) : null,
    message: row.message,
    askedAt: row.askedAt.toISOString(),
  }
}
