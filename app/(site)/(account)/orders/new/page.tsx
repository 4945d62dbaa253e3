import type { Metadata } from 'next'
import { requireSignedIn } from '@/app/(site)/signed-in'
import { OrderForm } from '@/components/shop-orders/order-form'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { PageBody } from '@/components/ui/page-body'
import { findDraft } from '@/lib/domain/find-draft'
import { orderFormName } from '@/lib/domain/shop-orders/copy'
import { newOrderPath } from '@/lib/domain/shop-orders/paths'
import { getOrderForm } from '@/lib/domain/shop-orders/queries'
import { newOrderQuery } from '@/lib/domain/shop-orders/schema'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Bestil', robots: { index: false } }

export default async function NewOrderPage({ searchParams }: PageProps) {
  const query = await searchParams
  const wanted = newOrderQuery.parse(query)
  const actor = await requireSignedIn(newOrderPath(wanted))
  const [view, draft] = await Promise.all([getOrderForm(actor, wanted), findDraft(orderFormName, query)])
  return (
    <PageBody title="Bestil" intro="En plade, en kode mere eller gravering, til en mindeside, som du er med på.">
      {view.methods.length === 0 ? (
        <EmptyState
          title="Der kan ikke bestilles her på siden lige nu"
          text="Skriv til os, hvilken sten det er til, så finder vi ud af det."
          action={<LinkButton href="/contact?emne=question">Skriv til os</LinkButton>}
        />
      ) : view.choices.length === 0 ? (
        <EmptyState
          title="Du har ingen mindeside endnu"
          text="Det, vi laver, hører til en mindeside. Opret siden først, eller bed ejeren om at lade dig skrive med."
          action={<LinkButton href="/create-memorial">Opret mindeside</LinkButton>}
        />
      ) : (
        <OrderForm view={view} item={wanted.vare ?? 'plaque'} draft={draft} />
      )}
    </PageBody>
  )
}
