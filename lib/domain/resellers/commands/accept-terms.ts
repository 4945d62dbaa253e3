import 'server-only'
import { AccountError } from '@/lib/domain/accounts/errors'
import { acceptAgreementInput, agreementInForce } from '@/lib/domain/resellers/agreement-schema'
import { recordAcceptances } from '@/lib/domain/resellers/agreements'
import { agreementForm, dashboardPath } from '@/lib/domain/resellers/paths'
import { isResellerOwner } from '@/lib/domain/resellers/policy'
import { getActingReseller } from '@/lib/domain/resellers/resellers'
import { defineCommand } from '@/lib/server/command'

/** Accepts the agreements in force for the company. Throws TERMS_CHANGED if one was replaced meanwhile. */
export const acceptTerms = defineCommand({
  name: 'resellers.accept-terms',
  session: 'required',
  input: acceptAgreementInput,
  load: (_, { actor }) => getActingReseller(actor),
  authorize: isResellerOwner,
  run: async ({ tx, actor, about }, { termsVersion, processorVersion }, { id }) => {
    if (termsVersion !== agreementInForce.termsVersion || processorVersion !== agreementInForce.processorVersion) {
      throw new AccountError('TERMS_CHANGED')
    }
    await recordAcceptances(tx, {
      resellerId: id,
      versions: { 'reseller-terms': termsVersion, processor: processorVersion },
      by: { id: actor.userId, name: actor.fullName },
      at: new Date(),
    })
    about({ type: 'reseller', id, detail: { version: termsVersion } })
    return { termsVersion, processorVersion }
  },
  form: {
    name: agreementForm,
    done: () => dashboardPath,
    back: () => dashboardPath,
  },
})
