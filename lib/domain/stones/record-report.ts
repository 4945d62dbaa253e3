import 'server-only'
import { isQuiet } from '@/lib/domain/notifications/mail-choices'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { codeActor, writeCodeEvent } from '@/lib/domain/qr-codes/code-row'
import { stonePath } from '@/lib/domain/stones/paths'
import type { RunContext } from '@/lib/server/command'
import { env } from '@/lib/server/env'
import { userIdOf } from '@/lib/shared/actor'
import { danishDay } from '@/lib/shared/danish-time'
import { dayMs } from '@/lib/shared/durations'
import { fullName } from '@/lib/shared/names'
import { formatTextCode, isTextCode, normaliseTextCode, readScannedText } from '@/lib/shared/qr-text-code'

/** A family gets at most one mail about reports of a code in this many days. */
const daysBetweenMails = 7

/**
 * Records in a code's history that a support case is about it, and notifies the family. `about` is what the case is
 * about, as typed; does nothing when that is not one of our codes.
 */
export async function recordReport(
  context: Pick<RunContext, 'tx' | 'actor' | 'enqueue'>,
  { about, caseNumber }: { about: string | null; caseNumber: number },
): Promise<void> {
  const read = readScannedText(about ?? '')
  if (read.kind !== 'code' || !isTextCode(read.code)) return
  const { tx, actor } = context
  const row = await tx.qrCode.findUnique({
    where: { code: normaliseTextCode(read.code) },
    select: { id: true, code: true },
  })
  if (!row) return
  const since = new Date(Date.now() - daysBetweenMails * dayMs)
  const lately = await tx.qrEvent.count({ where: { qrCodeId: row.id, kind: 'reported', at: { gte: since } } })
  if (lately === 0) await notifyOwners(context, row)
  const reason = `Henvendelse ${caseNumber}`
  await writeCodeEvent(tx, { qrCodeId: row.id, kind: 'reported', reason, ...codeActor(actor) })
}

/**
 * Mails the owners of the pages a code leads to that it was reported, without the text or the sender's name, which only
 * the staff see. Skips the sender and owners who turned mails off or paused them.
 */
export async function notifyOwners(
  context: Pick<RunContext, 'tx' | 'actor' | 'enqueue'>,
  { id, code }: { id: string; code: string },
): Promise<void> {
  const today = danishDay(new Date())
  const owners = await context.tx.memorialMember.findMany({
    where: {
      role: 'owner',
      memorial: { qrLinks: { some: { qrCodeId: id } } },
      user: { disabledAt: null, mailFrequency: { not: 'never' } },
    },
    select: {
      userId: true,
      user: { select: { fullName: true, email: true, quietUntil: true } },
      memorial: { select: { slug: true, firstName: true, middleName: true, lastName: true } },
    },
  })
  for (const { userId, user, memorial } of owners) {
    if (userId === userIdOf(context.actor) || isQuiet(user.quietUntil, today)) continue
    const props = {
      name: user.fullName,
      memorialName: fullName(memorial),
      formattedCode: formatTextCode(code),
      stoneUrl: new URL(stonePath(memorial.slug), env.SITE_URL).href,
    }
    await queueMail(context, { to: user.email, mail: { template: 'code-reported', props } })
  }
}
