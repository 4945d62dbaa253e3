'use client'

import { PlanNote } from '@/components/billing/plan-note'
import { useEditor } from '@/components/memorials/editor-provider'
import { TextField } from '@/components/memorials/text-field'
import { CopyButton } from '@/components/ui/copy-button'
import { roomTexts } from '@/lib/domain/billing/copy'

export function AddressFields({ siteUrl }: { siteUrl: string }) {
  const { memorial, opened } = useEditor()
  const address = `${siteUrl}/memorial/${memorial.slug}`
  return (
    <div className="space-y-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="break-all">{address}</span>
        <CopyButton value={address} label="Kopiér linket" />
      </p>
      {!opened.room.ownAddress && <PlanNote coming={opened.room.coming}>{roomTexts.address}</PlanNote>}
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
