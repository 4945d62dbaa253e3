'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import type { TreeWay } from '@/lib/domain/tree-drawing/tree-address'
import { PersonSearch } from './edit/person-search'

type Chosen = { id: string; name: string }
type WayDialogProps = {
  memorialId: string
  /** Who it begins with. */
  first: Chosen
  onWay: (way: TreeWay) => void
}

/** Asks for two people, and shows the way between them. */
export function WayDialog({ memorialId, first, onWay }: WayDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [from, setFrom] = useState<Chosen | null>(null)
  const [to, setTo] = useState<Chosen | null>(null)
  const start = from ?? first
  const isSame = to?.id === start.id
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!to || isSame) return
    setIsOpen(false)
    onWay({ from: start.id, to: to.id })
  }
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="outline" size="compact" className="noscript:hidden">
          Vis vejen mellem to
        </Button>
      </DialogTrigger>
      <DialogContent title="Vejen mellem to" description="Vælg to i træet, så fortæller vi, hvordan de er i familie.">
        <form onSubmit={submit} className="space-y-5">
          <Choice memorialId={memorialId} label="Fra" chosen={start} onChoose={setFrom} />
          <Choice memorialId={memorialId} label="Til" chosen={to} onChoose={setTo} />
          <p role="status" className="text-muted-foreground empty:hidden">
            {isSame ? 'Det er den samme. Vælg en anden at gå til.' : ''}
          </p>
          <DialogActions>
            <Button type="submit" disabled={!to || isSame}>
              Vis vejen
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  )
}

type ChoiceProps = { memorialId: string; label: string; chosen: Chosen | null; onChoose: (person: Chosen) => void }

function Choice({ memorialId, label, chosen, onChoose }: ChoiceProps) {
  return (
    <div>
      {chosen && (
        <p className="mb-2" aria-live="polite">
          <span className="text-muted-foreground">{label}:</span>{' '}
          <strong className="font-semibold">{chosen.name}</strong>
        </p>
      )}
      <PersonSearch
        key={chosen?.id}
        memorialId={memorialId}
        label={chosen ? `${label} en anden` : label}
        onChosen={({ id, name }) => onChoose({ id, name })}
      />
    </div>
  )
}
