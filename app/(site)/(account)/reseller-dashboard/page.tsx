import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { qrMatrixPath } from '@/components/drawings/qr-matrix-path'
import { FindCode } from '@/components/reseller-stock/find-code'
import { StockSections } from '@/components/reseller-stock/stock-sections'
import { NoMembership } from '@/components/resellers/no-membership'
import { ResellerHelp } from '@/components/resellers/reseller-help'
import { ResellerProfile } from '@/components/resellers/reseller-profile'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { findDraft } from '@/lib/domain/find-draft'
import { countSheetsToCorrect } from '@/lib/domain/proof-sheets/queries'
import { listAgreements } from '@/lib/domain/resellers/agreement-queries'
import { findOwnApplication } from '@/lib/domain/resellers/application-queries'
import { agreementForm } from '@/lib/domain/resellers/form-names'
import { listOwnOrders } from '@/lib/domain/resellers/order-queries'
import { findOwnReseller } from '@/lib/domain/resellers/queries'
import { listOwnBoxes } from '@/lib/domain/resellers/stock/box-queries'
import { getStockOverview } from '@/lib/domain/resellers/stock/queries'
import { currentActor } from '@/lib/server/actor'
import { env } from '@/lib/server/env'
import { orNull } from '@/lib/server/read'
import { isSignedIn } from '@/lib/shared/actor'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Forhandler', robots: { index: false } }

const SAMPLE = qrMatrixPath('Eksempel på en mindeplade')

export default async function ResellerDashboardPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  if (!isSignedIn(actor)) redirect('/login?redirect=/reseller-dashboard')
  const reseller = await findOwnReseller(actor)
  if (!reseller) {
    const [application, boxes] = await Promise.all([findOwnApplication(actor), orNull(listOwnBoxes(actor))])
    return (
      <NoMembership application={application} supportEmail={env.SUPPORT_EMAIL} boxes={boxes ?? []} sample={SAMPLE} />
    )
  }
  const [overview, orders, sheetsToCorrect, agreements, refusal] = await Promise.all([
    getStockOverview(actor),
    listOwnOrders(actor, { take: 3 }),
    countSheetsToCorrect(actor),
    listAgreements(actor),
    findDraft(agreementForm, textParam(query, 'kladde')),
  ])
  return (
    <PageBody width="page" className="space-y-14">
      <PageHeader title={reseller.companyName} />
      {refusal && <Notice variant="error">{refusal.message}</Notice>}
      {overview.total > 0 && <FindCode />}
      <StockSections overview={overview} orders={orders.items} sheetsToCorrect={sheetsToCorrect} />
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-14 lg:grid-cols-2">
        <ResellerProfile reseller={reseller} agreements={agreements} accountName={actor.fullName} />
        <ResellerHelp supportEmail={env.SUPPORT_EMAIL} />
      </div>
    </PageBody>
  )
}
