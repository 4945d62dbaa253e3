import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { HeathScene } from '@/components/drawings/heath'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { TextLink } from '@/components/ui/text-link'
import { currentActor } from '@/lib/server/actor'
import { isSignedIn } from '@/lib/shared/actor'

export const metadata: Metadata = { title: 'Mine bestillinger', robots: { index: false } }

export default async function OrdersPage() {
  if (!isSignedIn(await currentActor())) redirect('/login?redirect=/orders')
  return (
    <PageBody>
      <PageHeader title="Mine bestillinger" />
      <EmptyState
        drawing={<HeathScene className="aspect-4/3 w-full" />}
        title="Du har ingen bestillinger hos os"
        text="Stenen eller pladen er bestilt hos stenhuggeren eller bedemanden. Spørg dem om levering, tekst og betaling."
        action={
          <>
            <LinkButton href="/contact?emne=question">Skriv til os</LinkButton>
            <LinkButton href="/profile" variant="outline">
              Til min profil
            </LinkButton>
          </>
        }
      />
      <p className="mx-auto max-w-form text-center text-muted-foreground">
        Skal I bruge en ny plade eller en kode mere, så skriv, hvilken sten det er til. Mindesiden selv koster ikke
        noget. <TextLink href="/pricing">Se priserne</TextLink>.
      </p>
    </PageBody>
  )
}
