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
import { mostCodesInPackage } from '@/lib/domain/packages/schema'

/** Assigns codes to resellers from a file: checked first, applied only if every line is valid. */
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
      // The data changed since the check: check again, to show it line by line.
      onError: () => check.mutate(file),
    })
  }

  const error = carryOut.error ?? check.error
  return (
    <div className="space-y-5">
      <FileDrop
        name="file"
        label="Vælg en CSV-fil"
        hint={`To kolonner: »Kode« og »CVR«. Højst ${mostCodesInPackage.toLocaleString('da-DK')} linjer. Intet ændres, før du har set listen igennem.`}
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
