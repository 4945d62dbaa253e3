import { HeathScene } from '@/components/drawings/heath'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { newOrderPath } from '@/lib/domain/shop-orders/paths'
import { WhatCanBeOrdered } from './what-can-be-ordered'

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
