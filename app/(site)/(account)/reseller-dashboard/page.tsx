import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { Plaque } from '@/components/drawings/plaque'
import { qrMatrixPath } from '@/components/drawings/qr-matrix-path'
import { ResellerHelp } from '@/components/resellers/reseller-help'
import { ResellerProfile } from '@/components/resellers/reseller-profile'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { findOwnReseller } from '@/lib/domain/resellers/queries'
import { currentActor } from '@/lib/server/actor'
import { env } from '@/lib/server/env'
import { isSignedIn } from '@/lib/shared/actor'

export const metadata: Metadata = { title: 'Forhandler', robots: { index: false } }

const SAMPLE = qrMatrixPath('Eksempel på en mindeplade')

export default async function ResellerDashboardPage() {
  const actor = await currentActor()
  if (!isSignedIn(actor)) redirect('/login?redirect=/reseller-dashboard')
  const reseller = await findOwnReseller(actor)
  if (!reseller) return <NoReseller />
  return (
    <PageBody width="page">
      <PageHeader title={reseller.companyName} intro="Jeres side som forhandler." />
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-14 lg:grid-cols-2">
        <ResellerProfile reseller={reseller} accountName={actor.fullName} />
        <ResellerHelp supportEmail={env.SUPPORT_EMAIL} />
      </div>
    </PageBody>
  )
}

function NoReseller() {
  return (
    <PageBody>
      <PageHeader title="Forhandler" />
      <EmptyState
        drawing={<Plaque qrPath={SAMPLE.path} qrModules={SAMPLE.modules} />}
        title="Din konto hører ikke til en forhandler"
        text="Siden her er for stenhuggere, bedemænd og andre, der leverer sten og plader med en kode. Er du en af dem, så læs, hvordan I kommer i gang."
        action={
          <>
            <LinkButton href="/reseller-register">Bliv forhandler</LinkButton>
            <LinkButton href="/profile" variant="outline">
              Til min profil
            </LinkButton>
          </>
        }
      />
    </PageBody>
  )
}
