import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { requireSignedIn } from '@/app/(site)/signed-in'
import { qrMatrixPath } from '@/components/drawings/qr-matrix-path'
import { StockSections } from '@/components/reseller-stock/stock-sections'
import { AgreementFacts } from '@/components/resellers/agreement-facts'
import { NoMembership } from '@/components/resellers/no-membership'
import { Badge } from '@/components/ui/badge'
import { FilterForm, SearchField } from '@/components/ui/filter-form'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { TextLink } from '@/components/ui/text-link'
import { findDraft } from '@/lib/domain/find-draft'
import { countSheetsToCorrect } from '@/lib/domain/proof-sheets/queries'
import { listAgreements } from '@/lib/domain/resellers/agreement-queries'
import type { AgreementView } from '@/lib/domain/resellers/agreement-schema'
import { findOwnApplication } from '@/lib/domain/resellers/application-queries'
import { listOwnOrders } from '@/lib/domain/resellers/order-queries'
import { agreementForm } from '@/lib/domain/resellers/paths'
import { findOwnReseller } from '@/lib/domain/resellers/queries'
import type { ResellerView } from '@/lib/domain/resellers/schema'
import { listOwnBoxes } from '@/lib/domain/resellers/stock/box-queries'
import { getStockOverview } from '@/lib/domain/resellers/stock/queries'
import { env } from '@/lib/server/env'
import { orNull } from '@/lib/server/read'
import { formatCvr } from '@/lib/shared/cvr'
import { formatDate } from '@/lib/shared/danish-time'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Forhandler', robots: { index: false } }

const SAMPLE = qrMatrixPath('Eksempel på en mindeplade')

export default async function ResellerDashboardPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, requireSignedIn('/reseller-dashboard')])
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
    findDraft(agreementForm, query),
  ])
  return (
    <PageBody width="page" title={reseller.companyName} className="space-y-14">
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

/** The way from a plaque in the hand to its code. */
function FindCode() {
  return (
    <FilterForm path="/reseller-dashboard/codes" submit="Find" className="max-w-measure">
      <SearchField label="Find en kode" hint="De ti tegn på pladen, eller de første af dem." maxLength={80} isCode />
    </FilterForm>
  )
}

/** What a reseller comes for when something went wrong, or somebody asks. */
function ResellerHelp({ supportEmail }: { supportEmail: string }) {
  return (
    <div className="space-y-12">
      <section>
        <h2 className="text-2xl">Hvis noget er galt</h2>
        <p className="mt-3">
          Er en kode blevet væk eller forbyttet, så <TextLink href="/reseller-dashboard/codes">find den</TextLink>, og
          spær den. Så kan ingen tage den i brug, og vi får besked. Kan en kode på en sten ikke scannes, så send et
          billede til{' '}
          <TextLink href={`mailto:${supportEmail}`} className="wrap-anywhere">
            {supportEmail}
          </TextLink>
          .
        </p>
      </section>
      <section>
        <h2 className="text-2xl">Når familien spørger</h2>
        <p className="mt-3">
          Vis dem siden <TextLink href="/qr-info">Det begynder med koden på stenen</TextLink>. Der står, hvad de skal
          gøre, og hvad kortet er til.
        </p>
      </section>
    </div>
  )
}

type ResellerProfileProps = { reseller: ResellerView; agreements: AgreementView[]; accountName: string }

function ResellerProfile({ reseller, agreements, accountName }: ResellerProfileProps) {
  return (
    <section>
      <h2 className="mb-4 text-2xl">Jeres aftale</h2>
      <dl className="divide-y divide-border border-border border-y">
        <Fact name="Virksomhed">{reseller.companyName}</Fact>
        <Fact name="CVR-nummer">{formatCvr(reseller.cvr)}</Fact>
        <Fact name="Status">
          <Badge variant="success">Aktiv</Badge>
        </Fact>
        <Fact name="Forhandler siden">{formatDate(new Date(reseller.approvedAt))}</Fact>
        <Fact name="Konto">{accountName}</Fact>
        <Fact name="Aftale">
          <AgreementFacts agreements={agreements} />
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 py-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
