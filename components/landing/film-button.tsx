'use client'

import { type ComponentType, useRef, useState, useSyncExternalStore } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import type { FilmDialogProps } from './film-dialog'

const CLASSES = buttonVariants({ variant: 'ghost', size: 'lg' })
const LABEL = 'Se, hvordan det virker'
const never = () => () => {}

/** Opens the film. Without script, or before it has loaded, a link to the same story on the page. */
export function FilmButton() {
  const hasScript = useSyncExternalStore(never, isHere, isNotYet)
  const button = useRef<HTMLButtonElement>(null)
  const [Dialog, setDialog] = useState<ComponentType<FilmDialogProps>>()
  const [open, setOpen] = useState(false)

  const show = () => {
    import('./film-dialog').then(
      ({ FilmDialog }) => {
        setDialog(() => FilmDialog)
        setOpen(true)
      },
      // If loading fails offline, the page below has the same story.
      () => window.location.assign('#stenen'),
    )
  }

  if (!hasScript) {
    return (
      <a href="#stenen" className={CLASSES}>
        {LABEL}
      </a>
    )
  }
  return (
    <>
      <button ref={button} type="button" aria-haspopup="dialog" className={CLASSES} onClick={show}>
        {LABEL}
      </button>
      {Dialog && <Dialog open={open} onOpenChange={setOpen} opener={button.current} />}
    </>
  )
}

const isHere = () => true
const isNotYet = () => false
