import 'server-only'
import { getCodeSubject } from '@/lib/domain/qr-codes/find-code'
import { canManageCodes, type QrCodeSubject } from '@/lib/domain/qr-codes/policy'
import { codeWithReasonInput } from '@/lib/domain/qr-codes/schema'
import type { Caller } from '@/lib/server/command'

/** Shared by all commands with which administrators change one code; each needs a reason. */
export const aboutOneCode = {
  input: codeWithReasonInput,
  session: 'required' as const,
  confirms: true as const,
  load: ({ code }: { code: string }, { actor }: Caller): Promise<QrCodeSubject> => getCodeSubject(actor, code),
  authorize: canManageCodes,
}
