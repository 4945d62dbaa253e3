import 'server-only'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import type { QrCodeSubject } from '@/lib/domain/qr-codes/policy'
import { findCodeSubject } from '@/lib/domain/qr-codes/queries'
import type { Actor } from '@/lib/shared/actor'

/** The code a command is about. Throws QR_CODE_UNKNOWN. Codes stand on stones in public: knowing one is no secret. */
export async function getCodeSubject(actor: Actor, code: string): Promise<QrCodeSubject> {
  const subject = await findCodeSubject(actor, code)
  if (!subject) throw new QrCodeError('QR_CODE_UNKNOWN')
  return subject
}
