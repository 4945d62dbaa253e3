'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { codeToasts } from '@/components/qr-codes/code-toasts'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import { useUnlinkMemorial } from '@/lib/domain/qr-codes/client/hooks'
import type { StoneMemorialView } from '@/lib/domain/qr-codes/schema'

/** The pages on a stone, left to right, each with a way to take it off again. */
export function LinkedMemorials({ code, memorials }: { code: string; memorials: StoneMemorialView[] }) {
  return (
    <ol className="divide-y divide-border border-border border-y">
      {memorials.map((memorial) => (
        <li key={memorial.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5">
          <TextLink href={`/memorial/${memorial.slug}`} className="min-w-0 break-words font-serif text-xl">
            {memorial.name}
          </TextLink>
          <div className="flex flex-wrap gap-3">
            {memorial.continuing && (
              <LinkButton href={memorial.continuing.path} size="compact">
                {memorial.continuing.label}
                <span className="sr-only"> med {memorial.name}</span>
              </LinkButton>
            )}
            {memorial.canEdit && (
              <LinkButton href={`/edit-memorial/${memorial.slug}`} variant="outline" size="compact">
                Redigér
                <span className="sr-only"> {memorial.name}</span>
              </LinkButton>
            )}
            <UnlinkButton code={code} memorial={memorial} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function UnlinkButton({ code, memorial }: { code: string; memorial: StoneMemorialView }) {
  const router = useRouter()
  const unlink = useUnlinkMemorial(codeToasts.unlink)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <AlertDialog
      trigger={
        <Button
          variant="ghost"
          size="compact"
          aria-label={`Løsn fra koden: ${memorial.name}`}
          pending={unlink.isPending}
        >
          Løsn fra koden
        </Button>
      }
      open={isOpen}
      onOpenChange={setIsOpen}
      title={`Løsn siden for ${memorial.name} fra koden?`}
      description="Den, der scanner stenen, kommer så ikke længere til siden. Siden selv bliver, som den er, og du kan knytte den til koden igen."
      confirmLabel="Løsn fra koden"
      destructive
      onConfirm={() => unlink.mutate({ code, memorialId: memorial.id }, { onSettled: () => router.refresh() })}
    />
  )
}
