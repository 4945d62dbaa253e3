import 'server-only'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { recordAcceptances } from '@/lib/domain/resellers/agreements'
import { decide, getApplication } from '@/lib/domain/resellers/applications'
import { rowInput } from '@/lib/domain/resellers/console-schema'
import { lockCvr } from '@/lib/domain/resellers/cvr'
import { ResellerError } from '@/lib/domain/resellers/errors'
import { sendApproval } from '@/lib/domain/resellers/invitations'
import { adminResellerForm, dashboardPath, resellerPath, resellersPath } from '@/lib/domain/resellers/paths'
import { forOperators } from '@/lib/domain/resellers/policy'
import { defineCommand, type RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { wholeAddress } from '@/lib/server/whole-address'

type Application = Awaited<ReturnType<typeof getApplication>>

/**
 * Approves an application and creates its reseller. The applicant's account becomes owner at once; without one, the
 * applicant is mailed a link. Throws APPLICATION_DECIDED, CVR_TAKEN.
 */
export const approveApplication = defineCommand({
  name: 'resellers.approve-application',
  ...forOperators,
  input: rowInput,
  load: ({ id }) => getApplication(id),
  run: async (context, { id }, application) => {
    const { tx } = context
    await lockCvr(tx, application.cvr)
    await decide(tx, context.actor, { id, status: 'approved' })
    if ((await tx.reseller.count({ where: { cvr: application.cvr } })) > 0) throw new ResellerError('CVR_TAKEN')
    const { companyName, cvr, contactName, email, phone, address, postcode, city, website } = application
    const reseller = await tx.reseller.create({
      data: { companyName, cvr, contactName, email, phone, address, postcode, city, website },
      select: { id: true, companyName: true },
    })
    await tx.resellerApplication.update({ where: { id }, data: { resellerId: reseller.id } })
    await recordApplicantsAgreement(tx, application, reseller.id)
    if (await takeApplicant(context, application, reseller.id)) {
      const props = { contactName, companyName, actionUrl: wholeAddress(dashboardPath), setup: null }
      await queueMail(context, { to: email, mail: { template: 'reseller-application-approved', props } })
    } else {
      await sendApproval(context, reseller, application)
    }
    context.about({ type: 'reseller', id: reseller.id, detail: { application: id } })
    return { resellerId: reseller.id }
  },
  form: {
    name: adminResellerForm,
    done: ({ resellerId }) => resellerPath(resellerId),
    back: () => resellersPath,
  },
})

/** The applicant accepted for the company when applying, so that time is recorded. */
async function recordApplicantsAgreement(tx: Transaction, application: Application, resellerId: string): Promise<void> {
  const { termsVersion, processorVersion, userId, contactName, createdAt } = application
  await recordAcceptances(tx, {
    resellerId,
    versions: { 'reseller-terms': termsVersion, processor: processorVersion },
    by: { id: userId, name: contactName },
    at: createdAt,
  })
}

/** Makes the applicant's account owner. False if it is disabled, staff, or a member of another company by now. */
async function takeApplicant({ tx }: RunContext, { userId }: Application, resellerId: string): Promise<boolean> {
  if (!userId) return false
  const isOpen = await tx.user.count({ where: { id: userId, disabledAt: null, isAdmin: false } })
  if (isOpen === 0) return false
  const { count } = await tx.resellerMember.createMany({
    data: { userId, resellerId, role: 'owner' },
    skipDuplicates: true,
  })
  return count === 1
}
