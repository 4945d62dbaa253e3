import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { closedTexts, lateText } from '@/lib/domain/shop-orders/copy'
import type { OrderView } from '@/lib/domain/shop-orders/views'
import { MaterialPicture } from './material-picture'
import { OrderActs } from './order-acts'
import { OrderDocuments } from './order-documents'
import { OrderDrawings } from './order-drawings'
import { OrderSteps } from './order-steps'

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
