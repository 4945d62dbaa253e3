'use client'

import { type FormEvent, useState } from 'react'
import { PersonSearch } from '@/components/family-tree/edit/person-search'
import { FoundPerson, foundClasses, PersonFinder } from '@/components/family-tree/person-finder'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { LinkButton } from '@/components/ui/link-button'
import type { DrawingView } from '@/lib/domain/tree-drawing/drawing-views'
import { type TreeAddress, type TreeWay, treeHref, treePath } from '@/lib/domain/tree-drawing/tree-address'

type TreeToolsProps = {
  drawing: DrawingView
  address: TreeAddress
  /** What was searched for without script. */
  searched: string
  /** A found person was chosen, and the drawing is on its way to them. */
  onFound: (personId: string) => void
  onWay: (way: TreeWay) => void
}

/** Above the drawing: finding somebody, the way between two, and print. */
export function TreeTools({ drawing, address, searched, onFound, onWay }: TreeToolsProps) {
  const { memorial, neighbourhood, pagePersonId } = drawing
  const { slug, id: memorialId } = memorial
  const selected = neighbourhood.people.find(({ id, isMasked }) => id === address.person && !isMasked)
  const printed = treeHref(slug, { ...address, way: null }).replace(treePath(slug), '')
  return (
    <div className="contents sm:flex sm:flex-wrap sm:items-end sm:gap-3 print:hidden">
      <form
        action={treePath(slug)}
        method="get"
        className="flex min-w-0 items-end gap-2 sm:flex-1 sm:basis-72 print:hidden"
      >
        <div className="min-w-0 flex-1">
          <PersonFinder memorialId={memorialId} label="Find en i træet" initial={searched}>
            {(person, clear) => (
              <a
                href={treeHref(slug, { centre: person.id, person: person.id })}
                data-person={person.id}
                className={foundClasses}
                onClick={(event) => {
                  // Opened in another tab, it changes nothing here.
                  if (event.defaultPrevented) onFound(person.id)
                  // The list goes after the link was followed.
                  setTimeout(clear)
                }}
              >
                <FoundPerson person={person} />
              </a>
            )}
          </PersonFinder>
        </div>
        <Button type="submit" variant="outline" className="hidden noscript:inline-flex">
          Søg
        </Button>
      </form>
      <div className="flex flex-wrap gap-2 max-sm:order-1 print:hidden">
        <WayDialog
          memorialId={memorialId}
          first={selected ?? { id: pagePersonId, name: memorial.name }}
          onWay={onWay}
        />
        <LinkButton href={`${treePath(slug)}/print${printed}`} prefetch={false} variant="outline" size="compact">
          Udskriv
        </LinkButton>
        {drawing.canEdit && (
          <LinkButton href={`${treePath(slug)}/files`} prefetch={false} variant="outline" size="compact">
            Slægtsfiler
          </LinkButton>
        )}
      </div>
    </div>
  )
}

type Chosen = { id: string; name: string }
type WayDialogProps = {
  memorialId: string
  /** Who it begins with. */
  first: Chosen
  onWay: (way: TreeWay) => void
}

/** Asks for two people, and shows the way between them. */
function WayDialog({ memorialId, first, onWay }: WayDialogProps) {
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
