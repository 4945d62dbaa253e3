'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ColumnTable } from '@/components/admin/column-table'
import { Button } from '@/components/ui/button'
import { FileDrop } from '@/components/ui/file-drop'
import { LoadMore } from '@/components/ui/load-more'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { showToast } from '@/components/ui/toast'
import { messageOf } from '@/lib/client/api'
import { usePostDeliveryList } from '@/lib/domain/packages/client/hooks'
import { codesText } from '@/lib/domain/packages/copy'
import { mostCodesInPackage } from '@/lib/domain/packages/schema'
import type { CodeImportView, ImportProblem } from '@/lib/domain/packages/views'

/** Assigns codes to resellers from a file: checked first, applied only if every line is valid. */
export function ImportCodes() {
  const router = useRouter()
  const check = usePostDeliveryList('/api/admin/code-imports/check')
  const carryOut = usePostDeliveryList('/api/admin/code-imports')
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

const shownAtOnce = 200

type ImportPlanProps = { filename: string; plan: CodeImportView; onConfirm: () => void; pending: boolean }

/** What the import would do, or which lines are invalid. */
function ImportPlan({ filename, plan, onConfirm, pending }: ImportPlanProps) {
  if (plan.problems.length > 0) return <WrongLines filename={filename} problems={plan.problems} />
  return (
    <div className="space-y-5">
      <Notice title={<span className="break-words">{filename}</span>}>
        {codesText(plan.lines)}, og alle linjer er rigtige.
      </Notice>
      <ColumnTable<CodeImportView['resellers'][number]>
        caption="Hvem koderne går til"
        rows={plan.resellers}
        keyOf={({ id }) => id}
        columns={[
          { title: 'Forhandler', className: 'break-words', cell: ({ companyName }) => companyName },
          { title: 'Koder', numeric: true, cell: ({ count }) => count.toLocaleString('da-DK') },
        ]}
      />
      <Button onClick={onConfirm} pending={pending} pendingText="Giver koderne videre...">
        Giv koderne til forhandlerne
      </Button>
    </div>
  )
}

function WrongLines({ filename, problems }: { filename: string; problems: ImportProblem[] }) {
  const [shown, setShown] = useState(shownAtOnce)
  const count = problems.length
  const lines = count === 1 ? '1 linje er forkert' : `${count.toLocaleString('da-DK')} linjer er forkerte`
  return (
    <div className="space-y-5">
      <Notice variant="error" title={<span className="break-words">{filename}</span>}>
        {lines}, så intet er ændret. Ret filen, og vælg den igen.
        {count > shown && ` De første ${shown.toLocaleString('da-DK')} står her.`}
      </Notice>
      <ColumnTable<ImportProblem>
        caption="Forkerte linjer"
        rows={problems.slice(0, shown)}
        keyOf={({ line }) => line}
        columns={[
          { title: 'Linje', numeric: true, cell: ({ line }) => line.toLocaleString('da-DK') },
          { title: 'Hvad der er galt', className: 'break-words', cell: ({ sentence }) => sentence },
        ]}
      />
      {count > shown && (
        <LoadMore label="Vis flere linjer" pending={false} onClick={() => setShown(shown + shownAtOnce)} />
      )}
    </div>
  )
}
