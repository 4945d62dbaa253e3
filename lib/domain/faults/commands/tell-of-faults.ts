import 'server-only'
import { z } from 'zod'
import { faultPath, faultsPath } from '@/lib/domain/faults/policy'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { defineCommand, nothing, theSystem } from '@/lib/server/command'
import { env } from '@/lib/server/env'
import { wholeAddress } from '@/lib/server/whole-address'
import { hourMs } from '@/lib/shared/durations'

/** The rest are counted. */
const mostNamed = 20

/**
 * Mails the operators about faults that are new or came back: one mail for all, at most one an hour. Those that come
 * within the hour wait for the next.
 */
export const tellOfFaults = defineCommand({
  name: 'faults.tell-of-faults',
  session: 'system',
  input: z.object({ now: z.date() }),
  load: nothing,
  authorize: theSystem,
  isAudited: false,
  run: async (context, { now }) => {
    const { tx } = context
    const untold = { solvedAt: null, toldAt: null }
    if ((await tx.fault.count({ where: untold, take: 1 })) === 0) return { told: 0 }
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('tell of faults', 67))`
    const lately = { gt: new Date(now.getTime() - hourMs) }
    if ((await tx.fault.count({ where: { toldAt: lately }, take: 1 })) > 0) return { told: 0 }
    const faults = await tx.fault.findMany({
      where: untold,
      orderBy: [{ firstAt: 'desc' }, { id: 'desc' }],
      select: { id: true, name: true, place: true, count: true, returnedAt: true },
    })
    if (faults.length === 0) return { told: 0 }
    await tx.fault.updateMany({ where: { id: { in: faults.map(({ id }) => id) } }, data: { toldAt: now } })
    const named = faults.slice(0, mostNamed).map(({ id, name, place, count, returnedAt }) => ({
      name,
      place,
      count,
      isReturned: returnedAt !== null,
      url: wholeAddress(faultPath(id)),
    }))
    const props = { faults: named, more: faults.length - named.length, deskUrl: wholeAddress(faultsPath) }
    await queueMail(context, { to: env.SUPPORT_EMAIL, mail: { template: 'faults-found', props } })
    return { told: faults.length }
  },
})
