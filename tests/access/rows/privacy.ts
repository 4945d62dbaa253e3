import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { acceptHandover } from '@/lib/domain/privacy/commands/accept-handover'
import { cancelDeletion } from '@/lib/domain/privacy/commands/cancel-deletion'
import { deleteAccount } from '@/lib/domain/privacy/commands/delete-account'
import { registerHeir } from '@/lib/domain/privacy/commands/register-heir'
import { requestDeletion } from '@/lib/domain/privacy/commands/request-deletion'
import { restoreAccount } from '@/lib/domain/privacy/commands/restore-account'
import { db } from '@/lib/server/db'
import { type AccessRow, outcomes } from '@/tests/access/row'
import type { World } from '@/tests/access/world'
import { createAccount, testPassword } from '@/tests/factories/accounts'

const hourMs = 3600_000
let count = 0

const invitation = ({ memorial, people }: World) =>
  createAccessToken(db, {
    kind: 'memorial_handover',
    userId: people.owner.id,
    memorialId: memorial.id,
    email: 'bo@eksempel.dk',
    validMs: hourMs,
  })

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
  // Run only by jobs.
  'privacy.delete-account': {
    command: deleteAccount,
    input: ({ people }) => ({ userId: people.foreign.id }),
    outcomes: outcomes(403, { visitor: 401 }),
  },
}
