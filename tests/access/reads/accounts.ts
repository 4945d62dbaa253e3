import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import * as emailQueries from '@/lib/domain/accounts/email-queries'
import * as linkQueries from '@/lib/domain/accounts/link-queries'
import * as queries from '@/lib/domain/accounts/queries'
import * as factorQueries from '@/lib/domain/accounts/second-factor/queries'
import * as sessionQueries from '@/lib/domain/accounts/session-queries'
import { recordSignInFailure } from '@/lib/domain/accounts/sign-in-failures'
import { db } from '@/lib/server/db'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import type { World } from '@/tests/access/world'
import { createCode } from '@/tests/factories/qr-codes'
import { giveFactor } from '@/tests/factories/second-factor'

const validMs = 3600_000
const signedInOnly = readOutcomes('ok', { visitor: 401 })
// Authorised by the secret in the link.
const whoeverHoldsTheLink = readOutcomes('ok')

async function askForAddress({ people: { owner } }: World) {
  const email = `ny-${owner.username}@eksempel.dk`
  return { token: await createAccessToken(db, { kind: 'email_change', userId: owner.id, email, validMs }) }
}

export const accountReads: Record<string, ReadRow> = {
  'accounts.get-user': { read: queries.getUser, input: () => ({}), outcomes: signedInOnly },
  'accounts.get-premium-status': { read: queries.getPremiumStatus, input: () => ({}), outcomes: signedInOnly },
  // Used by the sign-up form.
  'accounts.check-username': {
    read: queries.checkUsername,
    input: ({ people }) => ({ username: people.owner.username }),
    outcomes: readOutcomes('ok'),
  },
  'accounts.find-pending-email-change': {
    read: emailQueries.findPendingEmailChange,
    input: async (world) => {
      await askForAddress(world)
      return {}
    },
    outcomes: readOutcomes('nothing', { owner: 'ok' }),
  },
  'accounts.is-email-confirmed': { read: emailQueries.isEmailConfirmed, input: () => ({}), outcomes: signedInOnly },
  'accounts.find-email-change': {
    read: emailQueries.findEmailChange,
    input: askForAddress,
    outcomes: whoeverHoldsTheLink,
  },
  'accounts.find-email-confirmation': {
    read: emailQueries.findEmailConfirmation,
    input: async ({ people: { owner } }) => {
      const about = { userId: owner.id, email: owner.email }
      return { token: await createAccessToken(db, { kind: 'email_confirmation', ...about, validMs }) }
    },
    outcomes: whoeverHoldsTheLink,
  },
  'accounts.find-setup': {
    read: linkQueries.findSetup,
    input: async ({ people: { owner } }) => {
      const { id: qrCodeId } = await createCode()
      return { token: await createAccessToken(db, { kind: 'account_setup', email: owner.email, qrCodeId, validMs }) }
    },
    outcomes: whoeverHoldsTheLink,
  },
  'accounts.find-reset': {
    read: linkQueries.findReset,
    input: async ({ people: { owner } }) => ({
      token: await createAccessToken(db, { kind: 'password_reset', userId: owner.id, validMs }),
    }),
    outcomes: whoeverHoldsTheLink,
  },
  'accounts.find-registration-code': {
    read: linkQueries.findRegistrationCode,
    input: async () => ({ qrCode: (await createCode()).code }),
    outcomes: readOutcomes('ok'),
  },
  'accounts.list-devices': {
    read: sessionQueries.listDevices,
    input: () => ({}),
    outcomes: readOutcomes('ok', { visitor: 'nothing' }),
  },
  'accounts.find-sign-in-link': {
    read: sessionQueries.findSignInLink,
    input: async ({ people: { owner } }) => ({
      token: await createAccessToken(db, { kind: 'sign_in', userId: owner.id, validMs }),
    }),
    outcomes: whoeverHoldsTheLink,
  },
  'accounts.get-sign-in-link-state': {
    read: sessionQueries.getSignInLinkState,
    input: async ({ people: { owner } }) => {
      await createAccessToken(db, { kind: 'sign_in', userId: owner.id, validMs })
      const where = { userId: owner.id, kind: 'sign_in' } as const
      return db.accessToken.findFirstOrThrow({ where, select: { id: true } })
    },
    outcomes: readOutcomes(404, { visitor: 401, owner: 'ok' }),
  },
  'accounts.list-sign-in-failures': {
    read: sessionQueries.listSignInFailures,
    input: async ({ people: { owner } }) => {
      await recordSignInFailure(db, { userId: owner.id, kind: 'password', address: '203.0.113.9' })
      return { userId: owner.id }
    },
    outcomes: readOutcomes(404, { visitor: 401, owner: 'ok', administrator: 'ok' }),
  },
  'accounts.find-missing-terms': {
    read: queries.findMissingTerms,
    input: () => ({}),
    outcomes: readOutcomes('ok', { visitor: 'nothing' }),
  },
  'accounts.find-second-factor': {
    read: factorQueries.findSecondFactor,
    input: async ({ people }) => {
      if (!(await db.secondFactor.findUnique({ where: { userId: people.administrator.id } })))
        await giveFactor(people.administrator)
      return {}
    },
    outcomes: readOutcomes('nothing', { administrator: 'ok' }),
  },
  'accounts.get-factor-offer': {
    read: factorQueries.getFactorOffer,
    input: () => ({}),
    outcomes: readOutcomes(403, { visitor: 401, production: 'ok', administrator: 'ok' }),
  },
  'accounts.get-recovery-codes-file': {
    read: factorQueries.getRecoveryCodesFile,
    input: () => ({}),
    outcomes: readOutcomes(403, { visitor: 401, production: 'ok', administrator: 'ok' }),
  },
  // Only for the command line.
  'accounts.list-staff': { read: queries.listStaff, input: () => ({}), outcomes: readOutcomes(403, { visitor: 401 }) },
}
