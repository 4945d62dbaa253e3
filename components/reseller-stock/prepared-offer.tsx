import type { FormDraftView } from '@/components/form/form-draft'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { OfferedPageView } from '@/lib/domain/resellers/stock/prepared-page-schema'

type PreparedOfferProps = { code: string; offer: OfferedPageView; draft: FormDraftView }

/** What the stonemason wrote down, offered to the family: take it as a beginning, or throw it away. */
export function PreparedOffer({ code, offer, draft }: PreparedOfferProps) {
  const { name, birthName, lifeDates, epitaph, restingCemetery, companyName } = offer
  const path = `/api/qr-codes/${code}/prepared-page`
  return (
    <section id="forberedt" className="space-y-6">
      <h2 className="text-2xl">Siden om {name} er forberedt</h2>
      {draft && <Notice variant="error">{draft.message}</Notice>}
      <p>
        {companyName} har skrevet det, der står på stenen, så du har noget at begynde med. Du kan rette alt, og ingen
        ser siden, før du siger til.
      </p>
      <div className="rounded-xl border border-border px-6 py-5 text-center font-serif">
        <p className="wrap-anywhere text-2xl">{name}</p>
        {birthName && <p className="text-muted-foreground">født {birthName}</p>}
        {lifeDates && <p className="mt-1 text-lg">{lifeDates}</p>}
        {epitaph && <p className="mt-3 whitespace-pre-line italic">{epitaph}</p>}
        {restingCemetery && <p className="mt-3 text-muted-foreground">{restingCemetery}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <form action={`${path}/use`} method="post">
          <Button type="submit" size="lg">
            Brug det, og gå i gang
          </Button>
        </form>
        <form action={`${path}/decline`} method="post">
          <Button type="submit" size="lg" variant="outline">
            Begynd forfra
          </Button>
        </form>
      </div>
      <p className="text-muted-foreground">
        Når du har valgt, kan {companyName} ikke længere se det, de skrev. De kan heller ikke se din side.
      </p>
    </section>
  )
}
