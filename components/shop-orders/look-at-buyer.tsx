import { ActionForm } from '@/components/form/action-form'
import { TextLink } from '@/components/ui/text-link'
import type { AdminOrderView } from '@/lib/domain/shop-orders/views'
import { formatEan } from '@/lib/shared/company'
import { formatCvr } from '@/lib/shared/cvr'
import { Fact } from './order-page'

/** What a public buyer wrote beside what we know, and the yes; the no is to call its order off. */
export function LookAtBuyer({ order }: { order: AdminOrderView }) {
  const { id, lookAtBuyer, buyerName, buyerEmail, buyerReference, cvr, ean, deliverTo, total } = order
  if (!lookAtBuyer) return null
  const { accountName, approved, declined } = lookAtBuyer
  return (
    <section className="space-y-4">
      <h2 className="text-xl">Offentlig køber: se efter, og godkend</h2>
      <p className="max-w-measure">
        Køberen betaler først bagefter, så intet er sat i gang, og fakturaen er ikke sendt. Passer navn, mail,
        CVR-nummer og EAN-nummer sammen? Er du i tvivl, så ring til institutionen på et nummer, du selv har fundet.
        Siger du nej, så afvis køberen og skriv hvorfor.
      </p>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact name="Navn på fakturaen">{buyerName}</Fact>
        <Fact name="Kontoen, der bestilte">
          {accountName ?? 'Slettet konto'}, {buyerEmail}
        </Fact>
        <Fact name="CVR-nummer">
          {cvr ? (
            <TextLink href={`https://datacvr.virk.dk/enhed/virksomhed/${cvr}`}>{formatCvr(cvr)}</TextLink>
          ) : (
            'Ikke oplyst, så køberen skal også ses efter næste gang'
          )}
        </Fact>
        <Fact name="EAN-nummer">{ean && formatEan(ean)}</Fact>
        <Fact name="Reference">{buyerReference}</Fact>
        <Fact name="Sendes til">{deliverTo.join(', ')}</Fact>
        <Fact name="I alt">{total}</Fact>
        <Fact name="Før med samme EAN-nummer">
          {approved} godkendt, {declined} afvist
        </Fact>
      </dl>
      <ActionForm
        action={`/api/admin/shop-orders/${id}/approve-buyer`}
        label="Godkend køberen"
        pendingText="Godkender..."
        variant="primary"
        doneMessage={{
          title: 'Køberen er godkendt',
          description: 'Fakturaen er sendt, og bestillingen kan sættes i gang.',
        }}
      />
    </section>
  )
}
