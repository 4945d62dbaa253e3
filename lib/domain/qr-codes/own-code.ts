import 'server-only'
import { ownsCode, type QrCodeSubject } from '@/lib/domain/qr-codes/policy'
import { findCodeSubject } from '@/lib/domain/qr-codes/queries'
import { type Actor, isSignedIn } from '@/lib/shared/actor'

/**
 * The code in the hands of its owner, or where to go instead: to sign in for visitors, else to the page that says how
 * it stands with the code.
 */
export async function findOwnCode(
  actor: Actor,
  code: string,
): Promise<{ code: QrCodeSubject } | { elsewhere: string }> {
  const scanPage = `/qr-scan/${encodeURIComponent(code)}`
  const subject = await findCodeSubject(actor, code)
  if (!subject) return { elsewhere: scanPage }
  if (!isSignedIn(actor)) return { elsewhere: `${scanPage}/login` }
  const isInUse = subject.state !== 'blocked' && subject.state !== 'retired'
  return isInUse && ownsCode(actor, subject) ? { code: subject } : { elsewhere: scanPage }
}
