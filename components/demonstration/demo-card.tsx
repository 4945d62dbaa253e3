import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Notice, Outcome } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { demoCardFormName } from '@/lib/domain/demo/paths'
import type { DemoCardView } from '@/lib/domain/demo/schema'

type Props = { view: DemoCardView; isChanged: boolean; refusal: string | undefined }

/** Stands where the provider's page for the saved card would be. A plain form: it needs no script. */
export function DemoCard({ view, isChanged, refusal }: Props) {
  const { portal, last4, isRefused, returnPath } = view
  return (
    <PageBody width="form" title="Dit kort">
      <Notice title="Dette er en demonstration">
        Kortene er opdigtede, og ingen penge flyttes. Det ene kort bliver afvist, når der skal betales næste gang.
      </Notice>
      <Outcome refusal={refusal} className="mt-6" />
      {isChanged && !refusal && (
        <Notice variant="success" className="mt-6">
          Kortet er skiftet.
        </Notice>
      )}
      <p className="my-10 text-lg">
        {last4 ? `Visa •••• ${last4}` : 'Der er intet kort.'}
        {isRefused && ' (bliver afvist)'}
      </p>
      <form
        id={demoCardFormName}
        action={`/api/demo-cards/${encodeURIComponent(portal)}`}
        method="post"
        className="flex flex-col gap-3"
      >
        <Button type="submit" name="card" value="accepted" size="lg">
          Skift kort
        </Button>
        <Button type="submit" name="card" value="refused" variant="outline" size="lg">
          Skift til et kort, der bliver afvist
        </Button>
        <LinkButton href={returnPath} variant="ghost" size="lg" prefetch={false}>
          Tilbage
        </LinkButton>
      </form>
    </PageBody>
  )
}
