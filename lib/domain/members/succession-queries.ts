import 'server-only'
import { z } from 'zod'
import { askerColumns, askerOf } from '@/lib/domain/members/asker'
import { refusableUntil } from '@/lib/domain/members/change-owner'
import { evidenceView } from '@/lib/domain/members/evidence-view'
import { takeBackUntil } from '@/lib/domain/members/own-story'
import { canDecideSuccessions } from '@/lib/domain/members/policy'
import type { OpenedStoryView, RefusalView, RequestToDecide, SuccessionView } from '@/lib/domain/members/schema'
import { deskStateText } from '@/lib/domain/memorials/copy'
import { findMemorialId } from '@/lib/domain/memorials/find-memorial'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { anyone } from '@/lib/server/command'
import { readDatabaseTime } from '@/lib/server/database-time'
import { db, type Prisma } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { hashToken } from '@/lib/server/tokens'
import { userIdOf } from '@/lib/shared/actor'
import { formatDate, formatDateTime } from '@/lib/shared/danish-time'
import { boundedText } from '@/lib/shared/input/typed-text'
import { fullName } from '@/lib/shared/names'

const nameColumns = { id: true, slug: true, firstName: true, middleName: true, lastName: true } as const
const ownerColumns = {
  where: { role: 'owner' },
  select: {
    user: {
      select: {
        id: true,
        fullName: true,
        email: true,
        sessions: { select: { lastSeenAt: true }, orderBy: { lastSeenAt: 'desc' }, take: 1 },
      },
    },
  },
} satisfies Prisma.Memorial$membersArgs

/** The pages whose successor the caller is, oldest first; none for visitors. */
export const listSuccessions = defineRead({
  name: 'members.list-successions',
  session: 'optional',
  input: z.object({}),
  authorize: anyone,
  run: async (actor) => {
    const userId = userIdOf(actor)
    return userId ? readSuccessions(userId, {}) : []
  },
})

/** One of them by id or slug; null unless the caller is its successor. */
export const findSuccession = defineRead({
  name: 'members.find-succession',
  session: 'optional',
  input: memorialKeyInput,
  authorize: anyone,
  run: async (actor, { id }): Promise<SuccessionView | null> => {
    const userId = userIdOf(actor)
    const memorialId = userId ? await findMemorialId(id) : null
    if (!userId || !memorialId) return null
    const [found] = await readSuccessions(userId, { memorialId })
    return found ?? null
  },
})

async function readSuccessions(userId: string, where: Prisma.MemorialSuccessorWhereInput): Promise<SuccessionView[]> {
  const rows = await db.memorialSuccessor.findMany({
    where: { ...where, userId },
    orderBy: { createdAt: 'asc' },
    take: 100,
    select: {
      memorial: {
        select: {
          ...nameColumns,
          isOwnStory: true,
          members: { where: { role: 'owner' }, select: { user: { select: { fullName: true } } } },
          successions: {
            where: { userId },
            orderBy: { id: 'desc' },
            take: 1,
            select: { status: true, reason: true, answer: true, createdAt: true, evidenceKind: true },
          },
        },
      },
    },
  })
  const now = await readDatabaseTime()
  return rows.map(({ memorial: { id, slug, isOwnStory, members, successions, ...name } }) => {
    const [newest] = successions
    const until = newest && refusableUntil({ ...newest, memorial: { isOwnStory } })
    return {
      memorialId: id,
      slug,
      memorialName: fullName(name),
      ownerName: members[0]?.user.fullName ?? null,
      isOwnStory,
      canOpen:
        isOwnStory &&
        members.length > 0 &&
        newest?.status === 'waiting' &&
        newest.evidenceKind === null &&
        until !== undefined &&
        until <= now,
      request:
        newest && until
          ? {
              status: newest.status,
              reason: newest.reason,
              answer: newest.answer,
              askedOn: formatDate(newest.createdAt),
              until: formatDate(until),
            }
          : null,
    }
  })
}

/** An own story that others opened, for the person it is about while they may take it back; null for everyone else. */
export const findOpenedStory = defineRead({
  name: 'members.find-opened-story',
  session: 'optional',
  input: memorialKeyInput,
  authorize: anyone,
  run: async (actor, { id }): Promise<OpenedStoryView | null> => {
    const userId = userIdOf(actor)
    const memorialId = userId ? await findMemorialId(id) : null
    if (!userId || !memorialId) return null
    const row = await db.memorial.findFirst({
      where: { id: memorialId, ownStoryById: userId, ownStoryOpenedAt: { not: null } },
      select: { ...nameColumns, ownStoryOpenedAt: true, members: ownerColumns },
    })
    if (!row?.ownStoryOpenedAt) return null
    const until = takeBackUntil(row.ownStoryOpenedAt)
    if (until < (await readDatabaseTime())) return null
    return {
      memorialName: fullName(row),
      slug: row.slug,
      ownerName: row.members[0]?.user.fullName ?? null,
      openedOn: formatDate(row.ownStoryOpenedAt),
      until: formatDate(until),
    }
  },
})

