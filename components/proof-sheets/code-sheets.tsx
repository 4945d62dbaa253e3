import { SheetTable } from '@/components/proof-sheets/sheet-table'
import { LinkButton } from '@/components/ui/link-button'
import { sheetRooms } from '@/lib/domain/proof-sheets/paths'
import type { ProofSheetSummary } from '@/lib/domain/proof-sheets/views'

type CodeSheetsProps = {
  code: string
  sheets: ProofSheetSummary[]
  /** No family has taken the code: a drawing can still be made for it. */
  canWrite: boolean
}

/** What the family was shown for this code, and the way to show them something. One drawing at a time is open. */
export function CodeSheets({ code, sheets, canWrite }: CodeSheetsProps) {
  const hasOpen = sheets.some(({ status }) => status !== 'approved' && status !== 'withdrawn')
  return (
    <section className="space-y-5">
      <h2 className="text-2xl">Tegning til familien</h2>
      {sheets.length > 0 ? (
        <SheetTable sheets={sheets} room="reseller" />
      ) : (
        <p className="max-w-measure">
          Vis familien, hvordan stenen bliver, før noget bliver hugget. De læser teksten og godkender den fra en mail.
        </p>
      )}
      {canWrite && !hasOpen && (
        <LinkButton href={`${sheetRooms.reseller}/new?code=${code}`} variant="outline">
          {sheets.length > 0 ? 'Lav en ny tegning' : 'Lav en tegning til familien'}
        </LinkButton>
      )}
    </section>
  )
}
