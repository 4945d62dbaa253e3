import 'server-only'
import { CodeDeskError } from '@/lib/domain/code-desk/errors'
import { findReceiver } from '@/lib/domain/code-desk/find-receiver'
import { tellOfGivenCode } from '@/lib/domain/code-desk/tell-of-given-code'
import { changeOwner } from '@/lib/domain/members/change-owner'
import { lockMemorial } from '@/lib/domain/memorials/page-changes'
import { codeActor } from '@/lib/domain/qr-codes/code-actor'
import { assertInUse, lockCodeRow, type QrCodeRow, writeCodeEvent } from '@/lib/domain/qr-codes/code-row'
import { getCodeSubject } from '@/lib/domain/qr-codes/find-code'
import { canManageCodes } from '@/lib/domain/qr-codes/policy'
import { chooseForPages, giveCodeInput } from '@/lib/domain/qr-codes/schema'
import { defineCommand } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/**
 * Moves a code to the account that is its right owner. What hangs on it stays open and where it is; with `pages: follow`
 * the pages that the former holder owned get the new owner too, and the former becomes an editor. Both are told, with the
 * reason. Throws QR_CODE_UNKNOWN, QR_CODE_BLOCKED, QR_CODE_RETIRED, QR_CODE_WITHOUT_OWNER for a code that nobody has
 * taken, INVALID_INPUT at `to`, and at `pages` when there are pages and nothing was said of them.
 */
export const giveCode = defineCommand({
  name: 'code-desk.give-code',
  input: giveCodeInput,
  session: 'required',
  confirms: true,
  load: ({ code }, { actor }) => getCodeSubject(actor, code),
  authorize: canManageCodes,
  run: async (context, { to, pages, reason }, { id }) => {
    const { tx } = context
    const row = await lockCodeRow(tx, { id })
    assertInUse(row)
    if (!row.ownerId && row.links.length === 0) throw new CodeDeskError('QR_CODE_WITHOUT_OWNER')
    const receiver = await findReceiver(tx, to, row.ownerId)
    const owned = await pagesOfHolder(tx, row)
    if (owned.length > 0 && !pages) {
      throw new DomainError('INVALID_INPUT', {}, { pages: chooseForPages })
    }
    const moved = pages === 'follow' ? owned : []
    await tx.qrCode.update({
      where: { id },
      data: { ownerId: receiver.id, claimedAt: new Date(), state: row.links.length > 0 ? 'linked' : 'claimed' },
    })
    for (const memorialId of moved) {
      await lockMemorial(tx, memorialId)
      await changeOwner(context, memorialId, receiver.id)
    }
    await writeCodeEvent(tx, { qrCodeId: id, kind: 'given', reason, ...codeActor(context.actor) })
    await tellOfGivenCode(context, { row, receiver, moved, reason })
    const detail = { reason, fromAccount: row.ownerId, toAccount: receiver.id, pagesMoved: moved.length }
    context.about({ type: 'qr_code', id, detail })
    return { code: row.code, pagesMoved: moved.length }
  },
  form: {
    name: 'giv-kode',
    done: ({ code }) => `/admin/qr-scanner?code=${code}`,
    back: ({ code = '' }) => `/admin/qr-scanner?code=${encodeURIComponent(code)}`,
  },
})

/** The pages on the code that whoever holds it now also owns, in an order that all who hold several share. */
async function pagesOfHolder(tx: Transaction, row: QrCodeRow): Promise<string[]> {
  if (!row.ownerId) return []
  const members = await tx.memorialMember.findMany({
    where: { userId: row.ownerId, role: 'owner', memorialId: { in: row.links.map(({ memorialId }) => memorialId) } },
    orderBy: { memorialId: 'asc' },
    select: { memorialId: true },
  })
  return members.map(({ memorialId }) => memorialId)
}
