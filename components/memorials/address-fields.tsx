'use client'

import { useEditor } from '@/components/memorials/editor-provider'
import { TextField } from '@/components/memorials/text-field'
import { CopyButton } from '@/components/ui/copy-button'

export function AddressFields({ siteUrl }: { siteUrl: string }) {
  const { memorial } = useEditor()
  const address = `${siteUrl}/memorial/${memorial.slug}`
  return (
    <div className="space-y-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="break-all">{address}</span>
        <CopyButton value={address} label="Kopiér linket" />
      </p>
      <TextField
        name="slug"
        label="Sidste del af adressen"
        hint="Små bogstaver fra a til z, tal og bindestreger."
        autoComplete="off"
        maxLength={80}
      />
    </div>
  )
}
