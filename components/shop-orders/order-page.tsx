import type { ReactNode } from 'react'
import { AccountField } from '@/components/billing/account-field'
import { ActionForm } from '@/components/form/action-form'
import { MaterialPicture } from '@/components/shop-orders/material-picture'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { TextLink, TouchLink } from '@/components/ui/text-link'
import { methodTexts } from '@/lib/domain/payments/copy'
import {
  closedTexts,
  familyStepText,
  lateText,
  receivedLabel,
  takeBackLabel,
  takeBackText,
} from '@/lib/domain/shop-orders/copy'
import { familyStepOf, familyStepsOf, type OrderStep } from '@/lib/domain/shop-orders/order-state'
import { orderCall, orderDrawingPath, withdrawPath } from '@/lib/domain/shop-orders/paths'
import { drawingFormats, drawnStones, drawnSymbolMm, type ShopItem } from '@/lib/domain/shop-orders/schema'
import type { OrderDocument, OrderView } from '@/lib/domain/shop-orders/views'

/** One order as its buyer sees it. */
export function OrderPage({ order, refusal }: { order: OrderView; refusal: string | undefined }) {
  const { item, material, number, status, step, hint, isLate, sendPlateTo, reason, documents } = order
  const closed = closedTexts[status]
  return (
    <div className="space-y-10">
      {refusal && <Notice variant="error">{refusal}</Notice>}
      <div className="flex flex-wrap items-start gap-8">
        <MaterialPicture material={material} className="w-28 shrink-0" />
        <div className="min-w-0 flex-1 basis-72 space-y-4">
          {closed ? (
            <p>
              <Badge variant="neutral">{closed}</Badge>
            </p>
          ) : (
            <>
              <OrderSteps item={item} step={step} />
              <p className="max-w-measure">{hint}</p>
              {sendPlateTo && (
                <p className="max-w-measure">
                  Send pladen til {sendPlateTo}. Skriv bestillingens nummer, {number}, på pakken.
                </p>
              )}
              {isLate && item !== 'engraving' && <Notice>{lateText}</Notice>}
            </>
          )}
          {reason && <p className="max-w-measure wrap-anywhere">Grunden er: {reason}</p>}
        </div>
      </div>
      <OrderDrawings {...order} />
      <OrderActs order={order} />
      <OrderFacts order={order}>
        {documents.length > 0 && (
          <Fact name="Bilag">
            <span className="flex flex-wrap gap-x-6">
              <OrderDocuments documents={documents} />
            </span>
          </Fact>
        )}
      </OrderFacts>
    </div>
  )
}

/** Everything that was agreed, also for administrators. */
export function OrderFacts({ order, children }: { order: OrderView; children?: ReactNode }) {
  const { memorialName, ordered, unit, count, freight, total, deliverTo, inscription, message } = order
  const { sendBy, shippedAt, receivedAt, carrier, trackingNumber, trackingUrl } = order
  return (
    <dl className="max-w-measure divide-y divide-border border-border border-y">
      <Fact name="Bestilt">{ordered}</Fact>
      <Fact name="Til">{memorialName}</Fact>
      <Fact name="Pris">
        {count > 1 && `${count} × `}
        {unit}
        {freight && `, fragt ${freight}`}, i alt {total} med moms.
      </Fact>
      {inscription && <Fact name="Der skal stå">{inscription}</Fact>}
      {message && <Fact name="Besked">{message}</Fact>}
      <Fact name="Sendes til">{deliverTo.join('\n')}</Fact>
      {sendBy && <Fact name="Sendes senest">{sendBy}</Fact>}
      {shippedAt && (
        <Fact name="Sendt">
          {shippedAt}
          {carrier && ` med ${carrier}`}
          {trackingNumber && (
            <>, nummer {trackingUrl ? <TextLink href={trackingUrl}>{trackingNumber}</TextLink> : trackingNumber}</>
          )}
        </Fact>
      )}
      {receivedAt && <Fact name="Kommet">{receivedAt}</Fact>}
      {children}
    </dl>
  )
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  )
}

const stoneTexts = { light: 'Til en lys sten', dark: 'Til en mørk sten' }

