'use client'

import { type Editor, useEditorState } from '@tiptap/react'
import { Bold, Italic, Link as LinkIcon, List, ListOrdered, Quote, Redo2, Undo2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { headingTexts, toolbarFrame } from '@/components/memorials/story-placeholder'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Dialog, DialogActions, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Field, Input } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'

/** Without an icon the label is shown: no icon says 'heading' to a first-time user. */
type Tool = { label: string; icon?: ReactNode; isActive: boolean; isDisabled?: boolean; run: () => void }

export function RichTextToolbar({ editor, isFollowing }: { editor: Editor; isFollowing: boolean }) {
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      isHeading: editor.isActive('heading', { level: 2 }),
      isSubheading: editor.isActive('heading', { level: 3 }),
      isBold: editor.isActive('bold'),
      isItalic: editor.isActive('italic'),
      isQuote: editor.isActive('blockquote'),
      isList: editor.isActive('bulletList'),
      isOrderedList: editor.isActive('orderedList'),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  })
  const chain = () => editor.chain().focus()
  const tools: Tool[] = [
    {
      label: headingTexts.heading,
      isActive: state.isHeading,
      run: () => chain().toggleHeading({ level: 2 }).run(),
    },
    {
      label: headingTexts.subheading,
      isActive: state.isSubheading,
      run: () => chain().toggleHeading({ level: 3 }).run(),
    },
    { label: 'Fed', icon: <Bold aria-hidden />, isActive: state.isBold, run: () => chain().toggleBold().run() },
    {
      label: 'Kursiv',
      icon: <Italic aria-hidden />,
      isActive: state.isItalic,
      run: () => chain().toggleItalic().run(),
    },
    {
      label: 'Citat',
      icon: <Quote aria-hidden />,
      isActive: state.isQuote,
      run: () => chain().toggleBlockquote().run(),
    },
    {
      label: 'Punkter',
      icon: <List aria-hidden />,
      isActive: state.isList,
      run: () => chain().toggleBulletList().run(),
    },
    {
      label: 'Nummererede punkter',
      icon: <ListOrdered aria-hidden />,
      isActive: state.isOrderedList,
      run: () => chain().toggleOrderedList().run(),
    },
    {
      label: 'Fortryd',
      icon: <Undo2 aria-hidden />,
      isActive: false,
      isDisabled: !state.canUndo,
      run: () => chain().undo().run(),
    },
    {
      label: 'Gentag',
      icon: <Redo2 aria-hidden />,
      isActive: false,
      isDisabled: !state.canRedo,
      run: () => chain().redo().run(),
    },
  ]
  return (
    <div
      role="toolbar"
      aria-label="Tekstens udseende"
      // Sticky because a biography is longer than the screen; not on phones, where the preview is already above the
      // form, nor while empty, when it would cover the questions.
      className={cn(toolbarFrame, 'z-10', isFollowing && 'lg:sticky lg:top-0')}
    >
      {tools.map(({ label, icon, isActive, isDisabled = false, run }) => {
        const shared = { 'aria-pressed': isActive, disabled: isDisabled, onClick: run, className: pressed }
        return icon ? (
          <IconButton key={label} label={label} {...shared}>
            {icon}
          </IconButton>
        ) : (
          <Button key={label} size="compact" variant="ghost" {...shared}>
            {label}
          </Button>
        )
      })}
      <LinkControl editor={editor} />
    </div>
  )
}

const pressed = 'aria-pressed:bg-primary-soft aria-pressed:text-primary-soft-foreground'

/** Adds, changes or removes a link on the selected text. */
function LinkControl({ editor }: { editor: Editor }) {
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
