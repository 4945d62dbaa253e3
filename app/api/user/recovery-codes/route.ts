import { replaceRecoveryCodes } from '@/lib/domain/accounts/commands/replace-recovery-codes'
import { getRecoveryCodesFile } from '@/lib/domain/accounts/second-factor/queries'
import { fileRoute } from '@/lib/server/file-route'
import { route } from '@/lib/server/http'

export const GET = fileRoute(getRecoveryCodesFile)
export const POST = route(replaceRecoveryCodes)
