import { SheetTable } from '@/components/proof-sheets/sheet-table'
import { LinkButton } from '@/components/ui/link-button'
import { sheetAreas } from '@/lib/domain/proof-sheets/paths'
import type { ProofSheetSummary } from '@/lib/domain/proof-sheets/schema'

type CodeSheetsProps = {
  code: string
  sheets: ProofSheetSummary[]
  /** The code is unclaimed, so a drawing can still be made for it. */
  canWrite: boolean
}

/** The code's proof sheets, and a link to make one. Only one is open at a time. */
export function CodeSheets({ code, sheets, canWrite }: CodeSheetsProps) {
  const hasOpen = sheets.some(({ status }) => status !== 'approved' && status !== 'withdrawn')
  return (
    <section className="space-y-5">
      <h2 className="text-2xl">Tegning til familien</h2>
      {sheets.length > 0 ? (
        <SheetTable sheets={sheets} area="reseller" />
      ) : (
        <p className="max-w-measure">
          Vis familien, hvordan stenen bliver, før noget bliver lavet. De læser teksten og godkender den fra en mail.
        </p>
      )}
      {canWrite && !hasOpen && (
        <LinkButton href={`${sheetAreas.reseller}/new?code=${code}`} variant="outline">
          {sheets.length > 0 ? 'Lav en ny tegning' : 'Lav en tegning til familien'}
        </LinkButton>
      )}
    </section>
  )
}
