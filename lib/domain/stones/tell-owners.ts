import 'server-only'
import { isQuiet } from '@/lib/domain/notifications/mail-choices'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { stonePath } from '@/lib/domain/stones/paths'
import type { RunContext } from '@/lib/server/command'
import { env } from '@/lib/server/env'
import { userIdOf } from '@/lib/shared/actor'
import { danishDay } from '@/lib/shared/danish-time'
import { fullName } from '@/lib/shared/names'
import { formatTextCode } from '@/lib/shared/qr-text-code'

/**
 * Mails the owners of the pages a code leads to that it was reported, without the text or the sender's name, which only
 * the staff see. Skips the sender and owners who turned mails off or paused them.
 */
export async function tellOwners(
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
      ...{ name: user.fullName, memorialName: fullName(memorial), formattedCode: formatTextCode(code) },
      stoneUrl: new URL(stonePath(memorial.slug), env.SITE_URL).href,
    }
    await queueMail(context, { to: user.email, mail: { template: 'code-reported', props } })
  }
}
