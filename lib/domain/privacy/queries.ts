import 'server-only'
import { Readable } from 'node:stream'
import type { ZipArchive } from 'archiver'
import { z } from 'zod'
import { isLastAdministrator } from '@/lib/domain/accounts/last-administrator'
import { retentionDays } from '@/lib/domain/legal/retention'
import { lifeColumns, lifespanOf } from '@/lib/domain/memorials/memorial-row'
import { fateSentence } from '@/lib/domain/privacy/copy'
import { dataPage } from '@/lib/domain/privacy/data-page'
import { dueText } from '@/lib/domain/privacy/deletion'
import { exportMyData } from '@/lib/domain/privacy/export-data'
import { listOwnedPages, type OwnedPage } from '@/lib/domain/privacy/fates'
import {
  type DeletionView,
  type DraftView,
  draftInput,
  type InvitationView,
  type RestoreView,
} from '@/lib/domain/privacy/schema'
import { anyone, anySignedIn } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { hashToken } from '@/lib/server/tokens'
import { appendToZip, zipBody } from '@/lib/server/zip'
import { type Actor, type SignedInActor, userIdOf } from '@/lib/shared/actor'
import { addDays } from '@/lib/shared/danish-days'
import { formatDate, formatWeekdayAndDate } from '@/lib/shared/danish-time'
import { emailKeyOf } from '@/lib/shared/identity-keys'
import { boundedText } from '@/lib/shared/input/typed-text'
import { fullName } from '@/lib/shared/names'
import { getOwnDraft, looseDraft } from './unused-drafts'

const roleTexts = {
  owner: 'ejer siden',
  editor: 'redigerer siden',
  viewer: 'kan se siden',
  first_reader: 'læser hilsner først',
} as const

/** Everything the section about deleting the account shows. */
export const getDeletionView = defineRead({
  name: 'privacy.get-deletion-view',
  session: 'required',
  input: z.object({}),
  authorize: anySignedIn,
  run: ({ userId }) => readDeletion(userId),
})

async function readDeletion(userId: string): Promise<DeletionView> {
  const [user, pages, codeCount, isLast] = await Promise.all([
    db.user.findUnique({ where: { id: userId }, select: fateColumns }),
    listOwnedPages(db, userId),
    db.qrCode.count({ where: { ownerId: userId } }),
    isLastAdministrator(db, userId),
  ])
  const dueAt = user?.deletionDueAt
  return {
    due: dueAt ? { at: dueText(dueAt), choices: (user?.memorialFates ?? []).map(choiceSentence) } : null,
    pages: pages.map(pageToDecide),
    codeCount,
    wouldHappen: formatWeekdayAndDate(new Date(Date.now() + retentionDays.accountDeletion * 86_400_000)),
    isLastAdministrator: isLast,
  }
}

const nameColumns = { firstName: true, middleName: true, lastName: true } as const
const fateColumns = {
  deletionDueAt: true,
  memorialFates: {
    select: { kind: true, heirEmail: true, memorial: { select: nameColumns } },
    orderBy: { memorialId: 'asc' },
  },
} as const

type FateRow = {
  kind: 'hand_over' | 'archive' | 'delete'
  heirEmail: string | null
  memorial: { firstName: string; middleName: string | null; lastName: string | null }
}

function choiceSentence({ memorial, ...fate }: FateRow): string {
  return fateSentence(fullName(memorial), fate)
}

function pageToDecide({ id, name, slug, successor, members }: OwnedPage) {
  const open = members.filter(({ user }) => user.disabledAt === null)
  const isMember = open.some(
    ({ userId, user }) => userId === successor?.userId || emailKeyOf(user.email) === emailKeyOf(successor?.email ?? ''),
  )
  return {
    id,
    name,
    slug,
    successor: successor && !isMember ? { name: successor.name, hasAnswered: successor.acceptedAt !== null } : null,
    members: open.map(({ userId, role, user }) => ({ userId, name: user.fullName, roleText: roleTexts[role] })),
  }
}

/** What the page behind a link to keep an account shows. */
export const findRestore = defineRead({
  name: 'privacy.find-restore',
  session: 'optional',
  input: z.object({ token: boundedText(100) }),
  // The token is the authorisation.
  authorize: anyone,
  run: async (_, { token }): Promise<RestoreView> => {
    const row = await db.accessToken.findFirst({
      where: { tokenHash: hashToken(token), kind: 'account_restore' },
      select: { usedAt: true, expiresAt: true, user: { select: { username: true, deletionDueAt: true } } },
    })
    if (!row?.user) return { kind: 'unknown' }
    const { username, deletionDueAt } = row.user
    if (!deletionDueAt) return { kind: 'kept' }
    if (row.usedAt || row.expiresAt <= new Date()) return { kind: 'over' }
    return { kind: 'open', username, due: dueText(deletionDueAt) }
  },
})

