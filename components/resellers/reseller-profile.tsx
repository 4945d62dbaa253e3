import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import type { AgreementView } from '@/lib/domain/resellers/agreement-schema'
import type { ResellerView } from '@/lib/domain/resellers/schema'
import { formatCvr } from '@/lib/shared/cvr'
import { formatDate } from '@/lib/shared/danish-time'
import { AgreementFacts } from './agreement-facts'

type ResellerProfileProps = { reseller: ResellerView; agreements: AgreementView[]; accountName: string }

export function ResellerProfile({ reseller, agreements, accountName }: ResellerProfileProps) {
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
