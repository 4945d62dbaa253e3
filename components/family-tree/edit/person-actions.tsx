'use client'

import { Ellipsis, Pencil, Plus } from 'lucide-react'
import { PlanNote } from '@/components/billing/plan-note'
import { beyondPlan } from '@/components/family-tree/edit/edit-texts'
import { type TreeAct, useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import type { PersonDetailView } from '@/lib/domain/family-tree/detail-views'
import { relativeKinds, relativeWords } from '@/lib/domain/family-tree/edit-copy'

/** What an editor can do with a person, in the panel about them. */
export function PersonActions({ detail }: { detail: PersonDetailView }) {
  const { open } = useTreeActs()
  const { person, isBeyondPlan, isWithdrawn, canEdit } = detail
  const { id: personId } = person
  const more = moreActs(detail)
  if (isBeyondPlan) {
    return (
      <div className="space-y-3">
        <PlanNote>{beyondPlan}</PlanNote>
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
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button size="compact" variant="outline">
            <Plus aria-hidden />
            Tilføj
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          {relativeKinds.map((as) => (
            <DropdownMenuItem key={as} onSelect={() => open({ kind: 'add', personId, as })}>
              {relativeWords[as].add}
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button size="compact" variant="outline">
            <Ellipsis aria-hidden />
            Mere<span className="sr-only"> om {person.name}</span>
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          {more.map(({ label, act }) => (
            <DropdownMenuItem key={label} onSelect={() => open(act)}>
              {label}
            </DropdownMenuItem>
          ))}
          {more.length > 0 && <DropdownMenuSeparator />}
          <DropdownMenuItem destructive onSelect={() => open({ kind: 'remove', personId })}>
            Fjern fra træet
          </DropdownMenuItem>
          {!isWithdrawn && (
            <DropdownMenuItem destructive onSelect={() => open({ kind: 'withdraw', personId })}>
              Tag ud efter ønske
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  )
}

/** The acts that the person's entries and family give reason for. */
function moreActs({ person, couples, canEdit }: PersonDetailView): { label: string; act: TreeAct }[] {
  const { id: personId } = person
  const own: { label: string; act: TreeAct }[] = [
    { label: person.portraitUrl ? 'Billede' : 'Tilføj billede', act: { kind: 'portrait', personId } },
    { label: 'Mindeside', act: { kind: 'link', personId } },
    { label: 'Er to, der er én', act: { kind: 'merge', personId, otherId: null } },
  ]
  const ofCouples = couples.flatMap(({ unionId, partner, fields, children, childLinks }) => {
    const withWhom = partner ? ` med ${partner.name}` : ''
    const acts: { label: string; act: TreeAct }[] = []
    if (partner && fields) acts.push({ label: `Parret${withWhom}`, act: { kind: 'couple', personId, unionId } })
    if (childLinks && children.length > 0) {
      acts.push({ label: `Børnene${withWhom}`, act: { kind: 'children', personId, unionId } })
    }
    return acts
  })
  return canEdit ? [...ofCouples, ...own] : ofCouples
}
