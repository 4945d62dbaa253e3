import type { OrderDocument } from '@/lib/domain/shop-orders/views'

const names = { invoice: 'Faktura', credit_note: 'Kreditnota' }

/** An order's invoice and credit notes as PDF files. */
export function OrderDocuments({ documents }: { documents: OrderDocument[] }) {
  return documents.map(({ id, number, kind, pdfPath }) => (
    <a key={id} href={pdfPath} className="inline-flex min-h-touch items-center underline underline-offset-4">
      {names[kind]} {number} (PDF)
    </a>
  ))
}
