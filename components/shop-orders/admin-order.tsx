import type { ReactNode } from 'react'
import type { FormDraftView } from '@/components/form/form-draft'
import { Badge } from '@/components/ui/badge'
import { TextLink } from '@/components/ui/text-link'
import { closedTexts, methodTexts, stepTexts, waitedText } from '@/lib/domain/shop-orders/copy'
import type { AdminOrderView } from '@/lib/domain/shop-orders/views'
import { formatEan } from '@/lib/shared/company'
import { formatCvr } from '@/lib/shared/cvr'
import { AdminActs } from './admin-acts'
import { LookAtBuyer } from './look-at-buyer'
import { OrderCodes } from './order-codes'
import { OrderDocuments } from './order-documents'
import { Fact, OrderFacts } from './order-page'

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
              {at}: {amount}, {methodTexts[method]}, {paymentWords[state] ?? state}
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

const paymentWords: Readonly<Record<string, string>> = {
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
