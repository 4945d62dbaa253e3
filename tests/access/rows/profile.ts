import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { cancelEmailChange } from '@/lib/domain/accounts/commands/cancel-email-change'
import { changePassword } from '@/lib/domain/accounts/commands/change-password'
import { confirmEmail } from '@/lib/domain/accounts/commands/confirm-email'
import { confirmEmailChange } from '@/lib/domain/accounts/commands/confirm-email-change'
import { confirmPassword } from '@/lib/domain/accounts/commands/confirm-password'
import { createSignInLink } from '@/lib/domain/accounts/commands/create-sign-in-link'
import { endSession } from '@/lib/domain/accounts/commands/end-session'
import { requestEmailChange } from '@/lib/domain/accounts/commands/request-email-change'
import { resendEmailChange } from '@/lib/domain/accounts/commands/resend-email-change'
import { resendEmailConfirmation } from '@/lib/domain/accounts/commands/resend-email-confirmation'
import { signInByLink } from '@/lib/domain/accounts/commands/sign-in-by-link'
import { updateProfile } from '@/lib/domain/accounts/commands/update-profile'
import type { UserView } from '@/lib/domain/accounts/schema'
import { db } from '@/lib/server/db'
import { type AccessRow, outcomes } from '@/tests/access/row'
import { createAccount, signIn, testPassword } from '@/tests/factories/accounts'

let count = 0
const newName = () => `profil${++count}`
const newEmail = () => `${newName()}@eksempel.dk`
const validMs = 3600_000
/** Gives the caller an unconfirmed address; nothing for visitors. */
const waiting = async (self: UserView | null) => {
  if (self) await createAccessToken(db, { kind: 'email_change', userId: self.id, email: newEmail(), validMs })
  return {}
}
const anyAccount = outcomes('ok', { visitor: 401 })

export const profileRows: Record<string, AccessRow> = {
  // These act on the caller's own account; no input names another.
  'accounts.update-profile': {
    command: updateProfile,
    input: () => ({ fullName: 'Bo Holm', username: newName() }),
    outcomes: anyAccount,
  },
  'accounts.change-password': {
    command: changePassword,
    input: () => ({ currentPassword: testPassword, password: 'en ny lang adgangskode' }),
    outcomes: anyAccount,
  },
  'accounts.confirm-password': {
    command: confirmPassword,
    input: () => ({ password: testPassword }),
    outcomes: anyAccount,
  },
  'accounts.request-email-change': {
    command: requestEmailChange,
    input: () => ({ email: newEmail(), password: testPassword }),
    outcomes: anyAccount,
  },
  'accounts.resend-email-change': {
    command: resendEmailChange,
    ownInput: ({ self }) => waiting(self),
    outcomes: anyAccount,
  },
  'accounts.resend-email-confirmation': {
    command: resendEmailConfirmation,
    ownInput: async ({ self }) => {
      if (self) await db.user.update({ where: { id: self.id }, data: { emailConfirmedAt: null } })
      return {}
    },
    outcomes: anyAccount,
  },
  // Authorised by the link from the mail.
  'accounts.confirm-email': {
    command: confirmEmail,
    input: async () => {
      const { id: userId, email } = await createAccount({ isEmailConfirmed: false })
      return { token: await createAccessToken(db, { kind: 'email_confirmation', userId, email, validMs }) }
    },
    outcomes: outcomes('ok'),
  },
  'accounts.cancel-email-change': {
    command: cancelEmailChange,
    ownInput: ({ self }) => waiting(self),
    outcomes: anyAccount,
  },
  'accounts.create-sign-in-link': { command: createSignInLink, input: () => ({}), outcomes: anyAccount },
  // The owner's session: 404 for all others, even administrators.
  'accounts.end-session': {
    command: endSession,
    input: async ({ people }) => ({ id: (await signIn(people.owner)).sessionId }),
    outcomes: outcomes(404, { visitor: 401, owner: 'ok' }),
  },
  // Authorised by the secret in the mail or on the other screen.
  'accounts.confirm-email-change': {
    command: confirmEmailChange,
    input: async () => {
      const { id: userId } = await createAccount()
      return { token: await createAccessToken(db, { kind: 'email_change', userId, email: newEmail(), validMs }) }
    },
    outcomes: outcomes('ok'),
  },
  'accounts.sign-in-by-link': {
    command: signInByLink,
    input: async () => {
      const { id: userId } = await createAccount()
      return { token: await createAccessToken(db, { kind: 'sign_in', userId, validMs }) }
    },
    outcomes: outcomes('ok'),
  },
}
