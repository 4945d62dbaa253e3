'use client'

import { useState } from 'react'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { failureToast } from '@/components/ui/toast'
import { useChangeExport } from '@/lib/domain/exports/client/hooks'
import type { ExportView } from '@/lib/domain/exports/schema'

type ExportActionsProps = {
  view: ExportView
  /** Families approved other drawings of its codes, as the page says above. */
  isDespite: boolean
}

/** The actions available on the whole export. */
export function ExportActions({ view, isDespite }: ExportActionsProps) {
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
