import 'server-only'
import { z } from 'zod'
import { checkForm } from '@/lib/domain/audit/copy'
import { checkDays, sealDays } from '@/lib/domain/audit/days'
import { auditPath } from '@/lib/domain/audit/paths'
import { canCheckLog } from '@/lib/domain/audit/policy'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { defineCommand, nothing } from '@/lib/server/command'
import { env } from '@/lib/server/env'
import { wholeAddress } from '@/lib/server/whole-address'
import { userIdOf } from '@/lib/shared/actor'
import { formatDate } from '@/lib/shared/danish-time'

/**
 * Holds the log against the digests of its days and writes the result to the log; then takes the digest of the days that
 * have ended since, and mails it to the operators. For the nightly job and for administrators.
 */
export const checkLog = defineCommand({
  name: 'audit.check-log',
  session: 'optional',
  input: z.object({}),
  // Each reads the whole log.
  limits: (_, { actor, address }) => [
    { name: 'check-log', key: userIdOf(actor) ?? address, points: 12, seconds: 3600 },
  ],
  load: nothing,
  authorize: canCheckLog,
  prepare: () => checkDays(),
  run: async (context, _, _subject, found) => {
    context.about({ type: 'log', id: 'log', detail: found })
    const days = await sealDays(context.tx)
    if (days.length > 0) {
      const named = days.map(({ day, ...rest }) => ({ date: formatDate(new Date(day)), ...rest }))
      const props = { days: named, logUrl: wholeAddress(auditPath) }
      await queueMail(context, { to: env.SUPPORT_EMAIL, mail: { template: 'log-sealed', props } })
    }
    return { days: found.days, changed: found.changed, missing: found.missing }
  },
  form: { name: checkForm, done: () => `${auditPath}?tak=${checkForm}#${checkForm}`, back: () => auditPath },
})
