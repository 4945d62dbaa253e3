'use client'

import { useRouter } from 'next/navigation'
import { type SubmitEvent, useState } from 'react'
import type { FormDraftView } from '@/components/form/form-draft'
import { PrivacyLine } from '@/components/legal/privacy-line'
import { Button } from '@/components/ui/button'
import { FileDrop } from '@/components/ui/file-drop'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import { messageOf } from '@/lib/client/api'
import { useUploadImport } from '@/lib/domain/tree-files/client/hooks'
import { importsApi, uploadFormName } from '@/lib/domain/tree-files/copy'
import { importLimitMegabytes } from '@/lib/domain/tree-files/schema'

type UploadFormProps = { memorialId: string; refused: FormDraftView }

const tooLarge = `Filen fylder mere end ${importLimitMegabytes} MB. Gem den uden billeder, og prøv igen.`

/** Sends a family's file in. `refused`: what a browser without script sent, and why it was turned away. */
export function UploadForm({ memorialId, refused }: UploadFormProps) {
  const router = useRouter()
  const [percent, setPercent] = useState(0)
  const [sent, setSent] = useState(refused?.values.file ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const upload = useUploadImport(memorialId, setPercent)

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const file = form.get('file')
    const isChosen = file instanceof File && file.size > 0
    setProblem(isChosen ? (file.size > importLimitMegabytes * 1024 * 1024 ? tooLarge : null) : 'Vælg en fil.')
    if (!isChosen || file.size > importLimitMegabytes * 1024 * 1024) return
    setPercent(0)
    setSent(file.name)
    upload.mutate(form, { onSuccess: () => router.refresh() })
  }

  const refusal = upload.error ? messageOf(upload.error) : upload.isIdle ? refused?.message : undefined
  return (
    <form
      id={uploadFormName}
      action={importsApi(memorialId)}
      method="post"
      encType="multipart/form-data"
      onSubmit={send}
      className="max-w-measure space-y-5"
    >
      {refusal && (
        <Notice variant="error" title={sent && `${sent} kom ikke ind`} className="wrap-anywhere">
          {refusal}
        </Notice>
      )}
      <FileDrop
        name="file"
        label="Vælg en slægtsfil"
        hint={`En fil, der ender på .ged, .gdz eller .zip, højst ${importLimitMegabytes} MB.`}
        accept=".ged,.gdz,.zip"
        multiple={false}
        disabled={upload.isPending}
        error={problem ?? undefined}
      />
      <PrivacyLine about="slaegtsfiler">
        {/* 2 of 2 kept by: tests/access/living-people.test.ts */}I en slægtsfil står der også mennesker, der lever. Dem
        ser kun familien og dem, den har givet adgang.
      </PrivacyLine>
      {upload.isPending && <Progress label="Sender filen" value={percent} detail={`${percent} %`} />}
      <Button type="submit" pending={upload.isPending} pendingText="Sender filen...">
        Se, hvad der er i filen
      </Button>
      <p className="text-muted-foreground">Intet kommer ind i træet, før du har set det og sagt ja.</p>
    </form>
  )
}
