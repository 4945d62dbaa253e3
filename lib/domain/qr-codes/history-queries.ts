import 'server-only'
import { eventTexts } from '@/lib/domain/qr-codes/copy'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import { canManageCodes, canReadCodes } from '@/lib/domain/qr-codes/policy'
import { type CodeEventPage, type CodeHistoryInput, codeHistoryInput } from '@/lib/domain/qr-codes/schema'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import type { Actor } from '@/lib/shared/actor'

const eventsPerPage = 50

/**
 * Who did what to a code, newest first and back to its making: no number of wrong activation codes hides its beginning.
 * The workshop sees what happened; only administrators see names and reasons. Throws QR_CODE_UNKNOWN.
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
        // Lines of history are never deleted: the one a page ended with is always there.
        ...(cursor ? { cursor: { id: cursor }, skip: 1 } : {}),
        take: eventsPerPage + 1,
        select: { id: true, kind: true, at: true, actorName: true, reason: true },
      },
    },
  })
  if (!row) throw new QrCodeError('QR_CODE_UNKNOWN')
  const isFull = canManageCodes(actor)
  const items = row.events.slice(0, eventsPerPage).map(({ id, kind, at, actorName, reason }) => ({
    id,
    text: eventTexts[kind],
    at: at.toISOString(),
    actorName: isFull ? actorName : null,
    reason: isFull ? reason : null,
  }))
  return { items, nextCursor: row.events.length > eventsPerPage ? (items.at(-1)?.id ?? null) : null }
}
