import { getAccountsFile } from '@/lib/domain/account-desk/queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(getAccountsFile)
