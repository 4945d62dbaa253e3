import 'server-only'
import { createHash } from 'node:crypto'
import { assertRoomForPage, lockFreeRoom } from '@/lib/domain/billing/free-room'
import { createMemorialRow } from '@/lib/domain/memorials/create-memorial-row'
import {
  assertConsistent,
  bornColumns,
  consistencyColumns,
  diedColumns,
  memorialView,
  memorialViewColumns,
} from '@/lib/domain/memorials/memorial-row'
import { type BegunMemorialView, createMemorialInput, type MemorialView } from '@/lib/domain/memorials/schema'
import { templateBiography } from '@/lib/domain/memorials/templates'
import { lockCodeRow } from '@/lib/domain/qr-codes/code-row'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import { linkCode } from '@/lib/domain/qr-codes/link-code'
import { ownsCode } from '@/lib/domain/qr-codes/policy'
import { anySignedIn, defineCommand, nothing, type RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { isTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

/** Throws the errors of a code, DATES_OUT_OF_ORDER, and FREE_PAGES where a page without a code is one too many. */
export const createMemorial = defineCommand({
  name: 'page-creation.create-memorial',
  session: 'required',
  status: 201,
  input: createMemorialInput,
  limits: (_, { actor }) => [{ name: 'create-memorial', key: actor.userId, points: 60, seconds: 3600 }],
  load: nothing,
  authorize: anySignedIn,
  run: async (
    context,
    { qrCode, template, creationWay, isOwnStory, born, died, beginning: key, ...names },
  ): Promise<BegunMemorialView> => {
    const { tx, actor } = context
    const beginning = key ? beginningOf(actor.userId, key) : null
    const begun = beginning && (await findBegunPage(context, actor.userId, beginning))
    if (begun) return { ...begun, isNew: false }
    await lockFreeRoom(tx, actor.userId)
    // The code's row is locked before pages, as everywhere, so that concurrent requests for one code are serialised.
    const qrCodeId = qrCode ? await findOwnCode(context, qrCode) : null
    if (!qrCodeId || (await wasUnlinked(tx, qrCodeId))) await assertRoomForPage(tx, actor.userId)
    const structure = creationWay === 'template' ? (template ?? null) : null
    const { id } = await createMemorialRow(tx, {
      ownerId: actor.userId,
      ...names,
      ...bornColumns(born ?? null),
      ...diedColumns(isOwnStory ? null : (died ?? null)),
      isOwnStory,
      ownStoryById: isOwnStory ? actor.userId : null,
      beginning,
      creationWay,
      creationTemplate: structure,
      creationStep: creationWay === 'guided' ? 'dates' : null,
      biography: structure && templateBiography(structure),
    })
    if (qrCodeId) {
      await linkCode(context, { qrCodeId, memorialId: id, actorId: actor.userId, actorName: actor.fullName })
    }
    context.about({ type: 'memorial', id })
    const memorial = await tx.memorial.findUniqueOrThrow({
      where: { id },
      select: { ...memorialViewColumns, ...consistencyColumns },
    })
    assertConsistent(memorial)
    return { ...memorialView(memorial), isNew: true }
  },
})

async function findOwnCode({ tx, actor }: RunContext, typed: string): Promise<string> {
  if (!isTextCode(typed)) throw new QrCodeError('QR_CODE_UNKNOWN')
  const code = await lockCodeRow(tx, { code: normaliseTextCode(typed) })
  if (!ownsCode(actor, code)) throw new QrCodeError('QR_CODE_NOT_YOURS')
  return code.id
}

/** A code taken off one page for the next leaves pages without a code behind, so it makes room for none. */
async function wasUnlinked(tx: Transaction, qrCodeId: string): Promise<boolean> {
  return (await tx.qrEvent.count({ where: { qrCodeId, kind: 'unlinked' } })) > 0
}

/** The stored key of a beginning, per account: 43 characters. */
function beginningOf(userId: string, key: string): string {
  return createHash('sha256').update(`${userId} ${key.toLowerCase()}`).digest('base64url')
}

/**
 * The page that an earlier request with this beginning made; null on the first request, or when the caller may no
 * longer edit it. Concurrent requests wait here for the first. The page is not updated: this request's input may be
 * older.
 */
async function findBegunPage(context: RunContext, userId: string, beginning: string): Promise<MemorialView | null> {
  const { tx } = context
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`beginning ${beginning}`}, 0))`
  const row = await tx.memorial.findUnique({ where: { beginning }, select: { id: true } })
  if (!row) return null
  const isWriter = await tx.memorialMember.count({
    where: { memorialId: row.id, userId, role: { in: ['owner', 'editor'] } },
  })
  if (!isWriter) {
    await tx.memorial.update({ where: { id: row.id }, data: { beginning: null } })
    return null
  }
  context.about({ type: 'memorial', id: row.id, detail: { again: true } })
  return memorialView(await tx.memorial.findUniqueOrThrow({ where: { id: row.id }, select: memorialViewColumns }))
}
