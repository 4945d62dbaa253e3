import 'server-only'
import { MadeWorkError } from '@/lib/domain/made-works/errors'
import { getWrittenPage } from '@/lib/domain/memorials/find-memorial'
import { canOwnMemorial } from '@/lib/domain/memorials/policy'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { pictureColumns, pictureView } from '@/lib/domain/pictures/picture-view'
import { MotionError } from '@/lib/domain/portrait-motion/errors'
import { motionKey } from '@/lib/domain/portrait-motion/film-files'
import { getReadMotion, isMember, takenDown } from '@/lib/domain/portrait-motion/find-motion'
import { motionApi } from '@/lib/domain/portrait-motion/paths'
import { type MotionsView, type MotionView, motionInput, motionsMost } from '@/lib/domain/portrait-motion/schema'
import { portraitMover } from '@/lib/integrations/portrait-motion/portrait-motion'
import { db, type Prisma } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'

/** Of the gallery, to choose from: its first ones. */
const picturesMost = 60

/** The films of a page's portraits, for its members: those that are approved, and for the owner all of them. */
export const listMotions = defineRead({
  name: 'portrait-motion.list-motions',
  session: 'optional',
  input: memorialKeyInput,
  load: ({ id }, actor) => getWrittenPage(actor, id),
  authorize: isMember,
  run: async (actor, _, memorial): Promise<MotionsView> => {
    const { id: memorialId } = memorial
    const isOwner = canOwnMemorial(actor, memorial)
    const [page, rows] = await Promise.all([
      db.memorial.findUniqueOrThrow({ where: { id: memorialId }, select: { motionOffAt: true } }),
      db.portraitMotion.findMany({
        where: { memorialId, ...(!isOwner && { status: 'ready', made: { approvedAt: { not: null } } }) },
        orderBy: { madeId: 'desc' },
        take: motionsMost,
        select: motionColumns,
      }),
    ])
    const sourceIds = rows.map(({ sourceId }) => sourceId)
    const sources = await db.media.findMany({
      where: { memorialId, id: { in: sourceIds }, status: 'ready' },
      select: pictureColumns,
    })
    const before = new Map(sources.map((source) => [source.id, pictureView(source)]))
    const hidden = await takenDown(sourceIds)
    const isOpen = portraitMover() !== null && page.motionOffAt === null
    return {
      items: rows.map((row) =>
        motionView(row, {
          memorialId,
          before: before.get(row.sourceId) ?? null,
          isTakenDown: hidden.has(row.sourceId),
        }),
      ),
      isOwner,
      isOpen,
      offAt: page.motionOffAt?.toISOString() ?? null,
      pictures: isOwner && isOpen ? await choosable(memorialId) : [],
    }
  },
})

const motionColumns = {
  madeId: true,
  sourceId: true,
  status: true,
  failure: true,
  made: { select: { askedByName: true, createdAt: true, approvedAt: true } },
} satisfies Prisma.PortraitMotionSelect

type MotionRow = Prisma.PortraitMotionGetPayload<{ select: typeof motionColumns }>

function motionView(
  { madeId, status, failure, made }: MotionRow,
  { memorialId, before, isTakenDown }: Pick<MotionView, 'before' | 'isTakenDown'> & { memorialId: string },
): MotionView {
  return {
    id: madeId,
    status,
    before,
    isTakenDown,
    failure: status === 'failed' ? failureSentence(failure) : null,
    film: status === 'ready' && !isTakenDown ? `${motionApi(memorialId, madeId)}/film` : null,
    askedBy: made.askedByName,
    at: made.createdAt.toISOString(),
    isApproved: made.approvedAt !== null,
  }
}

function failureSentence(code: string | null): string {
  if (MadeWorkError.has(code)) return MadeWorkError.sentence(code)
  return MotionError.sentence(MotionError.has(code) ? code : 'MOTION_STOPPED')
}

async function choosable(memorialId: string) {
  const rows = await db.media.findMany({
    where: { memorialId, kind: 'picture', status: 'ready', contributionId: null },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    take: picturesMost,
    select: pictureColumns,
  })
  return rows.map(pictureView)
}

/** Where a film is stored, for the page's members. */
export const getMotionFilm = defineRead({
  name: 'portrait-motion.get-motion-film',
  session: 'optional',
  input: motionInput,
  load: (input, actor) => getReadMotion(actor, input),
  authorize: isMember,
  run: (_, __, { madeId }) => ({ key: motionKey(madeId), etag: `"${madeId}"` }),
})
