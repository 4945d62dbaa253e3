import * as accountQueries from '@/lib/domain/account-desk/account-queries'
import * as queries from '@/lib/domain/account-desk/queries'
import { accountListInput } from '@/lib/domain/account-desk/schema'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'

// Not even for the account itself, which has its profile.
const administratorsOnly = readOutcomes(403, { visitor: 401, administrator: 'ok' })

export const accountDeskReads: Record<string, ReadRow> = {
  'account-desk.list-accounts': {
    read: queries.listAccounts,
    input: ({ people }) => accountListInput.parse({ search: people.owner.username }),
    outcomes: administratorsOnly,
  },
  'account-desk.get-accounts-file': {
    read: queries.getAccountsFile,
    input: ({ people }) => accountListInput.parse({ search: people.owner.username }),
    outcomes: administratorsOnly,
  },
  'account-desk.find-account': {
    read: accountQueries.findAccount,
    input: ({ people }) => ({ id: people.owner.id }),
    outcomes: administratorsOnly,
  },
  'account-desk.find-account-name': {
    read: accountQueries.findAccountName,
    input: ({ people }) => ({ id: people.owner.id }),
    outcomes: administratorsOnly,
  },
}
