'use client'

import { useState } from 'react'
import { ExportStatusBadge } from '@/components/exports/export-status'
import { FileTable } from '@/components/exports/file-table'
import { OtherApproved } from '@/components/proof-sheets/other-approved'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import { failureToast } from '@/components/ui/toast'
import { materialTexts, shapeTexts } from '@/lib/domain/artwork/copy'
import { useChangeExport, useExport } from '@/lib/domain/exports/client/hooks'
import { outOfUseText, progressText, proofSummary, workText } from '@/lib/domain/exports/copy'
import { exportFilesKeptDays } from '@/lib/domain/exports/policy'
import type { ExportDetail, ExportFilesInput, ExportView } from '@/lib/domain/exports/schema'
import type { SheetArea } from '@/lib/domain/proof-sheets/paths'
import { formatDateTime } from '@/lib/shared/danish-time'

type ExportDeskProps = {
  opened: ExportDetail
  filter: ExportFilesInput
  /** The export's own URL; the files' filter and cursor are appended. */
  address: string
  canRelease: boolean
  /** Where sheets approved by families are listed. */
  area: SheetArea
}

/** One export, during and after it is made: progress, proof results and files. */
export function ExportDesk({ opened, filter, address, canRelease, area }: ExportDeskProps) {
  const { export: view, files, others } = useExport(opened, filter)
  const { options } = view
  const isUnderway = view.status === 'queued' || view.status === 'working'
  const outOfUse = outOfUseText(view)
  const size =
    options.shape === 'none'
      ? ''
      : `, ${options.widthMm.toLocaleString('da-DK')} × ${options.heightMm.toLocaleString('da-DK')} mm`
  return (
    <div className="space-y-8">
      <div className="space-y-2">
        <ExportStatusBadge status={view.status} />
        <p className="text-muted-foreground">
          {materialTexts[options.material]}, koden {options.symbolMm.toLocaleString('da-DK')} mm, fejlretning{' '}
          {options.errorCorrection}. {shapeTexts[options.shape]}
          {size}. Bestilt {formatDateTime(new Date(view.createdAt))} af {view.createdByName}.
        </p>
      </div>
      <div aria-live="polite" className="max-w-measure space-y-4">
        {isUnderway ? (
          <Progress
            value={view.done === 0 ? undefined : (100 * view.done) / view.total}
            label={workText(view)}
            detail={progressText(view)}
          />
        ) : (
          view.failure && (
            <Notice variant="error" title="Eksporten gik i stå">
              {view.failure}
            </Notice>
          )
        )}
        {view.status === 'cancelled' && (
          <Notice>Eksporten er stoppet. {progressText(view)} er lavet. Du kan fortsætte, hvor den slap.</Notice>
        )}
        {view.done > 0 && (
          <Notice variant={view.withheld > 0 ? 'error' : view.released > 0 ? 'info' : 'success'}>
            {proofSummary(view)}
          </Notice>
        )}
        {view.areFilesKept && <OtherApproved area={area} sheets={others} />}
        {outOfUse && <Notice variant="error">{outOfUse}</Notice>}
        {!view.areFilesKept && (
          <Notice>
            Filerne er slettet, fordi de er over {exportFilesKeptDays} dage gamle. Resultatet af prøverne står her
            stadig, og de samme filer kan laves igen.
          </Notice>
        )}
      </div>
      <ExportActions view={view} isDespite={others.length > 0} />
      <FileTable view={view} files={files} filter={filter} address={address} canRelease={canRelease} area={area} />
    </div>
  )
}

type ExportActionsProps = {
  view: ExportView
  /** Families approved other drawings of its codes, as the page says above. */
  isDespite: boolean
}

/** The actions available on the whole export. */
function ExportActions({ view, isDespite }: ExportActionsProps) {
  const { id, status, done, withheld, areFilesKept } = view
  const change = useChangeExport(id, { onFailed: failureToast('Fejl ved opdatering') })
  const [asksToStop, setAsksToStop] = useState(false)
  const isUnderway = status === 'queued' || status === 'working'
  const hasFiles = areFilesKept && done > withheld
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {!isUnderway && hasFiles && (
        <a
          href={`/api/exports/${id}/zip${isDespite ? '?despite=1' : ''}`}
          download
          className={buttonVariants({ variant: isDespite ? 'outline' : 'primary' })}
        >
          {isDespite ? 'Hent alle filer alligevel (ZIP)' : 'Hent alle filer (ZIP)'}
        </a>
      )}
      {areFilesKept && (status === 'failed' || status === 'cancelled') && (
        <Button
          variant={hasFiles ? 'outline' : 'primary'}
          pending={change.isPending}
          onClick={() => change.mutate('retry')}
        >
          {status === 'failed' ? 'Prøv igen' : 'Fortsæt'}
        </Button>
      )}
      {isUnderway && (
        <Button variant="outline" pending={change.isPending} onClick={() => setAsksToStop(true)}>
          Stop eksporten
        </Button>
      )}
      <AlertDialog
        open={asksToStop && isUnderway}
        onOpenChange={setAsksToStop}
        title="Stop eksporten?"
        description="De filer, der er lavet, er gemt. Du kan fortsætte senere."
        confirmLabel="Stop eksporten"
        onConfirm={() => change.mutate('cancel')}
      />
    </div>
  )
}
