'use client'

import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { ArtworkFactsList, ArtworkWarnings } from '@/components/artwork/artwork-facts'
import type { ArtworkForm } from '@/components/artwork/artwork-form'
import { StonePreview } from '@/components/artwork/stone-preview'
import { OtherApproved } from '@/components/proof-sheets/other-approved'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { messageOf } from '@/lib/client/api'
import { artworkOptions } from '@/lib/domain/artwork/schema'
import { useArtworkPreview } from '@/lib/domain/exports/client/hooks'
import type { SheetArea } from '@/lib/domain/proof-sheets/paths'
import { isTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

/** `codes` are the typed codes, used only with the source of that name. */
type DrawnForm = ArtworkForm & { source?: string | undefined; codes?: string | string[] | undefined }

type LivePreviewProps = {
  /** Where approved sheets are listed; omitted where approved sheets are cut anyway. */
  area?: SheetArea
  children: (canOrder: boolean) => ReactNode
}

/** A live drawing of the first code, with its warnings. */
export function LivePreview({ area, children }: LivePreviewProps) {
  const { watch } = useFormContext<DrawnForm>()
  const parsed = artworkOptions.safeParse(watch('options'))
  const code = watch('source') === 'codes' ? firstCode(String(watch('codes') ?? '')) : null
  const { data, error } = useArtworkPreview(parsed.success ? parsed.data : null, code)
  const canOrder = parsed.success && !data?.facts.warnings.some(({ level }) => level === 'stop')
  return (
    <section aria-label="Sådan bliver den" className="space-y-6">
      {!parsed.success && <Notice variant="info">Ret målene, så bliver koden tegnet igen.</Notice>}
      {error && <Notice variant="error">{messageOf(error)}</Notice>}
      {!data && !error && parsed.success && <Spinner text="Tegner..." />}
      {data?.svg && parsed.success && (
        <div>
          <StonePreview
            preview={data}
            svg={data.svg}
            shape={parsed.data.shape}
            cornerRadiusMm={parsed.data.cornerRadiusMm}
          />
          {!code && (
            <p className="mt-3 text-muted-foreground text-sm">Koden på tegningen er et eksempel, som ikke findes.</p>
          )}
        </div>
      )}
      {data && <ArtworkWarnings preview={data} />}
      {area && data?.approval.kind === 'other' && <OtherApproved area={area} sheets={[data.approval.sheet]} />}
      {area && data?.approval.kind === 'this' && (
        <Notice variant="success">{`Det er tegning ${data.approval.sheet.number}, som familien har godkendt.`}</Notice>
      )}
      {children(canOrder)}
      {data && <ArtworkFactsList preview={data} />}
    </section>
  )
}

function firstCode(text: string): string | null {
  const [first = ''] = text.trim().split(/[\s,;]+/)
  return isTextCode(first) ? normaliseTextCode(first) : null
}
