import type { ReactNode } from 'react'
import { ForestScene } from '@/components/drawings/forest'
import { StartButton } from '@/components/landing/start-button'
import { PlanList } from '@/components/pricing/plan-list'
import { PricingAnswers } from '@/components/pricing/pricing-answers'
import { Fold } from '@/components/ui/fold'
import { PageBody } from '@/components/ui/page-body'
import { StackedTable } from '@/components/ui/stacked-table'
import { TouchLink } from '@/components/ui/text-link'
import { stoneMaterials } from '@/lib/domain/artwork/schema'
import { comparison, openForAll } from '@/lib/domain/billing/copy'
import { type Plan, plansAt } from '@/lib/domain/billing/plans'
import { type Prices, pricesOf, type SetPrices } from '@/lib/domain/billing/price-items'
import { newOrderPath } from '@/lib/domain/shop-orders/paths'
import { formatOere, VAT_PERCENT } from '@/lib/shared/money'

type PricingBodyProps = { isShopOpen: boolean; set: SetPrices; children?: ReactNode }

/**
 * /pricing at today's prices. While the shop is closed it says so and offers nothing. `children`: what the reader has
 * agreed to already.
 */
export function PricingBody({ isShopOpen, set, children }: PricingBodyProps) {
  const prices = pricesOf(set)
  const plans = plansAt(prices)
  return (
    <>
      <PageBody
        width="page"
        title="Mindesiden følger med stenen"
        // kept by: lib/shared/open-page.ts
        intro="Den er betalt sammen med stenen eller pladen, og den bliver stående, også når ingen betaler mere."
        className="pb-0 sm:pb-0"
      >
        {children}
        <PlanList plans={plans} isShopOpen={isShopOpen} />
        <p className="mt-10 max-w-measure text-muted-foreground">
          {/* 1 of 2 kept by: lib/domain/billing/plans.test.ts, tests/e2e/once/texts.spec.ts */}
          {/* 2 of 2 kept by: lib/domain/billing/plans.test.ts */}
          Alle priser er med {VAT_PERCENT} % moms. Der kommer ikke gebyrer oveni.
        </p>
        <div className="wrap-anywhere mt-6 flex flex-wrap items-center gap-x-8 gap-y-4">
          <StartButton />
          <p className="max-w-form">{isShopOpen ? 'I begynder med Basis og kan skifte, når I vil.' : openForAll}</p>
        </div>
        <Fold title="Hvad er med i hver plan?" className="mt-12 border-b">
          <PlanComparison plans={plans} />
        </Fold>
        {isShopOpen && <MorePlaques prices={prices} />}
        <section className="my-section">
          <h2 className="mb-8 text-2xl">Svar på det, mange spørger om</h2>
          <PricingAnswers isShopOpen={isShopOpen} />
        </section>
      </PageBody>
      <ForestScene className="mask-t-from-55% h-80 w-full sm:h-112" />
    </>
  )
}

function PlanComparison({ plans }: { plans: readonly Plan[] }) {
  return (
    <StackedTable
      caption="Hvad der er i hver plan"
      columns={['Indhold', ...plans.map(({ name }) => name)]}
      rows={comparison.map((row) => ({
        key: row.name,
        name: row.name,
        cells: plans.map(({ id }) => <Cell key={id} value={row[id]} />),
      }))}
      isEven
    />
  )
}

function Cell({ value }: { value: string | boolean }) {
  if (value === true) return 'Med'
  const text = value === false ? 'Ikke med' : value
  return <span className={text === 'Ikke med' ? 'text-muted-foreground' : undefined}>{text}</span>
}

/** What a family can order besides a plan. Only where something can be bought. */
function MorePlaques({ prices: { of } }: { prices: Prices }) {
  const cheapest = Math.min(...stoneMaterials.map((material) => of(`shop.plaque.${material}`)))
  return (
    <section className="mt-section max-w-measure">
      <h2 className="mb-4 text-2xl">En plade eller en kode mere</h2>
      <p className="text-muted-foreground">
        {/* 3, 4 of 4 kept by: lib/domain/shop-orders/order-fields.ts, lib/domain/production/commands/make-batch.test.ts */}
        Har I mindesiden, kan I bestille mere hos os. Det koster fra {formatOere(cheapest)} for en plade med en kode,{' '}
        {formatOere(of('shop.code'))} for en kode, som stenhuggeren kan hugge, og {formatOere(of('shop.engraving'))} for
        gravering i jeres egen plade. Fragten er {formatOere(of('shop.freight'))}, og koden sender vi uden fragt. I ser
        tegningen, før vi graverer.
      </p>
      <p className="mt-4">
        <TouchLink href={newOrderPath()}>Se, hvad I kan bestille</TouchLink>
      </p>
    </section>
  )
}
