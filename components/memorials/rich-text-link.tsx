'use client'

import { type Editor, useEditorState } from '@tiptap/react'
import { Link as LinkIcon } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import { Input } from '@/components/ui/input'

/** Adds, changes or removes a link on the selected text. */
export function LinkControl({ editor }: { editor: Editor }) {
  const isActive = useEditorState({ editor, selector: ({ editor }) => editor.isActive('link') })
  const [isOpen, setIsOpen] = useState(false)
  const [address, setAddress] = useState('')

  function open(willOpen: boolean) {
    const href: unknown = editor.getAttributes('link').href
    if (willOpen) setAddress(typeof href === 'string' ? href : '')
    setIsOpen(willOpen)
  }

  function apply(href: string) {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href.trim() === '') chain.unsetLink().run()
    else chain.setLink({ href: completeAddress(href.trim()) }).run()
    setIsOpen(false)
  }

  // Not a form: it is nested in the biography's form.
  function applyOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply(address)
  }

  return (
    <Dialog open={isOpen} onOpenChange={open}>
      <DialogTrigger asChild>
        <IconButton
          label="Link"
          aria-pressed={isActive}
          className="aria-pressed:bg-primary-soft aria-pressed:text-primary-soft-foreground"
        >
          <LinkIcon aria-hidden />
        </IconButton>
      </DialogTrigger>
      <DialogContent title="Link" description="Markér først de ord, som linket skal stå på.">
        <Field label="Adresse" hint="For eksempel www.kirken.dk eller en mailadresse.">
          {(control) => (
            <Input
              {...control}
              inputMode="url"
              autoComplete="off"
              value={address}
              onChange={(event) => setAddress(event.target.value)}
              onKeyDown={applyOnEnter}
            />
          )}
        </Field>
        <DialogActions>
          {isActive && (
            <Button variant="outline" onClick={() => apply('')}>
              Fjern linket
            </Button>
          )}
          <Button onClick={() => apply(address)}>Sæt linket ind</Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}

function completeAddress(typed: string): string {
  if (/^(https?:\/\/|mailto:)/i.test(typed)) return typed
  return /^[^\s/@]+@[^\s/@]+$/.test(typed) ? `mailto:${typed}` : `https://${typed}`
}
