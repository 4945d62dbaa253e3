import 'server-only'
import {
  aboutAccount,
  getAnotherAccount,
  notifyAccount,
  signOutEverywhere,
} from '@/lib/domain/account-desk/account-actions'
import { accountInput } from '@/lib/domain/account-desk/schema'
import { defineCommand } from '@/lib/server/command'

/**
 * Signs an account out on every device and notifies its owner. Throws NOT_FOUND or OWN_ACCOUNT (use /profile instead).
 */
export const endAccountSessions = defineCommand({
  name: 'account-desk.end-account-sessions',
  input: accountInput,
  ...aboutAccount,
  run: async (context, { id }) => {
    const account = await getAnotherAccount(context, id)
    const ended = await signOutEverywhere(context.tx, id)
    if (ended > 0) await notifyAccount(context, account, { act: 'signed-out', reason: null })
    context.about({ type: 'user', id, detail: { ended } })
    return { ended }
  },
})
