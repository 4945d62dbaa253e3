'use client'

import { useRouter } from 'next/navigation'
import type { SubmitEvent } from 'react'
import { codeToasts } from '@/components/qr-codes/code-toasts'
import { Button } from '@/components/ui/button'
import { FieldGroup } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { RadioGroup } from '@/components/ui/radio-group'
import { useLinkMemorial } from '@/lib/domain/qr-codes/client/hooks'
import type { LinkableMemorialView } from '@/lib/domain/qr-codes/schema'

type LinkFormProps = {
  code: string
  memorials: LinkableMemorialView[]
  /** The refusal of a post without script. */
  refusal?: string | undefined
}

/** Links one of the user's pages to the code. */
export function LinkForm({ code, memorials, refusal }: LinkFormProps) {
  const router = useRouter()
  const link = useLinkMemorial(codeToasts.link)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const memorialId = new FormData(event.currentTarget).get('memorialId')
    if (typeof memorialId !== 'string') return
    link.mutate({ code, memorialId }, { onSuccess: () => router.push(`/qr-setup/${code}`) })
  }

  return (
    <form id="tilknyt" action={`/api/qr-codes/${code}/links`} method="post" onSubmit={submit} className="space-y-8">
      {refusal && <Notice variant="error">{refusal}</Notice>}
      <FieldGroup legend="Hvilken mindeside skal stenen føre til?">
        <RadioGroup
          name="memorialId"
          required
          {...(memorials[0] ? { defaultValue: memorials[0].id } : {})}
          options={memorials.map(({ id, name, isDraft }) => ({
            value: id,
            label: <span className="break-words font-serif text-lg">{name}</span>,
            ...(isDraft ? { hint: 'Kladde: andre kan se siden, når du har åbnet den.' } : {}),
          }))}
        />
      </FieldGroup>
      <Button type="submit" size="lg" pending={link.isPending} pendingText="Knytter siden...">
        Knyt siden til koden
      </Button>
    </form>
  )
}
