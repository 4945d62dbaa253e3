'use client'

import { useState } from 'react'
import { SaveLink } from '@/components/admin/save-link'
import { Field, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import {
  type ExportFormat,
  exportFormat,
  exportFormats,
  exportFormatTexts,
} from '@/lib/domain/bookkeeping/export/export-schema'

type ExportFormsProps = { from: string; to: string; format: ExportFormat }

const failed = 'Filen blev ikke hentet. Se efter, om dagene er rigtige, og prøv igen.'

/** The books as files for a period. Without script the links have what stands in the address. */
export function ExportForms({ from, to, format: chosen }: ExportFormsProps) {
  const [period, setPeriod] = useState({ from, to })
  const [format, setFormat] = useState(chosen)
  const query = new URLSearchParams(period).toString()
  const day = (name: 'from' | 'to', label: string) => (
    <Field label={label} className="min-w-0 basis-48">
      {(control) => (
        <Input
          {...control}
          type="date"
          name={name}
          defaultValue={period[name]}
          onChange={({ currentTarget: { value } }) => setPeriod((before) => ({ ...before, [name]: value }))}
        />
      )}
    </Field>
  )
  return (
    <div className="space-y-8">
      <form method="get" className="flex flex-wrap items-end gap-4">
        {day('from', 'Fra og med')}
        {day('to', 'Til og med')}
        <Field label="Posteringer til" className="min-w-0 basis-72">
          {(control) => (
            <Select
              {...control}
              name="format"
              defaultValue={format}
              onChange={({ currentTarget: { value } }) => setFormat(exportFormat.catch('csv').parse(value))}
            >
              {exportFormats.map((each) => (
                <option key={each} value={each}>
                  {exportFormatTexts[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <button type="submit" className="hidden min-h-touch px-4 font-semibold underline noscript:inline">
          Brug valgene
        </button>
      </form>
      <ul className="space-y-6">
        <FileItem
          path={`/api/admin/bookkeeping/postings?${query}&format=${format}`}
          label="Hent posteringer"
          text={postingsTexts[format]}
        />
        <FileItem
          path={`/api/admin/bookkeeping/invoices.csv?${query}`}
          label="Hent fakturaer"
          text="Alle fakturaer og kreditnotaer i perioden med det, der er betalt."
        />
        <FileItem
          path="/api/admin/bookkeeping/chart.csv"
          label="Hent kontoplan"
          text="Vores konti, og hvor de hører til i Erhvervsstyrelsens fælles offentlige standardkontoplan."
        />
      </ul>
    </div>
  )
}

const byCode =
  'Bilag for bilag til programmets kassekladde. Momsen er inde i beløbene, og programmet regner den ud efter momskoden. Kontiene skal have de samme numre i programmet som i kontoplanen nedenfor.'
const apart = 'Bilag for bilag med konto, debet, kredit og momskode. Hvert bilag stemmer. Momsen er ført for sig'

const postingsTexts: Record<ExportFormat, string> = {
  csv: `${apart}, så et program må ikke regne den ud en gang til.`,
  economic: byCode,
  dinero: byCode,
  billy: byCode,
  saft: `${apart}, som standarden vil have det. Konti og moms er koblet til Erhvervsstyrelsens standard.`,
}

function FileItem({ path, label, text }: { path: string; label: string; text: string }) {
  return (
    <li className="max-w-measure space-y-3">
      <p>{text}</p>
      <SaveLink path={path} filename="bogfoering.csv" label={label} failed={failed} />
    </li>
  )
}
