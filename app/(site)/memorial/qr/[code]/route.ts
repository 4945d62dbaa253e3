import { codeFromParam } from '@/lib/domain/qr-codes/code-param'
import { findCodePath } from '@/lib/domain/qr-codes/scan-queries'
import { currentActor } from '@/lib/server/actor'
import { seeOther } from '@/lib/server/http'

export async function GET(_: Request, { params }: { params: Promise<{ code: string }> }) {
  const code = codeFromParam((await params).code)
  return seeOther(await findCodePath(await currentActor(), { code }))
}
