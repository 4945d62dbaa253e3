import 'server-only'
import { AccountError } from '@/lib/domain/accounts/errors'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { agreementInForce } from '@/lib/domain/resellers/agreement-schema'
import { applyInput } from '@/lib/domain/resellers/application-schema'
import { lockApplicant } from '@/lib/domain/resellers/applications'
import { lockCvr } from '@/lib/domain/resellers/cvr'
import { ResellerError } from '@/lib/domain/resellers/errors'
import { notifyOfApplication } from '@/lib/domain/resellers/notify-administrators'
import { applicationForm, dashboardPath } from '@/lib/domain/resellers/paths'
import { canApply } from '@/lib/domain/resellers/policy'
import { answerTime } from '@/lib/domain/support/copy'
import type { Limit } from '@/lib/server/abuse/rate-limit'
import { refuseSpam } from '@/lib/server/abuse/spam-check'
import { type Caller, defineCommand } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { userIdOf } from '@/lib/shared/actor'
import { daySeconds, hourSeconds } from '@/lib/shared/durations'
import { emailKeyOf } from '@/lib/shared/identity-keys'

/** A company's name may be a web address, and the message may link to a website. */
const linksAllowed = { companyName: 1, message: 3 }

/** Applies to become a reseller: stores the application, mails a receipt and notifies administrators. */
export const apply = defineCommand({
  name: 'resellers.apply',
  session: 'optional',
  status: 201,
  input: applyInput,
  limits: applyLimits,
  load: async ({ subject, companyName, contactName, address, city, message, ...versions }) => {
    if (subject) return null
    refuseSpam({ companyName, contactName, address, city, message }, linksAllowed)
    assertInForce(versions)
    return null
  },
  authorize: canApply,
  run: async (context, { subject, terms: _, ...written }) => {
    const { tx, actor } = context
    const userId = userIdOf(actor)
    const answer = { received: true, hasAccount: userId !== null }
    // A robot gets the usual answer, and nothing it wrote is stored.
    if (subject) return answer
    // Always the account before the number, against deadlocks.
    if (userId) await lockApplicant(tx, userId)
    await lockCvr(tx, written.cvr)
    await assertMayApply(tx, written.cvr, userId)
    const { id } = await tx.resellerApplication.create({ data: { ...written, userId }, select: { id: true } })
    await queueMail(context, {
      to: written.email,
      mail: { template: 'reseller-application-received', props: { answerTime } },
    })
    await notifyOfApplication(context, { id, ...written })
    context.about({ type: 'reseller_application', id })
    return answer
  },
  form: {
    name: applicationForm,
    done: ({ hasAccount }) => (hasAccount ? dashboardPath : `/reseller-register?sendt=1#${applicationForm}`),
    back: () => '/reseller-register',
    // Acceptance is for the version shown now.
    secret: ['subject', 'terms', 'termsVersion', 'processorVersion'],
  },
})

const termsChanged = 'Betingelserne er ændret imens. Læs dem, og sæt kryds igen.'

type Versions = { termsVersion: string; processorVersion?: string | undefined }

function assertInForce({ termsVersion, processorVersion = agreementInForce.processorVersion }: Versions): void {
  const isRead =
    termsVersion === agreementInForce.termsVersion && processorVersion === agreementInForce.processorVersion
  if (!isRead) throw new AccountError('TERMS_NOT_ACCEPTED', {}, { terms: termsChanged })
}

async function assertMayApply(tx: Transaction, cvr: string, userId: string | null): Promise<void> {
  if (userId && (await tx.resellerMember.count({ where: { userId } })) > 0) throw new ResellerError('ALREADY_RESELLER')
  if ((await tx.reseller.count({ where: { cvr } })) > 0) throw atCvr('CVR_TAKEN')
  const same = userId ? { OR: [{ cvr }, { userId }] } : { cvr }
  if ((await tx.resellerApplication.count({ where: { status: 'waiting', ...same } })) > 0) {
    throw atCvr('APPLICATION_WAITING')
  }
}

const atCvr = (code: 'CVR_TAKEN' | 'APPLICATION_WAITING') => new ResellerError(code).at('cvr')

/** Each application mails the typed address, so mails per address are limited for all callers. */
function applyLimits({ email }: { email: string }, { actor, address }: Caller): Limit[] {
  const userId = userIdOf(actor)
  const caller: Limit[] = userId
    ? [{ name: 'resellers.account-day', key: userId, points: 20, seconds: daySeconds }]
    : [
        { name: 'resellers.apply', key: address, points: 6, seconds: hourSeconds },
        { name: 'resellers.apply-day', key: address, points: 15, seconds: daySeconds },
        { name: 'resellers.apply-total', key: 'total', points: 100, seconds: hourSeconds },
      ]
  return [...caller, { name: 'resellers.mailbox-day', key: emailKeyOf(email), points: 6, seconds: daySeconds }]
}
