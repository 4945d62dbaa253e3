import 'server-only'
import { AccountError } from '@/lib/domain/accounts/errors'
import { acceptTermsInput } from '@/lib/domain/accounts/schema'
import { recordAcceptance } from '@/lib/domain/accounts/terms-acceptance'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { anySignedIn, defineCommand, nothing } from '@/lib/server/command'
import { safeRedirectPath } from '@/lib/shared/safe-redirect'

/** Accepts the terms in force. Throws TERMS_CHANGED for an outdated version. */
export const acceptTerms = defineCommand({
  name: 'accounts.accept-terms',
  input: acceptTermsInput,
  session: 'required',
  load: nothing,
  authorize: anySignedIn,
  run: async ({ tx, actor: { userId }, about }, { termsVersion }) => {
    if (termsVersion !== legalDocuments.terms.version) throw new AccountError('TERMS_CHANGED')
    await recordAcceptance(tx, userId)
    about({ type: 'user', id: userId, detail: { version: termsVersion } })
    return { version: termsVersion }
  },
  form: {
    name: 'betingelser',
    done: (_, __, { redirect }) => safeRedirectPath(redirect, '/profile'),
    back: (_, { redirect }) => safeRedirectPath(redirect, '/profile'),
  },
})
