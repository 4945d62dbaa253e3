import { buttonVariants } from '@/components/ui/button-variants'
import { Notice } from '@/components/ui/notice'
import { drawnOtherwise } from '@/lib/domain/approvals/approval-texts'
import { artworkFormats } from '@/lib/domain/artwork/schema'
import { formatTexts } from '@/lib/domain/exports/copy'
import { sheetCall } from '@/lib/domain/proof-sheets/paths'
import type { ProofSheetView } from '@/lib/domain/proof-sheets/schema'

/** The approved drawing as machine files. */
export function ApprovedFiles({ sheet: { id, status, isOutdated, formattedCode } }: { sheet: ProofSheetView }) {
  if (status !== 'approved') return null
  return (
    <section id="filer" className="scroll-mt-24 space-y-4">
      <h2 className="text-xl">Den godkendte tegning til maskinen</h2>
      {isOutdated ? (
        <Notice variant="error">{drawnOtherwise} Lav en ny tegning ud fra den, og bed familien godkende den.</Notice>
      ) : (
        <>
          <p className="max-w-measure text-muted-foreground">
            Hver fil bliver læst igennem, før du får den, så det kan tage et øjeblik. Ret ikke i den.
          </p>
          <p className="flex flex-wrap gap-3">
            {artworkFormats.map((format) => (
              <a
                key={format}
                href={`${sheetCall(id)}/files/${format}`}
                download
                aria-label={`Hent den godkendte tegning af ${formattedCode} som ${formatTexts[format].name}`}
                className={buttonVariants({ variant: format === 'svg' ? 'primary' : 'outline' })}
              >
                {formatTexts[format].name}
              </a>
            ))}
          </p>
        </>
      )}
    </section>
  )
}
