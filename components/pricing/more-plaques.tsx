import { TextLink } from '@/components/ui/text-link'
import { stoneMaterials } from '@/lib/domain/artwork/schema'
import type { Prices } from '@/lib/domain/billing/price-items'
import { newOrderPath } from '@/lib/domain/shop-orders/paths'
import { formatOere } from '@/lib/shared/money'

/** What a family can order besides a plan. Only where something can be bought. */
export function MorePlaques({ prices: { of } }: { prices: Prices }) {
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
        <TextLink href={newOrderPath()} className="inline-flex min-h-touch items-center">
          Se, hvad I kan bestille
        </TextLink>
      </p>
    </section>
  )
}
