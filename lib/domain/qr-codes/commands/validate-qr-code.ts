import 'server-only'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canSeeMemorial } from '@/lib/domain/memorials/policy'
import { findCodeSubject } from '@/lib/domain/qr-codes/find-code'
import { isOutOfUse, type ValidateCodeView, validateCodeInput } from '@/lib/domain/qr-codes/schema'
import { anyone, defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'
import { isTextCode, readScannedText } from '@/lib/shared/qr-text-code'

/**
 * Whether a scanned text is one of our codes or pages, and the page it leads to if the caller can open it. The host is
 * not compared: stones outlive a change of domain, and the caller goes to our own address anyway.
 */
export const validateQrCode = defineCommand({
  name: 'qr-codes.validate-qr-code',
  input: validateCodeInput,
  session: 'optional',
  limits: (_, caller) => [{ name: 'validate-code', key: caller.address, points: 60, seconds: 60 }],
  async load({ code }, { actor }): Promise<ValidateCodeView> {
    const scanned = readScannedText(code)
    if (scanned.kind === 'other') return { valid: false }
    const key = scanned.kind === 'code' ? scanned.code : scanned.id
    return isTextCode(key) ? validateCode(actor, key) : validateMemorial(actor, key)
  },
  authorize: anyone,
  run: async (_, __, view) => view,
})

async function validateCode(actor: Actor, code: string): Promise<ValidateCodeView> {
  const subject = await findCodeSubject(actor, code)
  if (!subject) return { valid: false }
  // Blocked codes are valid too: /qr-scan explains them.
  if (isOutOfUse(subject.state)) return { valid: true }
  const memorial = subject.memorials.find((candidate) => canSeeMemorial(actor, candidate))
  return { valid: true, ...(memorial ? { memorialId: memorial.id } : {}) }
}

async function validateMemorial(actor: Actor, key: string): Promise<ValidateCodeView> {
  try {
    return { valid: true, memorialId: (await getMemorialSubject(actor, key)).id }
  } catch (error) {
    if (error instanceof DomainError) return { valid: false }
    throw error
  }
}
