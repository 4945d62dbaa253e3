import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CodeDesk, CodeNotFound } from '@/components/code-desk/code-desk'
import { CodeEntry } from '@/components/code-desk/code-entry'
import { PageBody } from '@/components/ui/page-body'
import { openCodeDesk } from '@/lib/domain/code-desk/queries'
import { canReadCodes } from '@/lib/domain/qr-codes/policy'
import { currentActor } from '@/lib/server/actor'
import { isFullAdministrator } from '@/lib/shared/actor'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Scan en kode', robots: { index: false } }

export default async function QrScannerPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  if (!canReadCodes(actor)) notFound()
  const typed = textParam(query, 'code')?.trim().slice(0, 500) ?? ''
  const answer = typed ? await openCodeDesk(actor, { typed }) : null
  return (
    <PageBody
      width="page"
      title="Scan en kode"
      intro="Se, hvor koden er, hvad der er sket med den, og hvad der kan gøres. Linket i adresselinjen kan deles."
    >
      <CodeEntry key={typed} typed={typed} />
      {answer && (
        <div className="mt-12">
          {answer.kind === 'code' ? (
            <CodeDesk desk={answer} canManage={isFullAdministrator(actor)} />
          ) : (
            <CodeNotFound answer={answer} />
          )}
        </div>
      )}
    </PageBody>
  )
}
