import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { TermsNotice } from '@/components/accounts/terms-notice'
import { LinkedMemorials } from '@/components/qr-codes/linked-memorials'
import { NextMemorial } from '@/components/qr-codes/next-memorial'
import { PreparedOffer } from '@/components/reseller-stock/prepared-offer'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { findMissingTerms } from '@/lib/domain/accounts/queries'
import { findDraft } from '@/lib/domain/find-draft'
import { codeFromParam } from '@/lib/domain/qr-codes/code-param'
import { memorialsPerStone } from '@/lib/domain/qr-codes/policy'
import { findOwnCode, listLinkableMemorials, listMemorialsOfCode } from '@/lib/domain/qr-codes/queries'
import { findOfferedPage } from '@/lib/domain/resellers/stock/prepared-page-queries'
import { offeredPageFormName } from '@/lib/domain/resellers/stock/stock-forms'
import { currentActor } from '@/lib/server/actor'
import { type PageQuery, textParam } from '@/lib/shared/page-params'
import { formatTextCode } from '@/lib/shared/qr-text-code'

export const metadata: Metadata = { title: 'Din QR-kode', robots: { index: false } }

type Props = { params: Promise<{ code: string }>; searchParams: Promise<PageQuery> }

export default async function QrSetupPage({ params, searchParams }: Props) {
  const actor = await currentActor()
  const found = await findOwnCode(actor, { code: codeFromParam((await params).code) })
  if ('elsewhere' in found) redirect(found.elsewhere)
  const { id, code } = found.code
  const [linked, linkable, missingTerms, offer, draft] = await Promise.all([
    listMemorialsOfCode(actor, { code }),
    listLinkableMemorials(actor, { qrCodeId: id }),
    findMissingTerms(actor),
    findOfferedPage(actor, { code }),
    findDraft(offeredPageFormName, textParam(await searchParams, 'kladde')),
  ])
  const hasCapacity = linked.length < memorialsPerStone
  return (
    <PageBody className="space-y-12">
      <PageHeader
        title="Din QR-kode"
        intro={
          <>
            <span className="tabular-nums tracking-wider">{formatTextCode(code)}</span> er knyttet til din konto.
          </>
        }
      />
      <TermsNotice missing={missingTerms} path={`/qr-setup/${code}`} />
      {linked.length > 0 && (
        <section className="space-y-5">
          <h2 className="text-2xl">{linked.length > 1 ? 'Koden fører til begge' : 'Koden fører til'}</h2>
          <LinkedMemorials code={code} memorials={linked} />
        </section>
      )}
      {hasCapacity && offer && <PreparedOffer code={code} offer={offer} draft={draft} />}
      {hasCapacity && <NextMemorial code={code} linkedCount={linked.length} hasOwnMemorials={linkable.length > 0} />}
    </PageBody>
  )
}