/** The files that a stonemason cuts a further code from. */
function OrderDrawings({ id, drawings }: Pick<OrderView, 'id' | 'drawings'>) {
  if (drawings.length === 0) return null
  return (
    <section aria-labelledby="tegning">
      <h2 id="tegning" className="mb-3 text-xl">
        Tegningen til stenhuggeren
      </h2>
      <p className="max-w-measure">
        Koden er {drawnSymbolMm} mm bred på tegningen. Den må gerne hugges større, men ikke mindre. Vælg efter stenens
        farve: på en mørk sten hugges de lyse felter.
      </p>
      {drawings.map(({ code, formattedCode }) => (
        <ul key={code} className="mt-4 flex flex-wrap gap-x-8" aria-label={`Koden ${formattedCode}`}>
          {drawnStones.flatMap((stone) =>
            drawingFormats.map((format) => (
              <li key={stone + format}>
                <a
                  href={orderDrawingPath(id, { code, stone, format })}
                  className="inline-flex min-h-touch items-center underline underline-offset-4"
                >
                  {stoneTexts[stone]} ({format.toUpperCase()}){drawings.length > 1 && `, ${formattedCode}`}
                </a>
              </li>
            )),
          )}
        </ul>
      ))}
    </section>
  )
}

/** What the buyer can do now: pay, look at the drawing, cancel, regret. */
function OrderActs({ order }: { order: OrderView }) {
  const { id, number, toPay, step, canCancel, canReceive, regret, isTransferred } = order
  const call = orderCall(id)
  return (
    <div className="space-y-6">
      {toPay?.kind === 'invoice' && <LinkButton href={toPay.path}>Se fakturaen, og betal</LinkButton>}
      {toPay?.kind === 'methods' && toPay.methods.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {toPay.methods.map((method) => (
            <ActionForm
              variant="primary"
              key={method}
              action={`${call}/pay`}
              label={`Betal med ${method === 'card' ? 'kort' : methodTexts[method]}`}
              pendingText="Et øjeblik..."
              fields={{ method }}
            />
          ))}
        </div>
      )}
      {step === 'yours' && (
        <ActionForm
          variant="primary"
          action={`${call}/drawing`}
          label="Se tegningen"
          pendingText="Henter tegningen..."
        />
      )}
      {canReceive && <ActionForm action={`${call}/received`} label={receivedLabel} pendingText="Gemmer..." />}
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        {regret === 'open' && <TouchLink href={withdrawPath(id)}>Fortryd køb</TouchLink>}
        {regret === 'made' && !canCancel && <TouchLink href={withdrawPath(id)}>Kan jeg fortryde?</TouchLink>}
        {canCancel && (
          <ActionForm
            action={`${call}/cancel`}
            label={takeBackLabel}
            pendingText="Tager den tilbage..."
            variant="outline"
            confirm={{
              title: `Tag bestilling ${number} tilbage?`,
              description: takeBackText,
              label: takeBackLabel,
              isDestructive: true,
            }}
          >
            <p>{takeBackText}</p>
            {isTransferred && <AccountField />}
          </ActionForm>
        )}
      </div>
    </div>
  )
}

const names = { invoice: 'Faktura', credit_note: 'Kreditnota' }

/** An order's invoice and credit notes as PDF files. */
export function OrderDocuments({ documents }: { documents: OrderDocument[] }) {
  return documents.map(({ id, number, kind, pdfPath }) => (
    <a key={id} href={pdfPath} className="inline-flex min-h-touch items-center underline underline-offset-4">
      {names[kind]} {number} (PDF)
    </a>
  ))
}

/** How far an order is, in few steps; the present one is marked in words and form. */
export function OrderSteps({ item, step }: { item: ShopItem; step: OrderStep }) {
  const steps = familyStepsOf(item)
  const here = steps.indexOf(familyStepOf[step])
  return (
    <ol aria-label="Hvor langt bestillingen er" className="flex flex-wrap gap-x-5 gap-y-2 font-sans text-sm">
      {steps.map((each, place) => (
        <li
          key={each}
          aria-current={place === here ? 'step' : undefined}
          className={cn(
            'flex items-center gap-2 before:size-2.5 before:shrink-0 before:rounded-full before:border-2 before:border-current',
            place <= here ? 'before:bg-current' : 'text-muted-foreground',
            place === here && 'font-semibold',
          )}
        >
          {familyStepText(item, each)}
          {place < here && <span className="sr-only"> (gjort)</span>}
        </li>
      ))}
    </ol>
  )
}
