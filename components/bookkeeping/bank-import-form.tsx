'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { type SubmitEvent, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { FileDrop } from '@/components/ui/file-drop'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import { showToast } from '@/components/ui/toast'
import { ApiError, callApi, messageOf } from '@/lib/client/api'
import { bankFileForm, importedText, progressText, skippedText } from '@/lib/domain/bookkeeping/copy'
import { bankFilePath } from '@/lib/domain/bookkeeping/paths'
import type { BankFileView } from '@/lib/domain/bookkeeping/schema'

const columns = [
  { name: 'dayColumn', label: 'Dato' },
  { name: 'textColumn', label: 'Tekst' },
  { name: 'amountColumn', label: 'Beløb eller indsat' },
  { name: 'withdrawnColumn', label: 'Hævet', isOptional: true },
  { name: 'balanceColumn', label: 'Saldo', isOptional: true },
]

/** `draft`: what a browser without script sent, and why it was refused. */
type BankImportFormProps = { draft: { values: Record<string, string>; message: string } | null }

/** Takes in a bank's CSV file. The columns are asked for only where the headings do not tell them. */
export function BankImportForm({ draft }: BankImportFormProps) {
  const router = useRouter()
  const post = useImportBankFile()
  const [mustName, setMustName] = useState(draft !== null)

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    post.mutate(new FormData(form), {
      onSuccess: ({ fileId, skipped, ...counts }) => {
        form.reset()
        setMustName(false)
        showToast({ title: importedText(counts), description: skippedText(skipped) })
        router.push(bankFilePath(fileId))
        router.refresh()
      },
      onError: (error) => setMustName(error instanceof ApiError && error.code === 'BANK_FILE_UNREADABLE'),
    })
  }

  const refusal = post.error ? messageOf(post.error) : post.isIdle ? draft?.message : undefined
  return (
    <form
      id={bankFileForm}
      action="/api/admin/bank-files"
      method="post"
      encType="multipart/form-data"
      onSubmit={send}
      className="max-w-measure space-y-5"
    >
      {refusal && <Notice variant="error">{refusal}</Notice>}
      <FileDrop
        name="file"
        label="Vælg bankens CSV-fil"
        hint="Hent kontoens bevægelser som CSV i netbanken. Højst 10.000 linjer. Det, vi kender i forvejen, kommer ikke med igen."
        accept=".csv,.txt,text/csv"
        multiple={false}
      />
      <details open={mustName || undefined}>
        <summary className="flex min-h-touch w-fit cursor-pointer items-center text-link underline underline-offset-4">
          Hvis filen ikke bliver forstået
        </summary>
        <p className="mt-2 text-muted-foreground">
          Skriv, i hvilke kolonner det står. Den første kolonne er 1. Står det, der er hævet, i sin egen kolonne, så
          skriv også den. Lad felterne være tomme, når filen kommer fra en dansk netbank.
        </p>
        <div className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-5">
          {columns.map(({ name, label, isOptional = false }) => (
            <Field key={name} label={label} optional={isOptional}>
              {(control) => (
                <Input
                  {...control}
                  name={name}
                  inputMode="numeric"
                  maxLength={2}
                  defaultValue={draft?.values[name]}
                  autoComplete="off"
                />
              )}
            </Field>
          ))}
        </div>
      </details>
      <Button type="submit" pending={post.isPending} pendingText="Læser filen...">
        Tag filen ind
      </Button>
    </form>
  )
}

type BankProgressProps = { fileId: string; initial: BankFileView['counts'] }

/** How far the newest file is compared with the invoices; refreshes the page when it is through. */
export function BankProgress({ fileId, initial }: BankProgressProps) {
  const router = useRouter()
  const counts = useBankProgress(fileId, initial)
  const isDone = counts.received === 0
  useEffect(() => {
    if (isDone && initial.received > 0) router.refresh()
  }, [isDone, initial.received, router])
  const all = counts.received + counts.doubtful + counts.matched + counts.ignored
  const seen = all - counts.received
  if (isDone) return null
  return (
    <div className="max-w-measure">
      <Progress
        label="Sammenligner med fakturaerne"
        value={Math.round((100 * seen) / all)}
        detail={progressText({ seen, all })}
      />
      <noscript>
        <p className="mt-2 text-muted-foreground">Hent siden igen om lidt for at se resten.</p>
      </noscript>
    </div>
  )
}

const lookAgainMs = 1000

type Imported = {
  fileId: string
  added: number
  known: number
  skipped: { withdrawals: number; unbooked: number; sums: number }
}

/** Sends a bank's file with the form's other fields. The form shows refusals. */
function useImportBankFile() {
  return useMutation({
    mutationFn: (form: FormData) => callApi<Imported>('/api/admin/bank-files', { method: 'POST', body: form }),
  })
}

type Counts = BankFileView['counts']

/** Where a file's deposits stand, asked every second while some are not looked at yet. */
function useBankProgress(fileId: string, initial: Counts): Counts {
  const { data } = useQuery({
    queryKey: ['/api/admin/bank-files', fileId, 'progress'],
    queryFn: () => callApi<Counts>(`/api/admin/bank-files/${fileId}/progress`),
    initialData: initial,
    refetchInterval: ({ state }) => ((state.data?.received ?? 0) > 0 ? lookAgainMs : false),
  })
  return data
}
