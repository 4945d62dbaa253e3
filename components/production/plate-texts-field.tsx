'use client'

import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { ColumnTable } from '@/components/admin/column-table'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Field, Textarea } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { ApiError, messageOf } from '@/lib/client/api'
import { usePost } from '@/lib/client/use-post'
import { notCsv } from '@/lib/domain/packages/copy'
import type { MakeBatchFormInput, TextsPreview } from '@/lib/domain/production/schema'
import { decodeText } from '@/lib/shared/decode-text'

const mostBytes = 200_000

/** One text per plaque, from a list. Part of `NewBatchForm`. */
export function PlateTextsField({ error }: { error: string | undefined }) {
  const { register, setValue, getValues, clearErrors } = useFormContext<MakeBatchFormInput>()
  const preview = usePost<TextsPreview>('/api/production/batches/preview-texts')
  const [fileProblem, setFileProblem] = useState<string>()
  async function take(file: File | undefined) {
    if (!file) return
    if (file.size > mostBytes) return setFileProblem('Filen er for stor. En liste kan højst være på 200 KB.')
    const text = decodeText(new Uint8Array(await file.arrayBuffer()))
    if (text === null) return setFileProblem(notCsv)
    setFileProblem(undefined)
    setValue('texts', text, { shouldDirty: true })
    see()
  }
  function see() {
    clearErrors('texts')
    preview.mutate(getValues())
  }
  return (
    <section className="space-y-4">
      <Field
        label="Hver plade sin tekst"
        hint="Indsæt fra et regneark, eller hent en CSV-fil. Første kolonne er »Kode« eller »Nr.«, de næste »Linje 1« til »Linje 6«."
        error={fileProblem ?? error}
        optional
      >
        {(control) => (
          <Textarea
            {...control}
            {...register('texts', { onChange: () => preview.reset() })}
            rows={5}
            spellCheck={false}
            autoComplete="off"
            placeholder={'Nr.;Linje 1;Linje 2\n1;Karen Holm;1941 – 2024'}
          />
        )}
      </Field>
      {/* A native file input uses the browser's language. */}
      <div className="flex flex-wrap gap-4">
        <label
          className={buttonVariants({
            variant: 'outline',
            className: 'cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-ring',
          })}
        >
          Hent listen fra en fil
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            className="sr-only"
            onChange={(event) => {
              void take(event.currentTarget.files?.[0])
              event.currentTarget.value = ''
            }}
          />
        </label>
        <Button variant="outline" pending={preview.isPending} pendingText="Læser listen..." onClick={see}>
          Se teksterne igennem
        </Button>
      </div>
      {preview.data && <PlateTextsPreview preview={preview.data} />}
      {preview.error && (
        <p role="alert" className="font-semibold text-destructive">
          {(preview.error instanceof ApiError && Object.values(preview.error.fields)[0]) || messageOf(preview.error)}
        </p>
      )}
    </section>
  )
}

/** The texts of a list, plaque by plaque, with its errors. */
function PlateTextsPreview({ preview: { given, problems, pieces } }: { preview: TextsPreview }) {
  return (
    <div className="space-y-4" aria-live="polite">
      {problems.length > 0 ? (
        <Notice variant="error" title="Ret listen, før partiet lægges i kø">
          <ul>
            {problems.slice(0, 20).map(({ row, problem }) => (
              <li key={`${row} ${problem}`}>
                {row > 0 && `Række ${row}: `}
                {problem}
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        <Notice variant="success" title={`${given.length} af ${pieces} plader har deres egen tekst`} />
      )}
      {given.length > 0 && (
        <div className="max-h-96 overflow-y-auto">
          <ColumnTable<TextsPreview['given'][number]>
            caption="Teksten på hver plade"
            rows={given}
            keyOf={({ row }) => row}
            columns={[
              { title: 'Nr.', numeric: true, cell: ({ number }) => number },
              { title: 'Kode', className: 'whitespace-nowrap tabular-nums', cell: ({ code }) => code },
              { title: 'Tekst', className: 'wrap-anywhere whitespace-pre-line', cell: ({ lines }) => lines.join('\n') },
            ]}
          />
        </div>
      )}
    </div>
  )
}
