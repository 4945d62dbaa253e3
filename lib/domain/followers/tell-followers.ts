import 'server-only'
import { keptOn } from '@/lib/domain/anniversaries/remind-of-anniversaries'
import { type AnniversaryKind, anniversaryKinds } from '@/lib/domain/anniversaries/schema'
import { newsTexts } from '@/lib/domain/followers/copy'
import { followerToken } from '@/lib/domain/followers/follower-token'
import { followingPath, stopCall } from '@/lib/domain/followers/paths'
import { pushFollowerJob } from '@/lib/domain/followers/push-follower'
import { amongPictures, inGallery } from '@/lib/domain/media/gallery/in-gallery'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { pageFollowedSentences } from '@/lib/emails/follower-emails'
import { db, type Prisma, type Transaction } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'
import { lockRow } from '@/lib/server/lock-rows'
import { log } from '@/lib/server/log'
import { wholeAddress } from '@/lib/server/whole-address'
import { weekMs } from '@/lib/shared/durations'
import { fullName } from '@/lib/shared/names'
import { isOpenPage } from '@/lib/shared/open-page'

const pagesAtATime = 200
const followersAtATime = 50

type Batch = { after?: string | undefined; atATime?: number }

/** The open ones of the next pages that somebody follows, by id; and the last page checked while there may be more. */
export async function nextFollowedPages({ after, atATime = pagesAtATime }: Batch) {
  const rows = await db.memorial.findMany({
    where: { ...(after ? { id: { gt: after } } : {}), followers: { some: { confirmedAt: { not: null } } } },
    orderBy: { id: 'asc' },
    take: atATime,
    select: { id: true, state: true, visibility: true, hiddenAt: true },
  })
  return {
    ids: rows.filter(isOpenPage).map(({ id }) => id),
    last: rows.length === atATime ? rows.at(-1)?.id : undefined,
  }
}

type Page = { memorialId: string; day: string }

/**
 * Tells the page's next followers, by mail or push, after `after` what is new to them, at most once a week, and that `day` (yyyy-mm-dd in
 * Denmark) is an anniversary which its owner wants remembered. Nothing while the page is closed. Returns how many were
 * told, and the last follower checked while there are more. Idempotent, also in concurrent processes; a failure is
 * logged and left to the next day.
 */
export async function tellFollowers({ memorialId, day, after, atATime = followersAtATime }: Page & Batch) {
  const news = { memorialId, now: new Date(), newest: await newestOf(memorialId), ...(await marksOf(memorialId, day)) }
  const followers = await db.follower.findMany({
    where: { AND: [isDue(news), after ? { id: { gt: after } } : {}] },
    orderBy: { id: 'asc' },
    take: atATime,
    select: { id: true },
  })
  let sent = 0
  for (const { id } of followers) {
    try {
      if (await db.$transaction((tx) => tellOne(tx, id, news), { timeout: 20_000 })) sent++
    } catch (error) {
      log.error({ err: error, followerId: id }, 'follower not told')
    }
  }
  return { sent, last: followers.length === atATime ? followers.at(-1)?.id : undefined }
}

type Kind = keyof typeof newsTexts

/** `newest`: since when visitors see the newest of each kind. `marks`: the anniversaries of `day`. */
type News = {
  memorialId: string
  now: Date
  newest: Array<{ kind: Kind; at: Date }>
  day: Date
  marks: Array<{ kind: AnniversaryKind; years: number }>
}

/** By the newest alone: what is new to each of thousands is known by comparing times. */
async function newestOf(memorialId: string): Promise<News['newest']> {
  const posts = await db.contribution.groupBy({
    by: ['kind'],
    where: { memorialId, status: 'approved', kind: { in: ['greeting', 'tribute'] } },
    _max: { createdAt: true, decidedAt: true },
  })
  const pictures = await db.media.aggregate({
    where: { memorialId, status: 'ready', AND: [inGallery, amongPictures], kind: 'picture' },
    _max: { createdAt: true },
  })
  const of = (kind: Kind, ...times: Array<Date | null | undefined>) => {
    const at = Math.max(...times.map((time) => time?.getTime() ?? 0))
    return at > 0 ? [{ kind, at: new Date(at) }] : []
  }
  const post = (wanted: 'greeting' | 'tribute') => {
    const found = posts.find(({ kind }) => kind === wanted)
    // A post that waited is seen from when it was decided, which is never before it was written.
    return of(wanted, found?._max.createdAt, found?._max.decidedAt)
  }
  return [...post('greeting'), ...post('tribute'), ...of('picture', pictures._max.createdAt)]
}

