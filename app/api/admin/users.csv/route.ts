import { writeAccountsCsv } from '@/lib/domain/account-desk/accounts-csv'
import { listAccountsForExport } from '@/lib/domain/account-desk/queries'
import { accountListInput } from '@/lib/domain/account-desk/schema'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute({
  name: 'admin.users-csv',
  input: accountListInput,
  // A million people's names and addresses.
  confirms: () => true,
  async run(actor, filter) {
    const body = writeAccountsCsv(await listAccountsForExport(actor, filter))
    return { body, contentType: 'text/csv; charset=utf-8', filename: 'konti.csv' }
  },
})
