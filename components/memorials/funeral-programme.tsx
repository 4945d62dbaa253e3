'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { ActionForm } from '@/components/form/action-form'
import { useEditor } from '@/components/memorials/editor-provider'
import { Button } from '@/components/ui/button'
import { FileDrop } from '@/components/ui/file-drop'
import { Spinner } from '@/components/ui/spinner'
import { showToast } from '@/components/ui/toast'
import { callApi, messageOf } from '@/lib/client/api'
import { programmeForm, programmeLink } from '@/lib/domain/ceremonies/copy'
import { programmeCall, programmeFile } from '@/lib/domain/ceremonies/paths'
import { MOST_PROGRAMME_PAGES, programmeMegabytes } from '@/lib/domain/ceremonies/schema'
import { retentionDays } from '@/lib/domain/legal/retention'

type FuneralProgrammeProps = { bytes: number | null; refusal: string | undefined }

const hint = `En PDF eller billeder af siderne, højst ${MOST_PROGRAMME_PAGES} sider og ${programmeMegabytes} MB.`

/** Sends the programme of the funeral in as soon as it is chosen; without script by a button. */
export function FuneralProgramme({ bytes, refusal }: FuneralProgrammeProps) {
  const router = useRouter()
  const { opened, reportOtherChange } = useEditor()
  const action = programmeCall(opened.id)
  const add = useMutation({
    mutationFn: (files: File[]) => {
      const body = new FormData()
      for (const file of files) body.append('file', file)
      return callApi(action, { method: 'POST', body })
    },
    onSuccess: () => {
      showToast({ title: 'Programmet er lagt op' })
      changed()
    },
  })
  const changed = () => {
    reportOtherChange()
    router.refresh()
  }
  return (
    <div className="space-y-6">
      <h3 className="text-xl">Program og salmer</h3>
      <p className="text-muted-foreground">
        {/* 1, 2 of 3 kept by: lib/domain/ceremonies/commands/add-programme.test.ts */}
        Gæsterne kan åbne det på siden, til dagen er gået. {retentionDays.funeralProgramme} dage efter sletter vi det.
        Siderne bliver til billeder, som ikke kan læses højt, så skriv også det vigtigste i feltet til dem, der kommer.
      </p>
      {bytes && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <a href={programmeFile(opened.slug)} className="text-link underline underline-offset-4">
            {programmeLink(bytes)}
          </a>
          <ActionForm
            action={`${action}/remove`}
            label="Fjern programmet"
            size="compact"
            doneMessage={{ title: 'Programmet er fjernet' }}
            onDone={reportOtherChange}
          />
        </div>
      )}
      <form id={programmeForm} action={action} method="post" encType="multipart/form-data" className="space-y-4">
        <FileDrop
          name="file"
          label={bytes ? 'Vælg et andet program' : 'Vælg programmet'}
          hint={hint}
          accept=".pdf,application/pdf,image/*"
          disabled={add.isPending}
          error={add.error ? messageOf(add.error) : refusal}
          onFiles={(files) => add.mutate(files)}
        />
        {add.isPending && <Spinner text="Gør programmet klar. Det kan tage et minut..." />}
        <Button type="submit" className="hidden noscript:inline-flex">
          Læg programmet op
        </Button>
      </form>
    </div>
  )
}
