'use client'

import { ProofBars } from '@/components/exports/proof-bars'
import { ReleaseForm } from '@/components/exports/release-form'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { shareText, withheldReason } from '@/lib/domain/exports/copy'
import type { ExportFileView } from '@/lib/domain/exports/schema'
import { formatDateTime } from '@/lib/shared/danish-time'

type FileProofProps = { exportId: string; file: ExportFileView; canRelease: boolean }

/** A file's proof result, with release if it is withheld. */
export function FileProof({ exportId, file, canRelease }: FileProofProps) {
  const { proof, release, formattedCode, format, status } = file
  if (!proof) return null
  const name = `${formattedCode}.${format}`
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="ghost" size="compact" aria-label={`Se prøven af ${name}`}>
          Se prøven
        </Button>
      </DialogTrigger>
      <DialogContent
        title={name}
        description={`Sammenlignet med en almindelig kode med den højeste fejlretning: ${shareText(proof.share)}. Grænsen er 99 %.`}
      >
        <div className="space-y-6">
          {status === 'withheld' && (
            <Notice variant="error" title="Filen er holdt tilbage">
              {withheldReason(proof)}
            </Notice>
          )}
          {release && (
            <Notice title={`Frigivet af ${release.name} ${formatDateTime(new Date(release.at))}`}>
              {release.reason}
            </Notice>
          )}
          <ProofBars proof={proof} />
          {status === 'withheld' &&
            (canRelease ? (
              <ReleaseForm exportId={exportId} fileId={file.id} />
            ) : (
              <p className="text-muted-foreground text-sm">
                Vælg en større kode, den højeste fejlretning eller en bredere fri kant, og lav filen igen.
              </p>
            ))}
          <p className="text-muted-foreground text-sm">
            Læst af {proof.decoders.join(' og ')}. Slidet er det samme hver gang (startværdi {proof.seed}).
          </p>
        </div>
      </DialogContent>
    </Dialog>
  )
}
