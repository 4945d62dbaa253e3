import 'server-only'
import { CodeDeskError } from '@/lib/domain/code-desk/errors'
import { changeOwner } from '@/lib/domain/members/change-owner'
import { lockMemorial } from '@/lib/domain/memorials/page-changes'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { assertInUse, codeActor, lockCodeRow, type QrCodeRow, writeCodeEvent } from '@/lib/domain/qr-codes/code-row'
import { getCodeSubject } from '@/lib/domain/qr-codes/find-code'
import { canManageCodes } from '@/lib/domain/qr-codes/policy'
import { chooseForPages, giveCodeInput } from '@/lib/domain/qr-codes/schema'
import { defineCommand, type RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { wholeAddress } from '@/lib/server/whole-address'
import { emailKeyOf, usernameKeyOf } from '@/lib/shared/identity-keys'
import { fullName } from '@/lib/shared/names'
import { formatTextCode } from '@/lib/shared/qr-text-code'

/**
 * Moves a code to another account. Its links stay; with `pages: follow` the linked pages that the former owner of the
 * code owned move too, and the former owner becomes an editor. Both are mailed, with the reason. Throws
 * QR_CODE_UNKNOWN, QR_CODE_BLOCKED, QR_CODE_RETIRED, QR_CODE_WITHOUT_OWNER for an unused code, INVALID_INPUT at `to`,
 * and at `pages` when there are such pages and no choice was made.
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
    await notifyOfGivenCode(context, { row, receiver, moved, reason })
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

/** The code's pages that its current owner also owns, ordered so that all callers lock them in the same order. */
async function pagesOfHolder(tx: Transaction, row: QrCodeRow): Promise<string[]> {
  if (!row.ownerId) return []
  const members = await tx.memorialMember.findMany({
    where: { userId: row.ownerId, role: 'owner', memorialId: { in: row.links.map(({ memorialId }) => memorialId) } },
    orderBy: { memorialId: 'asc' },
    select: { memorialId: true },
  })
  return members.map(({ memorialId }) => memorialId)
}

/** The open account to give a code to, by username or address. Throws INVALID_INPUT at `to`. */
async function findReceiver(tx: Transaction, typed: string, ownerId: string | null) {
  const receiver = await tx.user.findUnique({
    where: typed.includes('@') ? { emailKey: emailKeyOf(typed) } : { usernameKey: usernameKeyOf(typed) },
    select: { id: true, fullName: true, email: true, disabledAt: true },
  })
  if (!receiver) throw wrong('Vi fandt ingen konto. Se efter, om det er skrevet rigtigt.')
  if (receiver.disabledAt) throw wrong('Den konto er lukket. Åbn den først.')
  if (receiver.id === ownerId) throw wrong('Den konto har allerede koden.')
  return receiver
}

const wrong = (sentence: string) => new DomainError('INVALID_INPUT', {}, { to: sentence })

type Given = {
  /** Before the change. */
  row: QrCodeRow
  receiver: { fullName: string; email: string }
  /** Ids of the pages that moved with the code. */
  moved: string[]
  reason: string
}

/** Mails the new and the former owner of a code, without naming them to each other. */
async function notifyOfGivenCode(context: RunContext, { row, receiver, moved, reason }: Given): Promise<void> {
  const { tx } = context
  const memorials = await tx.memorial.findMany({
    where: { id: { in: moved } },
    orderBy: { id: 'asc' },
    select: { firstName: true, middleName: true, lastName: true },
  })
  const about = {
    code: formatTextCode(row.code),
    memorialNames: memorials.map((memorial) => fullName(memorial)),
    isLinked: row.links.length > 0,
    reason,
    profileUrl: wholeAddress('/profile'),
  }
  const notify = ({ fullName: name, email }: { fullName: string; email: string }, isNew: boolean) =>
    queueMail(context, { to: email, mail: { template: 'code-given', props: { ...about, fullName: name, isNew } } })
  await notify(receiver, true)
  const former = row.ownerId
    ? await tx.user.findUnique({ where: { id: row.ownerId }, select: { fullName: true, email: true } })
    : null
  if (former) await notify(former, false)
}
