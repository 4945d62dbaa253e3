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
  const items = row.events.slice(0, eventsPerPage).map(({ id, kind, at, actorName, reason }) => ({
    id,
    text: eventTexts[kind],
    at: at.toISOString(),
    actorName: isFull ? actorName : null,
    reason: isFull ? reason : null,
  }))
  return { items, nextCursor: row.events.length > eventsPerPage ? (items.at(-1)?.id ?? null) : null }
}
