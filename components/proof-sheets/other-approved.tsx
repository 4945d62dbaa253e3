import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { sheetNumbers } from '@/lib/domain/approvals/approval-texts'
import { type SheetArea, sheetPath } from '@/lib/domain/proof-sheets/paths'

type Sheet = { id: string; number: number }
type OtherApprovedProps = { area: SheetArea; sheets: readonly Sheet[] }

const mostLinks = 10

/** Warns that families approved other drawings, and links to those. */
export function OtherApproved({ area, sheets }: OtherApprovedProps) {
  if (sheets.length === 0) return null
  const isOne = sheets.length === 1
  return (
    <Notice variant="error" title={`Familien har godkendt en anden tegning (${sheetNumbers(sheets)})`}>
      <p>
        {isOne
          ? 'Bliver den her brugt, er det ikke det, familien har sagt ja til.'
          : 'Bliver de her brugt, er det ikke det, familierne har sagt ja til.'}
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        {sheets.slice(0, mostLinks).map(({ id, number }) => (
          <LinkButton key={id} href={`${sheetPath(area, id)}#filer`}>
            {isOne ? 'Hent den godkendte' : `Hent tegning ${number}`}
          </LinkButton>
        ))}
      </p>
    </Notice>
  )
}
