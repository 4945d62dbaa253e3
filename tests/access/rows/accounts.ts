import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { acceptTerms } from '@/lib/domain/accounts/commands/accept-terms'
import { createStaff } from '@/lib/domain/accounts/commands/create-staff'
import { endOtherSessions } from '@/lib/domain/accounts/commands/end-other-sessions'
import { finishSetup } from '@/lib/domain/accounts/commands/finish-setup'
import { logIn } from '@/lib/domain/accounts/commands/log-in'
import { logOut } from '@/lib/domain/accounts/commands/log-out'
import { register } from '@/lib/domain/accounts/commands/register'
import { registerInvited } from '@/lib/domain/accounts/commands/register-invited'
import { requestPasswordReset } from '@/lib/domain/accounts/commands/request-password-reset'
import { requestSetupLink } from '@/lib/domain/accounts/commands/request-setup-link'
import { resetPassword } from '@/lib/domain/accounts/commands/reset-password'
import { resetStaff } from '@/lib/domain/accounts/commands/reset-staff'
import { sendPasswordReset } from '@/lib/domain/accounts/commands/send-password-reset'
import { sendSetupLink } from '@/lib/domain/accounts/commands/send-setup-link'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { hourMs } from '@/lib/shared/durations'
import { type AccessRow, outcomes } from '@/tests/access/row'
import { createAccount, testPassword } from '@/tests/factories/accounts'
import { createCode } from '@/tests/factories/qr-codes'

let count = 0
const newPerson = () => {
  const username = `adgang${++count}`
  return { username, fullName: 'Bo Holm', password: 'lyng og hav', email: `${username}@eksempel.dk` }
}

// Open to every caller: what is checked is a password, a code from a stone or a link from a mail.
export const accountRows: Record<string, AccessRow> = {
  'accounts.log-in': {
    command: logIn,
    input: async () => ({ username: (await createAccount()).username, password: testPassword }),
    outcomes: outcomes('ok'),
  },
  'accounts.log-out': { command: logOut, input: () => ({}), outcomes: outcomes('ok') },
  'accounts.end-other-sessions': {
    command: endOtherSessions,
    input: () => ({}),
    outcomes: outcomes('ok', { visitor: 401 }),
  },
  'accounts.register': {
    command: register,
    input: async () => ({ ...newPerson(), qrCode: (await createCode()).code }),
    outcomes: outcomes('ok'),
  },
  'accounts.register-invited': {
    command: registerInvited,
    input: () => {
      // Without the setting every call is refused.
      env.INVITATION_SECRET = 'invitation-for-tests-2026'
      return { ...newPerson(), invitation: env.INVITATION_SECRET }
    },
    outcomes: outcomes('ok'),
  },
  'accounts.accept-terms': {
    command: acceptTerms,
    input: () => ({ termsVersion: legalDocuments.terms.version }),
    outcomes: outcomes('ok', { visitor: 401 }),
  },
  'accounts.request-password-reset': {
    command: requestPasswordReset,
    input: () => ({ email: newPerson().email }),
    outcomes: outcomes('ok'),
  },
  'accounts.request-setup-link': {
    command: requestSetupLink,
    input: async () => ({ email: newPerson().email, qrCode: (await createCode()).code }),
    outcomes: outcomes('ok'),
  },
  'accounts.reset-password': {
    command: resetPassword,
    input: async () => {
      const { id: userId } = await createAccount()
      const token = await createAccessToken(db, { kind: 'password_reset', userId, validMs: hourMs })
      return { token, password: 'en ny lang adgangskode' }
    },
    outcomes: outcomes('ok'),
  },
  'accounts.finish-setup': {
    command: finishSetup,
    input: async () => {
      const { email, ...person } = newPerson()
      const { id: qrCodeId } = await createCode()
      const token = await createAccessToken(db, { kind: 'account_setup', email, qrCodeId, validMs: hourMs })
      return { ...person, token }
    },
    outcomes: outcomes('ok'),
  },
  // Run only by jobs.
  'accounts.send-password-reset': {
    command: sendPasswordReset,
    input: async () => ({ email: (await createAccount()).email }),
    outcomes: outcomes(403, { visitor: 401 }),
  },
  'accounts.create-staff': {
    command: createStaff,
    input: () => {
      const { username, email } = newPerson()
      return { username, email, fullName: 'Ida Ejer', scope: 'full' }
    },
    outcomes: outcomes(403, { visitor: 401 }),
  },
  'accounts.reset-staff': {
    command: resetStaff,
    input: async () => ({ username: (await createAccount({ isAdmin: true, staffScope: 'full' })).username }),
    outcomes: outcomes(403, { visitor: 401 }),
  },
  'accounts.send-setup-link': {
    command: sendSetupLink,
    input: async () => ({ email: newPerson().email, qrCode: (await createCode()).code }),
    outcomes: outcomes(403, { visitor: 401 }),
  },
}
