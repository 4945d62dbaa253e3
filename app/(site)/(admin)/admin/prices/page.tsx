import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { PriceForm } from '@/components/billing/price-form'
import { PriceList } from '@/components/billing/price-list'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { priceTexts } from '@/lib/domain/billing/copy'
import { setPriceForm } from '@/lib/domain/billing/paths'
import { listPriceDesk } from '@/lib/domain/billing/queries'
import { findDraft } from '@/lib/domain/find-draft'
import { currentActor } from '@/lib/server/actor'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Priser' }

export default async function PricesPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const [groups, draft] = await orNotFound(Promise.all([listPriceDesk(actor), findDraft(setPriceForm, query)]))
  const dayOf = (wanted: string) => groups.find(({ group }) => group === wanted)?.earliestDay ?? ''
  const item = textParam(query, 'vare') ?? ''
  const done = { sat: priceTexts.set, taget: priceTexts.takenBack }[textParam(query, 'tak') ?? '']
  return (
    <PageBody
      width="page"
      title="Priser"
      intro="En ny pris gælder fra den dag, du vælger. Det, nogen allerede har bestilt, koster det, de sagde ja til."
      className="space-y-14"
    >
      {done && <Notice variant="success">{done}</Notice>}
      {groups.map(({ group, items }) => (
        <PriceList key={group} group={group} items={items} />
      ))}
      <section id="ny-pris" className="scroll-mt-8">
        <h2 className="mb-6 text-2xl">Sæt en ny pris</h2>
        {/* A new choice in the list opens the form with that item. */}
        <PriceForm
          key={item}
          item={item}
          draft={draft}
          earliest={{ plans: dayOf('plans'), shop: dayOf('shop'), resellers: dayOf('resellers') }}
        />
      </section>
    </PageBody>
  )
}