/** What the page of a draft shows its writers, and whoever has the link that keeps it. Throws NOT_FOUND, FORBIDDEN. */
export const getDraft = defineRead({
  name: 'privacy.get-draft',
  session: 'optional',
  input: draftInput,
  load: ({ id, token }, actor) => getOwnDraft(actor, id, token),
  authorize: (_, { mayKeep }) => mayKeep,
  run: async (_, __, { id, isOwner }): Promise<DraftView> => {
    const draft = await db.memorial.findUnique({
      where: { id, state: 'draft' },
      select: { ...nameColumns, updatedAt: true, draftNotice: { select: { announcedAt: true } } },
    })
    if (!draft) throw new DomainError('NOT_FOUND')
    const { draftNotice, updatedAt, ...name } = draft
    const isAnnounced = draftNotice && draftNotice.announcedAt > updatedAt
    return {
      id,
      name: fullName(name),
      isOwner,
      removedOn: isAnnounced ? formatDate(addDays(draftNotice.announcedAt, retentionDays.draftNotice)) : null,
      isLoose: (await db.memorial.count({ where: { ...looseDraft, id } })) > 0,
    }
  },
})

/** The account's own data as a ZIP: a page to read and a JSON file for programs. Ten times an hour. */
export const getMyDataFile = defineRead({
  name: 'privacy.get-my-data-file',
  session: 'required',
  input: z.object({}),
  limits: (_, { actor }) => [{ name: 'export-data', key: userIdOf(actor) ?? '', points: 10, seconds: 3600 }],
  authorize: anySignedIn,
  run: (actor) => zipMyData(actor),
})

const columns = {
  email: true,
  memorialId: true,
  userId: true,
  usedAt: true,
  expiresAt: true,
  user: { select: { fullName: true, deletionDueAt: true } },
  memorial: {
    select: {
      slug: true,
      firstName: true,
      middleName: true,
      lastName: true,
      ...lifeColumns,
      members: { where: { role: 'owner' }, select: { userId: true } },
    },
  },
} as const

/**
 * What the page behind an invitation to take a page over shows this actor. The token is enough to see whose page it is
 * and who gives it away: the mail said the same.
 */
export const findInvitation = defineRead({
  name: 'privacy.find-invitation',
  session: 'optional',
  input: z.object({ token: boundedText(100) }),
  authorize: anyone,
  run: (actor, { token }) => openInvitation(actor, token),
})

async function openInvitation(actor: Actor, token: string): Promise<InvitationView> {
  const row = await db.accessToken.findFirst({
    where: { tokenHash: hashToken(token), kind: 'memorial_handover' },
    select: columns,
  })
  if (!row?.memorial) return { kind: 'unknown' }
  const { memorial, userId } = row
  const memorialName = fullName(memorial)
  const owns = (id: string | null) => id !== null && memorial.members.some((member) => member.userId === id)
  if (row.usedAt) return owns(userIdOf(actor)) ? { kind: 'taken', memorialName, slug: memorial.slug } : { kind: 'used' }
  if (row.expiresAt <= new Date() || (userId && !owns(userId))) return { kind: 'over' }
  if (userId && userIdOf(actor) === userId) return { kind: 'own', memorialName }
  return {
    kind: 'open',
    memorialName,
    lifespan: lifespanOf(memorial),
    giverName: row.user?.fullName ?? null,
    isGranted: !userId && (await isGranted(row.memorialId, row.email)),
    isGiverLeaving: !row.user || row.user.deletionDueAt !== null,
    email: row.email ?? '',
    expires: formatDate(row.expiresAt),
  }
}

/** Whether the operator granted the page to the reader of that mailbox, rather than an owner who leaves. */
async function isGranted(memorialId: string | null, email: string | null): Promise<boolean> {
  if (!memorialId || !email) return false
  const where = { memorialId, status: 'granted' as const, userId: null, askerEmail: email }
  return (await db.successionRequest.count({ where })) > 0
}

/** The account's own data as a ZIP: a page to read and a JSON file for programs. */
export async function zipMyData(
  actor: SignedInActor,
): Promise<{ body: ReadableStream<Uint8Array>; contentType: string; filename: string }> {
  const { body: json, filename } = await exportMyData(actor)
  const files = { 'index.html': dataPage(json), 'mine-data.json': json }
  return {
    body: zipBody((zip) => fill(zip, files)),
    contentType: 'application/zip',
    filename: filename.replace(/\.json$/, '.zip'),
  }
}

async function fill(zip: ZipArchive, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) await appendToZip(zip, Readable.from([text]), { name })
}
