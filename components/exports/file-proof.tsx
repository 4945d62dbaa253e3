'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Field, Textarea } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { showToast } from '@/components/ui/toast'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { wearTexts } from '@/lib/domain/artwork/copy'
import type { ArtworkProof } from '@/lib/domain/artwork/drawing'
import { useReleaseFile } from '@/lib/domain/exports/client/hooks'
import { rateOf, shareText, withheldReason } from '@/lib/domain/exports/copy'
import { type ExportFileView, releaseFileInput } from '@/lib/domain/exports/schema'
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

const reasonAlone = releaseFileInput.pick({ reason: true })

/** Releases a withheld file; a reason is required. */
function ReleaseForm({ exportId, fileId }: { exportId: string; fileId: string }) {
  const release = useReleaseFile(exportId, {
    onDone: ({ comesOnSheet }) =>
      showToast({
        title: 'Filen er frigivet',
        description: `Begrundelsen står ved filen.${comesOnSheet ? ' Koden kommer på et nyt ark.' : ''}`,
      }),
  })
  const form = useForm({ resolver: zodResolver(reasonAlone), defaultValues: { reason: '' } })
  const kept = useKeptForm(form, { name: `release-${fileId}` })
  const { errors } = form.formState
  const submit = form.handleSubmit(({ reason }) =>
    release.mutate(
      { fileId, reason },
      { onSuccess: () => kept.forget(), onError: (error) => showServerErrors(form, error, ['reason']) },
    ),
  )
  return (
    <form onSubmit={submit} noValidate className="space-y-4 border-border border-t pt-6">
      {errors.root && <Notice variant="error">{errors.root.message}</Notice>}
      <Field
        label="Hvorfor må filen alligevel bruges?"
        hint="Mindst 10 tegn. Begrundelsen står ved filen med dit navn."
        error={errors.reason?.message}
        required
      >
        {(control) => <Textarea {...control} {...form.register('reason')} rows={3} maxLength={500} />}
      </Field>
      <Button type="submit" variant="destructive" pending={release.isPending} pendingText="Frigiver...">
        Frigiv filen
      </Button>
    </form>
  )
}

/** The file's read rate under each wear, above that of the reference. */
function ProofBars({ proof }: { proof: ArtworkProof }) {
  return (
    <div>
      <p className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Key className="bg-primary" text="Filen" />
        <Key className="bg-stone-400" text="En almindelig kode med samme slid" />
      </p>
      <dl className="grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-2">
        {proof.wears.map(({ wear, file, reference }) => (
          <div key={wear}>
            <dt className="flex justify-between gap-x-4 text-sm">{wearTexts[wear]}</dt>
            <dd>
              <span className="sr-only">
                {percent(rateOf(file))}, en almindelig kode {percent(rateOf(reference))}
              </span>
              <span aria-hidden className="flex items-center gap-3 text-sm tabular-nums">
                <span className="flex-1 space-y-0.5">
                  <Bar className="bg-primary" share={rateOf(file)} />
                  <Bar className="bg-stone-400" share={rateOf(reference)} />
                </span>
                <span className="w-14 text-right">{percent(rateOf(file))}</span>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Key({ className, text }: { className: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className={`inline-block h-2 w-6 rounded-full ${className}`} />
      {text}
    </span>
  )
}

function Bar({ className, share }: { className: string; share: number }) {
  return (
    <span className="block h-1.5 rounded-full bg-muted">
      <span className={`block h-full rounded-full ${className}`} style={{ width: `${100 * share}%` }} />
    </span>
  )
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`
}
