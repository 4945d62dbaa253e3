'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ImportPlan } from '@/components/packages/import-plan'
import { FileDrop } from '@/components/ui/file-drop'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { showToast } from '@/components/ui/toast'
import { messageOf } from '@/lib/client/api'
import { useCheckImport, useImportCodes } from '@/lib/domain/packages/client/hooks'
import { codesText } from '@/lib/domain/packages/copy'

/** Gives codes to resellers by a list: looked through first, carried out when it is right in every line. */
export function ImportCodes() {
  const router = useRouter()
  const check = useCheckImport()
  const carryOut = useImportCodes()
  const [file, setFile] = useState<File | null>(null)

  function look(chosen: File) {
    setFile(chosen)
    carryOut.reset()
    check.mutate(chosen)
  }

  function confirm() {
    if (!file) return
    carryOut.mutate(file, {
      onSuccess: ({ lines }) => {
        setFile(null)
        check.reset()
        showToast({ title: 'Koderne er givet videre', description: `${codesText(lines)} fra listen.` })
        router.refresh()
      },
      // Something has changed since it was looked through: it is shown line by line again.
      onError: () => check.mutate(file),
    })
  }

  const error = carryOut.error ?? check.error
  return (
    <div className="space-y-5">
      <FileDrop
        name="file"
        label="Vælg en CSV-fil"
        hint="To kolonner: Kode og CVR. Højst 10.000 linjer. Intet ændres, før du har set listen igennem."
        accept=".csv,.txt,text/csv"
        multiple={false}
        onFiles={([chosen]) => chosen && look(chosen)}
      />
      {check.isPending && <Spinner text="Ser listen igennem..." />}
      {error && <Notice variant="error">{messageOf(error)}</Notice>}
      {file && check.data && (
        <ImportPlan filename={file.name} plan={check.data} onConfirm={confirm} pending={carryOut.isPending} />
      )}
    </div>
  )
}
