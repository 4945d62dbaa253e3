import 'server-only'
import type { ContributionSummaryProps, SummaryPage } from '@/lib/emails/contribution-emails'
import type { Prisma, Transaction } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { fullName } from '@/lib/shared/names'
import { excerptInLines } from '@/lib/shared/text'

// A mail should take a minute to read; the rest is behind the links.
const pagesMax = 10
const linesMax = 3
const wordsLength = 400

type Summary = Pick<ContributionSummaryProps, 'pages' | 'morePages'>

/**
 * The notifications marked with this moment, as counts and first lines per page; pages with pending posts come first.
 * Posts rejected since, and pages that the person no longer moderates, are left out.
 */
export async function readSummary(tx: Transaction, notified: { userId: string; mailedAt: Date }): Promise<Summary> {
  const { userId } = notified
  const where = {
    status: { notIn: ['rejected', 'hidden'] },
    notifications: { some: notified },
    memorial: { members: { some: { userId, role: { in: ['owner', 'editor', 'first_reader'] } } } },
  } satisfies Prisma.ContributionWhereInput
  const counted = await tx.contribution.groupBy({ by: ['memorialId', 'kind', 'status'], where, _count: true })
  const ids = [...new Set(counted.map(({ memorialId }) => memorialId))]
  const pages = ids.map((memorialId) => ({ memorialId, ...countsOf(counted, memorialId) }))
  pages.sort((a, b) => b.waiting - a.waiting || a.memorialId.localeCompare(b.memorialId))
  const shown = pages.slice(0, pagesMax)
  const described: SummaryPage[] = []
  for (const page of shown) described.push(await describePage(tx, where, page))
  return {
    pages: described,
    morePages: pages.length - shown.length,
  }
}

type Counts = Pick<SummaryPage, 'greetings' | 'tributes' | 'candles' | 'waiting'>
type Counted = { memorialId: string; kind: 'greeting' | 'candle' | 'tribute'; status: string; _count: number }

function countsOf(counted: readonly Counted[], memorialId: string): Counts {
  const ofPage = counted.filter((row) => row.memorialId === memorialId)
  const sum = (fits: (row: Counted) => boolean) => ofPage.filter(fits).reduce((total, { _count }) => total + _count, 0)
  return {
    greetings: sum(({ kind }) => kind === 'greeting'),
    tributes: sum(({ kind }) => kind === 'tribute'),
    candles: sum(({ kind }) => kind === 'candle'),
    waiting: sum(({ status }) => status === 'pending'),
  }
}

async function describePage(
  tx: Transaction,
  where: Prisma.ContributionWhereInput,
  { memorialId, ...counts }: Counts & { memorialId: string },
): Promise<SummaryPage> {
  const memorial = await tx.memorial.findUniqueOrThrow({
    where: { id: memorialId },
    select: { slug: true, firstName: true, middleName: true, lastName: true },
  })
  const posts = await tx.contribution.findMany({
    where: { ...where, memorialId, OR: [{ message: { not: null } }, { title: { not: null } }] },
    orderBy: { id: 'desc' },
    take: linesMax,
    select: {
      authorName: true,
      title: true,
      message: true,
      pictures: {
        where: { status: 'ready' },
        select: { id: true, width: true, height: true, altText: true },
        orderBy: [{ position: 'asc' }, { id: 'asc' }],
      },
    },
  })
  const pending = await tx.contribution.count({ where: { memorialId, status: 'pending' }, take: 1000 })
  return {
    ...counts,
    memorialName: fullName(memorial),
    queueUrl: new URL(`/memorial/${memorial.slug}/admin`, env.SITE_URL).href,
    waitingBefore: Math.max(0, pending - counts.waiting),
    lines: posts.map(({ authorName, title, message, pictures }) => ({
      authorName,
      title,
      words: message && excerptInLines(message, wordsLength),
      pictures: pictures.map(({ altText, ...picture }) => ({ ...picture, alt: altText ?? '' })),
    })),
  }
}
