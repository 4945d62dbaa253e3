import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { VatBoxes, VatDocuments, VatLosses, VatNavigation } from '@/components/bookkeeping/vat-parts'
import { buttonVariants } from '@/components/ui/button-variants'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { LoadMore } from '@/components/ui/load-more'
import { PageBody } from '@/components/ui/page-body'
import { exportPath, vatPath } from '@/lib/domain/bookkeeping/paths'
import { getVat } from '@/lib/domain/bookkeeping/vat/vat-queries'
import { vatInput } from '@/lib/domain/bookkeeping/vat/vat-schema'
import { dayText } from '@/lib/domain/invoices/copy'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'
import { withQuery } from '@/lib/shared/with-query'

export const metadata: Metadata = { title: 'Moms' }

export default async function VatPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const view = await orNotFound(getVat(actor, vatInput.parse(query)))
  const { period, previous, next, items, nextAfter } = view
  return (
    <PageBody
      width="page"
      title={`Moms, ${period.label}`}
      intro={`${dayText(period.from)} til og med ${dayText(period.to)}. Skal angives og betales senest ${dayText(period.dueOn)}.`}
      className="space-y-10"
    >
      <VatNavigation period={period} previous={previous} next={next} />
      <VatBoxes view={view} />
      <Link
        href={withQuery(exportPath, { from: period.from, to: period.to })}
        className={buttonVariants({ variant: 'outline' })}
      >
        Hent periodens posteringer
      </Link>
      {view.losses.length > 0 && <VatLosses losses={view.losses} />}
      <section className="space-y-4">
        <h2 className="text-xl">Fakturaer og kreditnotaer</h2>
        {items.length > 0 ? (
          <VatDocuments documents={items} />
        ) : (
          <EmptyState
            title="Der er ingen i perioden"
            text="De står efter deres egen dato, ikke efter hvornår de blev betalt."
          />
        )}
        {nextAfter && <LoadMore href={withQuery(vatPath, { period: period.key, after: String(nextAfter) })} />}
      </section>
    </PageBody>
  )
}
