import 'server-only'
import { z } from 'zod'
import { askerColumns, askerOf } from '@/lib/domain/members/asker'
import { roleNames } from '@/lib/domain/members/copy'
import { evidenceView } from '@/lib/domain/members/evidence-view'
import { findMemorialId } from '@/lib/domain/memorials/find-memorial'
import { pageSummary, summaryColumns } from '@/lib/domain/page-desk/page-summary'
import { canFindPages } from '@/lib/domain/page-desk/policy'
import type { PageCase, PageCode, PageDeskView, PageMember, PageTakeover } from '@/lib/domain/page-desk/schema'
import { stateTexts } from '@/lib/domain/qr-codes/copy'
import { statusTexts } from '@/lib/domain/support/copy'
import { db, type Prisma } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { recordLook } from '@/lib/server/record-look'
import type { Actor } from '@/lib/shared/actor'
import { formatDate } from '@/lib/shared/danish-time'
import { boundedText } from '@/lib/shared/input/typed-text'
import { fullName } from '@/lib/shared/names'
import { isOpenPage } from '@/lib/shared/open-page'
import { formatTextCode } from '@/lib/shared/qr-text-code'

const columns = {
  ...summaryColumns,
  publishedAt: true,
  hiddenReason: true,
  slugs: { select: { slug: true }, orderBy: { createdAt: 'asc' } },
  successor: { select: { name: true, acceptedAt: true } },
} satisfies Prisma.MemorialSelect

// An id, slug or former slug.
const pageInput = z.object({ key: boundedText(90) })

/** What administrators see of one page; null when unknown. Reads none of the page's content. The view is logged. */
export const findPage = defineRead({
  name: 'page-desk.find-page',
  session: 'required',
  input: pageInput,
  authorize: canFindPages,
  run: (actor, { key }) => lookAtPage(actor, key),
})

async function lookAtPage(actor: Actor, key: string): Promise<PageDeskView | null> {
  const id = await findMemorialId(key)
  const row = id ? await db.memorial.findUnique({ where: { id }, select: columns }) : null
  if (!id || !row) return null
  await recordLook(actor, 'page-desk.look-at-page', { type: 'memorial', id })
  const [members, codes, counts, takeovers, cases] = await Promise.all([
    listPageMembers(id),
    listPageCodes(id),
    countPage(id),
    listTakeovers(id),
    listCases([id, ...row.slugs.map(({ slug }) => slug)]),
  ])
  return {
    ...pageSummary(row),
    state: row.state,
    isOpen: isOpenPage(row),
    hiddenReason: row.hiddenReason,
    publishedOn: row.publishedAt && formatDate(row.publishedAt),
    formerSlugs: row.slugs.map(({ slug }) => slug).filter((slug) => slug !== row.slug),
    successor: row.successor && { name: row.successor.name, hasSaidYes: row.successor.acceptedAt !== null },
    members,
    codes,
    counts,
    takeovers,
    cases,
  }
}

/** The name on the page, for the title; null when unknown. Not logged. */
export const findPageName = defineRead({
  name: 'page-desk.find-page-name',
  session: 'required',
  input: pageInput,
  authorize: canFindPages,
  run: async (_, { key }) => {
    const id = await findMemorialId(key)
    const row = id
      ? await db.memorial.findUnique({ where: { id }, select: { firstName: true, middleName: true, lastName: true } })
      : null
    return row && fullName(row)
  },
})

async function listPageMembers(memorialId: string): Promise<PageMember[]> {
  const rows = await db.memorialMember.findMany({
    where: { memorialId },
    orderBy: [{ role: 'asc' }, { createdAt: 'asc' }],
    select: { role: true, createdAt: true, user: { select: { id: true, fullName: true, username: true } } },
  })
  return rows.map(({ role, createdAt, user }) => ({
    ...user,
    roleText: roleNames[role],
    isOwner: role === 'owner',
    since: formatDate(createdAt),
  }))
}

async function listPageCodes(memorialId: string): Promise<PageCode[]> {
  const links = await db.qrLink.findMany({
    where: { memorialId },
    orderBy: { createdAt: 'asc' },
    select: { qrCode: { select: { code: true, state: true, owner: { select: { id: true, fullName: true } } } } },
  })
  return links.map(({ qrCode: { code, state, owner } }) => ({
    code,
    formattedCode: formatTextCode(code),
    stateText: stateTexts[state],
    holder: owner,
  }))
}

async function countPage(memorialId: string): Promise<PageDeskView['counts']> {
  const [media, days, pending] = await Promise.all([
    db.media.count({ where: { memorialId } }),
    // Approved posts are summed per day, so that 100,000 candles count as fast as ten.
    db.contributionDay.aggregate({ where: { memorialId }, _sum: { approved: true } }),
    db.contribution.count({ where: { memorialId, status: 'pending' } }),
  ])
  return { media, approved: days._sum.approved ?? 0, pending }
}

async function listTakeovers(memorialId: string): Promise<PageTakeover[]> {
  const rows = await db.successionRequest.findMany({
    where: { memorialId },
    orderBy: { id: 'desc' },
    take: 20,
    select: {
      id: true,
      status: true,
      createdAt: true,
      ...askerColumns,
      evidenceKind: true,
      evidenceOn: true,
      evidenceFrom: true,
      evidenceNote: true,
      caseNumber: true,
    },
  })
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    askerName: askerOf(row).fullName,
    askedOn: formatDate(row.createdAt),
    evidence: evidenceView(row),
  }))
}

/** Cases that name this page by its id or any of its slugs, as a whole word. */
async function listCases(keys: string[]): Promise<PageCase[]> {
  const rows = await db.supportCase.findMany({
    where: { OR: keys.map((key) => ({ about: { contains: key, mode: 'insensitive' as const } })) },
    orderBy: { number: 'desc' },
    take: 100,
    select: { number: true, subject: true, status: true, createdAt: true, about: true },
  })
  const names = ({ about }: { about: string | null }) =>
    about
      ?.toLowerCase()
      .split(/[^a-z0-9-]/)
      .some((word) => keys.includes(word))
  return rows.filter(names).map(({ number, subject, status, createdAt }) => ({
    number,
    subject,
    statusText: statusTexts[status],
    at: formatDate(createdAt),
  }))
}
