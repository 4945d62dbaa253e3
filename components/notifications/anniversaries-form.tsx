'use client'

import { useState } from 'react'
import { SessionEnded } from '@/components/frame/session-ended'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Switch } from '@/components/ui/switch'
import { failureToast, showToast } from '@/components/ui/toast'
import { isSessionEnded } from '@/lib/client/is-session-ended'
import { usePost } from '@/lib/client/use-post'
import { type AnniversariesView, anniversariesForm } from '@/lib/domain/anniversaries/schema'

type AnniversariesFormProps = { slug: string; initial: AnniversariesView; isSaved: boolean }

/** The owner's choice of the days on which all members are notified. */
export function AnniversariesForm({ slug, initial, isSaved }: AnniversariesFormProps) {
  const action = `/api/memorials/${slug}/anniversaries`
  const choose = usePost(action)
  const [isChanged, setChanged] = useState(false)
  const submit = (form: HTMLFormElement) => {
    const content = new FormData(form)
    const chosen = { remembersBirth: content.has('remembersBirth'), remembersDeath: content.has('remembersDeath') }
    choose.mutate(chosen, {
      onSuccess: () => {
        setChanged(true)
        showToast({ title: 'Mærkedagene er gemt' })
      },
      onError: (error) => {
        if (!isSessionEnded(error)) failureToast()(error)
      },
    })
  }
  return (
    <form
      id={anniversariesForm}
      action={action}
      method="post"
      className="scroll-mt-8 space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
    >
      {isSessionEnded(choose.error) && <SessionEnded />}
      {isSaved && !isChanged && <Notice variant="success">Mærkedagene er gemt.</Notice>}
      <Switch
        name="remembersBirth"
        defaultChecked={initial.remembersBirth}
        label="Fødselsdagen"
        hint={initial.knowsBirth ? 'Hvert år på dagen.' : missing}
      />
      <Switch
        name="remembersDeath"
        defaultChecked={initial.remembersDeath}
        label="Dødsdagen"
        hint={initial.knowsDeath ? 'Hvert år på dagen.' : missing}
      />
      <Button type="submit" pending={choose.isPending} pendingText="Gemmer...">
        Gem mærkedagene
      </Button>
    </form>
  )
}

const missing = 'Den præcise dag står ikke på siden endnu. Så snart den gør, bliver den husket.'
