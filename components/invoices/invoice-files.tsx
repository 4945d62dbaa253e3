import { TextLink } from '@/components/ui/text-link'

/** The PDF and, for public buyers, the e-invoice. */
export function InvoiceFiles({ pdfPath, xmlPath }: { pdfPath: string; xmlPath: string | null }) {
  return (
    <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2">
      <TextLink href={pdfPath} prefetch={false}>
        Hent som PDF
      </TextLink>
      {xmlPath && (
        <TextLink href={xmlPath} prefetch={false}>
          Hent e-faktura (XML)
        </TextLink>
      )}
    </p>
  )
}
