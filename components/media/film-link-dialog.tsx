'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { showServerErrors } from '@/components/form/form-errors'
import { SessionEnded } from '@/components/frame/session-ended'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { showToast } from '@/components/ui/toast'
import { isSessionEnded } from '@/lib/client/is-session-ended'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { useAddFilmLink } from '@/lib/domain/media/gallery/client/gallery-hooks'
import { addFilmLinkInput } from '@/lib/domain/media/schema'

const fields = addFilmLinkInput.pick({ link: true, caption: true })
type Fields = z.input<typeof fields>

/** Adds a film on a video host; only its link is stored. */
export function FilmLinkDialog({ memorialId }: { memorialId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="outline">Film fra YouTube</Button>
      </DialogTrigger>
      <DialogContent
        title="Film fra YouTube"
        description="Filmen hentes først, når en gæst på siden trykker på den. Indtil da ved YouTube intet om besøget."
      >
        <FilmLinkForm memorialId={memorialId} onAdded={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  )
}

function FilmLinkForm({ memorialId, onAdded }: { memorialId: string; onAdded: () => void }) {
  const add = useAddFilmLink(memorialId)
  const form = useForm<Fields, unknown, z.output<typeof fields>>({
    resolver: zodResolver(fields),
    defaultValues: { link: '', caption: '' },
  })
  const { forget } = useKeptForm(form, { name: `film-${memorialId}` })
  const { errors } = form.formState
  const submit = form.handleSubmit(async ({ link, caption }) => {
    try {
      await add.mutateAsync({ link, ...(caption ? { caption } : {}) })
      form.reset()
      forget()
      showToast({ title: 'Filmen er sat ind', description: 'Den står sidst blandt billederne.' })
      onAdded()
    } catch (error) {
      if (error instanceof Error) showServerErrors(form, error, ['link', 'caption'])
    }
  })
  return (
    <form
      noValidate
      method="post"
      action={`/api/memorials/${memorialId}/media`}
      onSubmit={submit}
      className="space-y-5"
    >
      <Field label="Link til filmen" hint="Kopiér det fra YouTube." required error={errors.link?.message}>
        {(control) => <Input {...control} type="url" inputMode="url" {...form.register('link')} />}
      </Field>
      <Field label="Tekst til filmen" optional error={errors.caption?.message}>
        {(control) => <Input {...control} maxLength={300} {...form.register('caption')} />}
      </Field>
      {isSessionEnded(add.error) ? (
        <SessionEnded />
      ) : (
        errors.root && (
          <Notice variant="error" title="Filmen kom ikke med">
            {errors.root.message}
          </Notice>
        )
      )}
      <DialogActions>
        <Button type="submit" pending={add.isPending} pendingText="Gemmer...">
          Sæt filmen ind
        </Button>
      </DialogActions>
    </form>
  )
}
