import type { ReactNode } from 'react'
import { ActionForm } from '@/components/form/action-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { AdminActs } from '@/components/shop-orders/admin-acts'
import { Badge } from '@/components/ui/badge'
import { TextLink, TouchLink } from '@/components/ui/text-link'
import { methodTexts } from '@/lib/domain/payments/copy'
import { closedTexts, stepTexts, waitedText } from '@/lib/domain/shop-orders/copy'
import type { AdminOrderView } from '@/lib/domain/shop-orders/views'
import { formatEan } from '@/lib/shared/company'
import { formatCvr } from '@/lib/shared/cvr'
import { Fact, OrderDocuments, OrderFacts } from './order-page'

/** Everything administrators see and do with one order. */
export function AdminOrder({ order, draft }: { order: AdminOrderView; draft: FormDraftView }) {
  const { status, step, buyerName, buyerEmail, buyerId, memorialId, cvr, ean, buyerReference } = order
  const { documents, payments, history, reason, isLate, waitedDays } = order
  return (
    <div className="space-y-12">
      <p className="flex flex-wrap items-center gap-4">
        <Badge variant={closedTexts[status] ? 'neutral' : 'info'}>{closedTexts[status] ?? stepTexts[step]}</Badge>
        {isLate && <Badge variant="danger">Forsinket</Badge>}
        {reason && <span className="wrap-anywhere">{reason}</span>}
      </p>
      <LookAtBuyer order={order} />
      <AdminActs order={order} draft={draft} />
      <Part title="Bestillingen">
        <OrderFacts order={order}>
          <Fact name="Køber">
            {buyerId ? <TextLink href={`/admin/users/${buyerId}`}>{buyerName}</TextLink> : buyerName}, {buyerEmail}
          </Fact>
          {memorialId && (
            <Fact name="Mindeside">
              <TextLink href={`/admin/users/pages/${memorialId}`}>Se mindesiden</TextLink>
            </Fact>
          )}
          {waitedDays !== null && <Fact name="Har ventet">{waitedText(waitedDays, order.paidAt !== null)}</Fact>}
          {cvr && <Fact name="CVR-nummer">{formatCvr(cvr)}</Fact>}
          {ean && <Fact name="EAN-nummer">{formatEan(ean)}</Fact>}
          {buyerReference && <Fact name="Reference">{buyerReference}</Fact>}
        </OrderFacts>
      </Part>
      <Part title="Koder, tegninger og værksted">
        <OrderCodes order={order} />
      </Part>
      <Part title="Betaling og bilag">
        {documents.length === 0 && payments.length === 0 && (
          <p className="text-muted-foreground">Der er ingen endnu.</p>
        )}
        <p className="flex flex-wrap gap-x-6">
          <OrderDocuments documents={documents} />
        </p>
        <ul className="mt-3 empty:hidden">
          {payments.map(({ id, method, status: state, amount, at }) => (
            <li key={id} className="tabular-nums">
              {at}: {amount}, {methodTexts[method]}, {paymentTexts[state] ?? state}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Historik">
        <ul>
          {history.map(({ at, text }) => (
            <li key={`${at} ${text}`} className="wrap-anywhere">
              <span className="text-muted-foreground tabular-nums">{at}</span> {text}
            </li>
          ))}
        </ul>
      </Part>
    </div>
  )
}

const paymentTexts: Readonly<Record<string, string>> = {
  open: 'venter',
  paid: 'betalt',
  failed: 'afvist',
  expired: 'udløbet',
  cancelled: 'trukket tilbage',
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
    </section>
  )
}

/** What a public buyer wrote beside what we know, and the yes; the no is to call its order off. */
function LookAtBuyer({ order }: { order: AdminOrderView }) {
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

const sheets = '/admin/qr-production/proof-sheets'
const batches = '/admin/qr-production'

/** The codes of an order, each with its drawing and its batch, or what is to be done next. */
function OrderCodes({ order }: { order: AdminOrderView }) {
  const { codes, item, package: made } = order
  if (!made) return <p className="text-muted-foreground">Koderne bliver lavet, når bestillingen sættes i gang.</p>
  return (
    <>
      <p>
        <Go href={`/admin/qr-packages/${made.id}`}>Pakke {made.number}</Go>
      </p>
      <ul className="divide-y divide-border">
        {codes.map(({ id, code, formattedCode, sheet, isApproved, batchNumber, pieceText }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-6 py-2">
            <Go href={`/admin/qr-scanner?code=${code}`}>{formattedCode}</Go>
            {sheet && (
              <Go href={`${sheets}/${sheet.id}`}>
                Tegning {sheet.number}: {sheet.text}
              </Go>
            )}
            {!sheet && item !== 'code' && <Go href={`${sheets}/new?code=${code}`}>Tegn den til familien</Go>}
            {item === 'code' && <Go href="/admin/qr-export">Lav tegningen under Eksport</Go>}
            {batchNumber && (
              <Go href={`${batches}/${batchNumber}`}>
                Parti {batchNumber}
                {pieceText && `: ${pieceText}`}
              </Go>
            )}
            {isApproved && !batchNumber && sheet && (
              <Go href={`${batches}/new?source=proof_sheets&proofSheetNumbers=${sheet.number}`}>Lav et parti</Go>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function Go({ href, children }: { href: string; children: ReactNode }) {
  return <TouchLink href={href}>{children}</TouchLink>
}