async function marksOf(memorialId: string, day: string): Promise<Pick<News, 'day' | 'marks'>> {
  const marks: News['marks'] = []
  for (const kind of anniversaryKinds) {
    const found = await db.memorial.findFirst({
      where: { id: memorialId, OR: keptOn(kind, day) },
      select: { bornYear: true, diedYear: true },
    })
    const year = kind === 'birth' ? found?.bornYear : found?.diedYear
    if (year) marks.push({ kind, years: Number(day.slice(0, 4)) - year })
  }
  return { day: new Date(day), marks }
}

function isDue({ memorialId, now, newest, day, marks }: News): Prisma.FollowerWhereInput {
  const newestAt = Math.max(0, ...newest.map(({ at }) => at.getTime()))
  const news: Prisma.FollowerWhereInput[] = [
    { lastToldAt: null, confirmedAt: { lt: new Date(newestAt) } },
    { lastToldAt: { lt: new Date(Math.min(newestAt, now.getTime() - weekMs)) } },
  ]
  const anniversary: Prisma.FollowerWhereInput[] =
    marks.length > 0 ? [{ markedOn: null }, { markedOn: { lt: day } }] : []
  return { memorialId, confirmedAt: { not: null }, OR: [...news, ...anniversary] }
}

async function tellOne(tx: Transaction, followerId: string, news: News): Promise<boolean> {
  // Whoever closes the page waits, or is seen here; so does another process with the same follower.
  await lockRow(tx, 'Memorial', news.memorialId, 'no-key-update')
  const follower = await tx.follower.findFirst({
    where: { id: followerId, ...isDue(news) },
    select: {
      email: true,
      confirmedAt: true,
      lastToldAt: true,
      markedOn: true,
      memorial: {
        select: {
          slug: true,
          firstName: true,
          middleName: true,
          lastName: true,
          state: true,
          visibility: true,
          hiddenAt: true,
        },
      },
    },
  })
  if (!follower || !isOpenPage(follower.memorial)) return false
  const { email, confirmedAt, lastToldAt, markedOn, memorial } = follower
  const since = lastToldAt ?? confirmedAt
  const isWeekOver = lastToldAt === null || lastToldAt.getTime() < news.now.getTime() - weekMs
  const kinds = isWeekOver ? news.newest.filter(({ at }) => since && at > since).map(({ kind }) => kind) : []
  const marks = markedOn && markedOn >= news.day ? [] : news.marks
  await tx.follower.update({
    where: { id: followerId },
    data: { ...(kinds.length > 0 && { lastToldAt: news.now }), ...(marks.length > 0 && { markedOn: news.day }) },
    select: { id: true },
  })
  const token = followerToken(followerId)
  const [memorialName, path] = [fullName(memorial), `/memorial/${memorial.slug}`]
  const content = { memorialName, news: kinds.map((kind) => newsTexts[kind]), marks }
  if (email === null) {
    const title = `Mindesiden for ${memorialName}`
    const body = pageFollowedSentences(content).join(' ')
    const message = { title, body, path, tag: `side-${news.memorialId}`, settings: followingPath(token) }
    await enqueue(tx, pushFollowerJob, { followerId, message })
    return true
  }
  const props = { ...content, pageUrl: wholeAddress(path), stopUrl: wholeAddress(followingPath(token)) }
  await queueMail(
    { tx, enqueue: (job, payload, options) => enqueue(tx, job, payload, options) },
    { to: email, followerId, stopUrl: wholeAddress(stopCall(token)), mail: { template: 'page-followed', props } },
  )
  return true
}
