import 'server-only'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import type { QrCodeRow } from '@/lib/domain/qr-codes/code-row'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { wholeAddress } from '@/lib/server/whole-address'
import { emailKeyOf, usernameKeyOf } from '@/lib/shared/identity-keys'
import { fullName } from '@/lib/shared/names'
import { formatTextCode } from '@/lib/shared/qr-text-code'

/** The open account to give a code to, by username or address. Throws INVALID_INPUT at `to`. */
export async function findReceiver(tx: Transaction, typed: string, ownerId: string | null) {
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
export async function notifyOfGivenCode(context: RunContext, { row, receiver, moved, reason }: Given): Promise<void> {
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
