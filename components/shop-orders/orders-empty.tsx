import { HeathScene } from '@/components/drawings/heath'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import { itemTexts } from '@/lib/domain/shop-orders/copy'
import { newOrderPath } from '@/lib/domain/shop-orders/paths'
import { shopItems } from '@/lib/domain/shop-orders/schema'

/** Nothing was ordered yet: where the stone itself is ordered, and what we make. */
export function OrdersEmpty({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      <EmptyState
        drawing={<HeathScene className="aspect-4/3 w-full" />}
        title="Du har ingen bestillinger hos os"
        text="Stenen eller pladen er bestilt hos stenhuggeren eller bedemanden. Spørg dem om levering, tekst og betaling."
        action={
          <>
            {isOpen && <LinkButton href={newOrderPath()}>Bestil</LinkButton>}
            <LinkButton href="/contact?emne=question" variant={isOpen ? 'outline' : 'primary'}>
              Skriv til os
            </LinkButton>
          </>
        }
      />
      <WhatCanBeOrdered />
    </>
  )
}

/** The three things that a family can order from us. */
function WhatCanBeOrdered() {
  return (
    <section aria-labelledby="kan-bestilles" className="mx-auto mt-10 max-w-form">
      <h2 id="kan-bestilles" className="mb-4 text-xl">
        Det kan du bestille hos os
      </h2>
      <ul className="divide-y divide-border border-border border-y">
        {shopItems.map((item) => (
          <li key={item} className="py-4">
            <TextLink href={newOrderPath({ vare: item })} className="inline-flex min-h-touch items-center">
              {itemTexts[item].name}
            </TextLink>
            <p className="text-muted-foreground">{itemTexts[item].text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
