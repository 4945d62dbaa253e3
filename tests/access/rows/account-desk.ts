import { disableAccount } from '@/lib/domain/account-desk/commands/disable-account'
import { endAccountSession } from '@/lib/domain/account-desk/commands/end-account-session'
import { endAccountSessions } from '@/lib/domain/account-desk/commands/end-account-sessions'
import { makeStaff } from '@/lib/domain/account-desk/commands/make-staff'
import { reopenAccount } from '@/lib/domain/account-desk/commands/reopen-account'
import { sendReset } from '@/lib/domain/account-desk/commands/send-reset'
import { suspendReseller } from '@/lib/domain/account-desk/commands/suspend-reseller'
import { unmakeStaff } from '@/lib/domain/account-desk/commands/unmake-staff'
import { db } from '@/lib/server/db'
import { type AccessRow, outcomes } from '@/tests/access/row'
import { createAccount, signIn } from '@/tests/factories/accounts'

/** Administrators only: others get 403 whether or not the account exists. */
const administratorsOnly = outcomes(403, { visitor: 401, administrator: 'ok' })
const reason = 'Det er aftalt.'
const somebody = async () => ({ id: (await createAccount()).id })

export const accountDeskRows: Record<string, AccessRow> = {
  'account-desk.disable-account': {
    command: disableAccount,
    input: async () => ({ ...(await somebody()), reason, ground: 'law' }),
    outcomes: administratorsOnly,
  },
  'account-desk.reopen-account': {
    command: reopenAccount,
    input: async () => {
      const { id } = await somebody()
      await db.user.update({ where: { id }, data: { disabledAt: new Date() } })
      return { id, reason }
    },
    outcomes: administratorsOnly,
  },
  'account-desk.end-account-session': {
    command: endAccountSession,
    input: async () => {
      const user = await createAccount()
      return { id: user.id, sessionId: (await signIn(user)).sessionId }
    },
    outcomes: administratorsOnly,
  },
  'account-desk.end-account-sessions': { command: endAccountSessions, input: somebody, outcomes: administratorsOnly },
  'account-desk.send-reset': { command: sendReset, input: somebody, outcomes: administratorsOnly },
  'account-desk.make-staff': {
    command: makeStaff,
    input: async () => ({ ...(await somebody()), scope: 'production', reason }),
    outcomes: administratorsOnly,
  },
  'account-desk.suspend-reseller': {
    command: suspendReseller,
    input: ({ reseller }) => ({ id: reseller.id, reason, ground: 'terms' }),
    outcomes: administratorsOnly,
  },
  'account-desk.unmake-staff': {
    command: unmakeStaff,
    input: async () => {
      const { id } = await createAccount({ isAdmin: true, staffScope: 'production' })
      return { id, reason }
    },
    outcomes: administratorsOnly,
  },
}
