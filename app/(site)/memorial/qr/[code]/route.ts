import { codeFromParam } from '@/lib/domain/qr-codes/code-param'
import { findLinkTarget } from '@/lib/domain/qr-codes/link-target'
import { seeOther } from '@/lib/server/http'

export async function GET(_: Request, { params }: { params: Promise<{ code: string }> }) {
  const code = codeFromParam((await params).code)
  return seeOther((await findLinkTarget(code)) ?? `/qr-scan/${encodeURIComponent(code)}`)
}
