import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/text-link'
import type { AdminOrderView } from '@/lib/domain/shop-orders/views'

const sheets = '/admin/qr-production/proof-sheets'
const batches = '/admin/qr-production'

/** The codes of an order, each with its drawing and its batch, or what is to be done next. */
export function OrderCodes({ order }: { order: AdminOrderView }) {
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
  return (
    <TextLink href={href} className="inline-flex min-h-touch items-center">
      {children}
    </TextLink>
  )
}
