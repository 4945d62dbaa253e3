'use client'

import { Ellipsis, Pencil, Plus } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { PlanNote } from '@/components/billing/plan-note'
import { type TreeAct, useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { Button } from '@/components/ui/button'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@/components/ui/dropdown-menu'
import type { PersonDetailView } from '@/lib/domain/family-tree/detail-views'
import { beyondPlan, relativeKinds, relativeTexts } from '@/lib/domain/family-tree/edit-copy'

/** What an editor can do with a person, in the panel about them. */
export function PersonActions({ detail }: { detail: PersonDetailView }) {
  const { open } = useTreeActs()
  const { person, isBeyondPlan, isWithdrawn, canEdit } = detail
  const { id: personId } = person
  if (isBeyondPlan) {
    return (
      <div className="space-y-3">
        <PlanNote coming={detail.coming}>{beyondPlan}</PlanNote>
        {!isWithdrawn && (
          <Button size="compact" variant="ghost" onClick={() => open({ kind: 'withdraw', personId })}>
            Tag ud efter ønske
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className="flex flex-wrap gap-2">
      {canEdit && (
        <Button size="compact" onClick={() => open({ kind: 'edit', personId })}>
          <Pencil aria-hidden />
          Ret<span className="sr-only"> {person.name}</span>
        </Button>
      )}
      <ActMenu
        label="Tilføj"
        icon={<Plus aria-hidden />}
        about={` ved ${person.name}`}
        items={relativeKinds.map((as) => ({ label: relativeTexts[as].add, act: { kind: 'add', personId, as } }))}
      />
      <ActMenu label="Mere" icon={<Ellipsis aria-hidden />} about={` om ${person.name}`} items={moreActs(detail)} />
    </div>
  )
}

/** The acts that the person's entries and family give reason for. */
function moreActs({ person, couples, canEdit, isWithdrawn }: PersonDetailView): ActItem[] {
  const { id: personId } = person
  const ofCouples = couples.flatMap(({ unionId, partner, fields, children, childLinks }): ActItem[] => {
    const withWhom = partner ? ` med ${partner.name}` : ''
    const couple: ActItem = { label: `Parret${withWhom}`, act: { kind: 'couple', personId, unionId } }
    const order: ActItem = { label: `Børnene${withWhom}`, act: { kind: 'children', personId, unionId } }
    return [...(partner && fields ? [couple] : []), ...(childLinks && children.length > 0 ? [order] : [])]
  })
  const order: ActItem = { label: 'Parrenes rækkefølge', act: { kind: 'couples', personId } }
  const own: ActItem[] = [
    { label: person.portraitUrl ? 'Billede' : 'Tilføj billede', act: { kind: 'portrait', personId } },
    { label: 'Mindeside', act: { kind: 'link', personId } },
    { label: 'Står her to gange', act: { kind: 'merge', personId, otherId: null } },
  ]
  const withdraw: ActItem = { label: 'Tag ud efter ønske', act: { kind: 'withdraw', personId }, isDestructive: true }
  return [
    ...ofCouples,
    ...(couples.length > 1 ? [order] : []),
    ...(canEdit ? own : []),
    { label: 'Fjern fra træet', act: { kind: 'remove', personId }, isDestructive: true },
    ...(isWithdrawn ? [] : [withdraw]),
  ]
}

type ActItem = { label: string; act: TreeAct; isDestructive?: boolean }

type ActMenuProps = {
  label: string
  /** Screen-reader suffix of the label. */
  about: string
  icon: ReactNode
  items: readonly ActItem[]
}

/** Acts in a menu; what they open gives the focus back to the menu's button. */
function ActMenu({ label, about, icon, items }: ActMenuProps) {
  const { open } = useTreeActs()
  const chosen = useRef<TreeAct | null>(null)

  /** Only once the menu has gone: the sheet remembers where the focus is when it opens. */
  function openChosen() {
    if (chosen.current) open(chosen.current)
    chosen.current = null
  }

  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="compact" variant="outline">
          {icon}
          {label}
          <span className="sr-only">{about}</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" onCloseAutoFocus={openChosen}>
        {items.map(({ label: item, act, isDestructive }) => (
          <DropdownMenuItem
            key={JSON.stringify(act)}
            destructive={isDestructive ?? false}
            onSelect={() => {
              chosen.current = act
            }}
          >
            {item}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
