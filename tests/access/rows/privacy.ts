import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { acceptHandover } from '@/lib/domain/privacy/commands/accept-handover'
import { cancelDeletion } from '@/lib/domain/privacy/commands/cancel-deletion'
import { deleteAccount } from '@/lib/domain/privacy/commands/delete-account'
import { deleteDraft } from '@/lib/domain/privacy/commands/delete-draft'
import { keepDraft } from '@/lib/domain/privacy/commands/keep-draft'
import { processDraft } from '@/lib/domain/privacy/commands/process-draft'
import { registerHeir } from '@/lib/domain/privacy/commands/register-heir'
import { requestDeletion } from '@/lib/domain/privacy/commands/request-deletion'
import { restoreAccount } from '@/lib/domain/privacy/commands/restore-account'
import { db } from '@/lib/server/db'
import { hourMs } from '@/lib/shared/durations'
import { type AccessRow, outcomes } from '@/tests/access/row'
import type { World } from '@/tests/access/world'
import { createAccount, testPassword } from '@/tests/factories/accounts'

let count = 0

const invitation = ({ memorial, people }: World) =>
  createAccessToken(db, {
    kind: 'memorial_handover',
    userId: people.owner.id,
    memorialId: memorial.id,
    email: 'bo@eksempel.dk',
    validMs: hourMs,
  })

const asDraft = async ({ memorial: { id } }: World) => {
  await db.memorial.update({ where: { id }, data: { state: 'draft', publishedAt: null } })
  return id
}

export const privacyRows: Record<string, AccessRow> = {
  // Accounts delete only themselves.
  'privacy.request-deletion': {
    command: requestDeletion,
    input: async ({ memorial }) => {
      await createAccount({ isAdmin: true, staffScope: 'full' })
      return { password: testPassword, choices: { [memorial.id]: { kind: 'archive' } } }
    },
    outcomes: outcomes('ok', { visitor: 401 }),
  },
  'privacy.cancel-deletion': {
    command: cancelDeletion,
    input: () => ({}),
    outcomes: outcomes('ok', { visitor: 401 }),
  },
  // Authorised by the link from the mail.
  'privacy.restore-account': {
    command: restoreAccount,
    input: async () => {
      const { id: userId } = await createAccount()
      await db.user.update({ where: { id: userId }, data: { deletionDueAt: new Date(Date.now() + hourMs) } })
      return { token: await createAccessToken(db, { kind: 'account_restore', userId, validMs: hourMs }) }
    },
    outcomes: outcomes('ok'),
  },
  // The same, except for the owner who gives the page away.
  'privacy.accept-handover': {
    command: acceptHandover,
    input: async (world) => ({ token: await invitation(world) }),
    outcomes: outcomes('ok', { visitor: 401, owner: 403 }),
  },
  'privacy.register-heir': {
    command: registerHeir,
    input: async (world) => {
      const username = `arving${++count}`
      const person = { username, fullName: 'Bo Holm', password: 'lyng og hav', email: `${username}@eksempel.dk` }
      return { ...person, token: await invitation(world) }
    },
    outcomes: outcomes('ok'),
  },
  'privacy.keep-draft': {
    command: keepDraft,
    input: async (world) => ({ id: await asDraft(world) }),
    outcomes: outcomes(404, { first_reader: 403, editor: 'ok', owner: 'ok', administrator: 403 }),
  },
  'privacy.delete-draft': {
    command: deleteDraft,
    input: async (world) => ({ id: await asDraft(world), sure: 'ja' }),
    outcomes: outcomes(404, { visitor: 401, first_reader: 403, editor: 403, owner: 'ok', administrator: 403 }),
  },
  // Run only by jobs.
  'privacy.process-draft': {
    command: processDraft,
    input: ({ memorial }) => ({ memorialId: memorial.id }),
    outcomes: outcomes(403, { visitor: 401 }),
  },
  'privacy.delete-account': {
    command: deleteAccount,
    input: ({ people }) => ({ userId: people.foreign.id }),
    outcomes: outcomes(403, { visitor: 401 }),
  },
}
