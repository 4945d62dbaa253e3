'use client'

import { useFormContext } from 'react-hook-form'
import { ArtworkFactsList, ArtworkWarnings } from '@/components/artwork/artwork-facts'
import { StonePreview } from '@/components/artwork/stone-preview'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { messageOf } from '@/lib/client/api'
import { artworkOptions } from '@/lib/domain/artwork/schema'
import { useArtworkPreview } from '@/lib/domain/exports/client/hooks'
import type { ProofSheetFormInput } from '@/lib/domain/proof-sheets/schema'
import { isTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

/** A live preview: beside the form, on a phone above the save button. */
export function SheetPreview() {
  const { watch } = useFormContext<ProofSheetFormInput>()
  const { options, name, dates = '', text = '', cutsText, code } = watch()
  const lines = cutsText ? [name, dates, ...text.split('\n')].map((line) => line.trim()).filter(Boolean) : []
  const parsed = artworkOptions.safeParse({ ...options, lines })
  const drawn = isTextCode(code ?? '') ? normaliseTextCode(code) : null
  const { data, error } = useArtworkPreview(parsed.success ? parsed.data : null, drawn)
  return (
    <section
      aria-label="Sådan bliver den"
      className="space-y-6 noscript:hidden lg:sticky lg:top-8 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      {!parsed.success && <Notice>Ret målene eller de lange linjer, så bliver koden tegnet igen.</Notice>}
      {error && <Notice variant="error">{messageOf(error)}</Notice>}
      {!data && !error && parsed.success && <Spinner text="Tegner..." />}
      {data?.svg && parsed.success && (
        <StonePreview
          preview={data}
          svg={data.svg}
          shape={parsed.data.shape}
          cornerRadiusMm={parsed.data.cornerRadiusMm}
        />
      )}
      {data && (
        <>
          <ArtworkWarnings preview={data} />
          <ArtworkFactsList preview={data} />
        </>
      )}
    </section>
  )
}