/** What the owner's link from the mail shows. The token is enough: the mail said the same. */
export const findRefusal = defineRead({
  name: 'members.find-refusal',
  session: 'optional',
  input: z.object({ token: boundedText(100) }),
  authorize: anyone,
  run: (_, { token }) => openRefusal(token),
})

async function openRefusal(token: string): Promise<RefusalView> {
  const row = await db.accessToken.findFirst({
    where: { tokenHash: hashToken(token), kind: 'memorial_successor', userId: { not: null } },
    select: { memorialId: true, userId: true, createdAt: true, expiresAt: true, usedAt: true },
  })
  if (!row?.memorialId || !row.userId) return { kind: 'unknown' }
  const request = await db.successionRequest.findFirst({
    where: { memorialId: row.memorialId },
    orderBy: { id: 'desc' },
    select: {
      status: true,
      reason: true,
      createdAt: true,
      evidenceKind: true,
      ...askerColumns,
      memorial: {
        select: { ...nameColumns, isOwnStory: true, members: { where: { userId: row.userId, role: 'owner' } } },
      },
    },
  })
  if (!request) return { kind: 'over' }
  const { memorial, status, reason } = request
  const memorialName = fullName(memorial)
  if (status !== 'waiting') return { kind: 'decided', memorialName, status }
  if (row.usedAt || row.expiresAt <= new Date() || memorial.members.length === 0) return { kind: 'over' }
  const until = formatDate(refusableUntil(request))
  return { kind: 'open', memorialName, name: askerOf(request).fullName, reason, until }
}

const requestColumns = {
  id: true,
  status: true,
  reason: true,
  answer: true,
  createdAt: true,
  decidedAt: true,
  ...askerColumns,
  evidenceKind: true,
  evidenceOn: true,
  evidenceFrom: true,
  evidenceNote: true,
  caseNumber: true,
  memorial: {
    select: {
      ...nameColumns,
      state: true,
      isOwnStory: true,
      hiddenAt: true,
      createdAt: true,
      members: ownerColumns,
      successor: { select: { userId: true, createdAt: true } },
    },
  },
} satisfies Prisma.SuccessionRequestSelect

type Requests = { waiting: RequestToDecide[]; decided: RequestToDecide[] }

/** Waiting requests, longest first, and the newest decided ones, with what administrators need to decide. */
export const listRequests = defineRead({
  name: 'members.list-requests',
  session: 'required',
  input: z.object({}),
  authorize: canDecideSuccessions,
  run: readRequests,
})

async function readRequests(): Promise<Requests> {
  const [waiting, decided] = await Promise.all([
    db.successionRequest.findMany({
      where: { status: 'waiting' },
      orderBy: { id: 'asc' },
      take: 200,
      select: requestColumns,
    }),
    db.successionRequest.findMany({
      where: { status: { not: 'waiting' } },
      orderBy: { decidedAt: 'desc' },
      take: 20,
      select: requestColumns,
    }),
  ])
  return { waiting: waiting.map(requestView), decided: decided.map(requestView) }
}

function requestView(row: Prisma.SuccessionRequestGetPayload<{ select: typeof requestColumns }>): RequestToDecide {
  const { id, status, reason, answer, createdAt, decidedAt, memorial } = row
  const asker = askerOf(row)
  const owner = memorial.members[0]?.user
  const lastSeen = owner?.sessions[0]?.lastSeenAt
  const from = refusableUntil(row)
  return {
    id,
    memorial: {
      id: memorial.id,
      name: fullName(memorial),
      slug: memorial.slug,
      stateText: memorial.isOwnStory ? 'Egen historie' : deskStateText(memorial),
      madeOn: formatDate(memorial.createdAt),
    },
    owner: owner
      ? { name: owner.fullName, email: owner.email, lastSeen: lastSeen ? formatDateTime(lastSeen) : null }
      : null,
    asker: {
      id: asker.id,
      name: asker.fullName,
      email: asker.email,
      namedOn: asker.id && memorial.successor?.userId === asker.id ? formatDate(memorial.successor.createdAt) : null,
    },
    evidence: evidenceView(row),
    reason,
    askedOn: formatDate(createdAt),
    grantFrom: owner && from > new Date() ? formatDate(from) : null,
    status,
    answer,
    decidedOn: decidedAt ? formatDate(decidedAt) : null,
  }
}
