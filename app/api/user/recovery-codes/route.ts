import { z } from 'zod'
import { replaceRecoveryCodes } from '@/lib/domain/accounts/commands/replace-recovery-codes'
import { getRecoveryCodesFile } from '@/lib/domain/accounts/second-factor/queries'
import { fileRoute } from '@/lib/server/file-route'
import { route } from '@/lib/server/http'

export const GET = fileRoute({
  name: 'user.recovery-codes',
  input: z.object({}),
  run: async (actor) => ({
    body: await getRecoveryCodesFile(actor),
    contentType: 'text/plain; charset=utf-8',
    filename: 'noedkoder.txt',
  }),
})
export const POST = route(replaceRecoveryCodes)
