import 'server-only'
import { z } from 'zod'
import { continuingOf } from '@/lib/domain/memorials/creation-step'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { eventTexts } from '@/lib/domain/qr-codes/copy'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import { findCode, findCodeSubject, getCodeSubject, qrSymbol } from '@/lib/domain/qr-codes/find-code'
import { memorialSelect, memorialView, mineSelect, mineView } from '@/lib/domain/qr-codes/my-code'
import { canManageCodes, canReadCodes, ownsCode, type QrCodeSubject } from '@/lib/domain/qr-codes/policy'
import {
  type CodeEventPage,
  type CodeHistoryInput,
  codeHistoryInput,
  isOutOfUse,
  type LinkableMemorialView,
  type MyQrCodeView,
  qrCodeInput,
  type StoneMemorialView,
  writtenCodeInput,
} from '@/lib/domain/qr-codes/schema'
import { anyone, anySignedIn } from '@/lib/server/command'
import { cutPage } from '@/lib/server/cut-page'
import { db, type Prisma } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { type Actor, isSignedIn, userIdOf } from '@/lib/shared/actor'

// More than any real account has; bounds the lists.
const mostCodesOfOneAccount = 500

/** The codes owned by the actor, newest first. */
export const listLockedCodes = defineRead({
  name: 'qr-codes.list-locked-codes',
  session: 'required',
  input: z.object({}),
  authorize: anySignedIn,
  run: ({ userId }) => listMine({ ownerId: userId }),
})

/**
 * The codes owned by the actor and those linked to a page the actor owns, newest first.
 */
export const listOwnedCodes = defineRead({
  name: 'qr-codes.list-owned-codes',
  session: 'required',
  input: z.object({}),
  authorize: anySignedIn,
  run: async ({ userId }) => {
    // By way of the actor's pages: as one condition, it would be a scan of all codes.
    const links = await db.qrLink.findMany({
      where: { memorial: { members: { some: { userId, role: 'owner' } } } },
      take: mostCodesOfOneAccount,
      select: { qrCodeId: true },
    })
    return listMine({ OR: [{ ownerId: userId }, { id: { in: links.map(({ qrCodeId }) => qrCodeId) } }] })
  },
})

async function listMine(where: Prisma.QrCodeWhereInput): Promise<MyQrCodeView[]> {
  const rows = await db.qrCode.findMany({
    where,
    orderBy: { id: 'desc' },
    take: mostCodesOfOneAccount,
    select: mineSelect,
  })
  return rows.map(mineView)
}

/**
 * The code, if the actor owns it, or the path to go to instead: for visitors to sign-in, else to the page that explains
 * the state of the code.
 */
export const findOwnCode = defineRead({
  name: 'qr-codes.find-own-code',
  session: 'optional',
  input: writtenCodeInput,
  authorize: anyone,
  run: async (actor, { code }): Promise<{ code: QrCodeSubject } | { elsewhere: string }> => {
    const scanPage = `/qr-scan/${encodeURIComponent(code)}`
    const subject = await findCodeSubject(actor, code)
    if (!subject) return { elsewhere: scanPage }
    if (!isSignedIn(actor)) return { elsewhere: `${scanPage}/login` }
    const canOpen = !isOutOfUse(subject.state) && ownsCode(actor, subject)
    return canOpen ? { code: subject } : { elsewhere: scanPage }
  },
})

/** The pages linked to a code, left to right, for its owner and the writers of those pages. */
export const listMemorialsOfCode = defineRead({
  name: 'qr-codes.list-memorials-of-code',
  session: 'required',
  input: qrCodeInput,
  load: ({ code }, actor) => getCodeSubject(actor, code),
  authorize: (actor, code) =>
    ownsCode(actor, code) || code.memorials.some((memorial) => canEditMemorial(actor, memorial)),
  run: (actor, _, subject) => readMemorials(actor, subject),
})

async function readMemorials(actor: Actor, code: QrCodeSubject): Promise<StoneMemorialView[]> {
  const links = await db.qrLink.findMany({
    where: { qrCodeId: code.id },
    orderBy: { position: 'asc' },
    select: { memorial: { select: { ...memorialSelect, state: true, creationStep: true, isOwnStory: true } } },
  })
  return links.map(({ memorial }) => {
    const canEdit = code.memorials.some((subject) => subject.id === memorial.id && canEditMemorial(actor, subject))
    return { ...memorialView(memorial), canEdit, continuing: canEdit ? continuingOf(memorial) : null }
  })
}

/** The pages owned by the actor and not linked to this code, newest first; none for visitors. */
export const listLinkableMemorials = defineRead({
  name: 'qr-codes.list-linkable-memorials',
  session: 'optional',
  input: z.object({ qrCodeId: z.uuid() }),
  authorize: anyone,
  run: readLinkableMemorials,
})

async function readLinkableMemorials(
  actor: Actor,
  { qrCodeId }: { qrCodeId: string },
): Promise<LinkableMemorialView[]> {
  const userId = userIdOf(actor)
  if (!userId) return []
  const members = await db.memorialMember.findMany({
    where: { userId, role: 'owner', memorial: { qrLinks: { none: { qrCodeId } } } },
    orderBy: { createdAt: 'desc' },
    take: mostCodesOfOneAccount,
    select: { memorial: { select: { ...memorialSelect, state: true } } },
  })
  return members.map(({ memorial }) => ({ ...memorialView(memorial), isDraft: memorial.state === 'draft' }))
}

const eventsPerPage = 50

/**
 * A code's history, newest first, in pages back to its creation. The workshop sees events without names and reasons.
 * Throws QR_CODE_UNKNOWN.
 */
export const listCodeEvents = defineRead({
  name: 'qr-codes.list-code-events',
  session: 'required',
  input: codeHistoryInput,
  authorize: canReadCodes,
  run: readEvents,
})

async function readEvents(actor: Actor, { code, cursor }: CodeHistoryInput): Promise<CodeEventPage> {
  const row = await db.qrCode.findUnique({
    where: { code },
    select: {
      events: {
        orderBy: [{ at: 'desc' }, { id: 'desc' }],
        // Events are never deleted, so the cursor always exists.
        ...(cursor ? { cursor: { id: cursor }, skip: 1 } : {}),
        take: eventsPerPage + 1,
        select: { id: true, kind: true, at: true, actorName: true, reason: true },
      },
    },
  })
  if (!row) throw new QrCodeError('QR_CODE_UNKNOWN')
  const isFull = canManageCodes(actor)
  const { items, nextCursor } = cutPage(row.events, eventsPerPage)
  return {
    items: items.map(({ id, kind, at, actorName, reason }) => ({
      id,
      text: eventTexts[kind],
      at: at.toISOString(),
      actorName: isFull ? actorName : null,
      reason: isFull ? reason : null,
    })),
    nextCursor,
  }
}

/** The QR symbol of a code's printed address as SVG. Throws QR_CODE_UNKNOWN. */
export const drawQrCode = defineRead({
  name: 'qr-codes.draw-qr-code',
  session: 'required',
  input: qrCodeInput,
  authorize: canReadCodes,
  run: async (_, { code }) => {
    const found = await findCode(code)
    if (!found) throw new QrCodeError('QR_CODE_UNKNOWN')
    return qrSymbol(found.code)
  },
})
