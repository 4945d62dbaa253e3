'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { PlanNote } from '@/components/billing/plan-note'
import { CheckList } from '@/components/family-tree/edit/check-list'
import { ChildrenForm } from '@/components/family-tree/edit/children-form'
import { CoupleOrder } from '@/components/family-tree/edit/couple-order'
import { MergePeople } from '@/components/family-tree/edit/merge-people'
import { PersonForm } from '@/components/family-tree/edit/person-form'
import { PortraitForm } from '@/components/family-tree/edit/portrait-form'
import { AddRelative } from '@/components/family-tree/edit/relative-form'
import { RemovePerson, WithdrawPerson } from '@/components/family-tree/edit/remove-person'
import { type TreeAct, useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { TreeRefusal } from '@/components/family-tree/edit/tree-refusal'
import { UnionForm } from '@/components/family-tree/edit/union-form'
import { JoinFamily, UnjoinedList } from '@/components/family-tree/edit/unjoined-list'
import { ActionForm } from '@/components/form/action-form'
import { LinkPersonForm } from '@/components/tree-links/link-person-form'
import { Notice } from '@/components/ui/notice'
import { Sheet, SheetContent } from '@/components/ui/sheet'
import { Spinner } from '@/components/ui/spinner'
import { messageOf } from '@/lib/client/api'
import { treeAddress, treeKeys, useTreeEdits, useTreePerson } from '@/lib/domain/family-tree/client/hooks'
import type { CoupleView, PersonDetailView } from '@/lib/domain/family-tree/detail-views'
import { beyondPlan, relativeTexts, treeEditText, unjoinedFamilyText } from '@/lib/domain/family-tree/edit-copy'
import { endedLinkTexts, endLinkQuestion, linkStatusTexts } from '@/lib/domain/tree-links/copy'
import { formatDateTime } from '@/lib/shared/danish-time'

/** What is being done with the tree. Closing loses nothing: what was typed is there when it is opened again. */
export function ActSheet({ act }: { act: TreeAct | null }) {
  const { memorialId, close } = useTreeActs()
  const personId = act && 'personId' in act ? act.personId : null
  const { data: detail, error } = useTreePerson(memorialId, personId)
  const name = detail?.person.name ?? 'personen'
  return (
    <Sheet open={act !== null} onOpenChange={(open) => !open && close()}>
      {act && (
        <SheetContent title={titleOf(act, name)} className="sm:max-w-lg">
          {act.kind === 'checks' && <CheckList />}
          {act.kind === 'edits' && <RecentEdits />}
          {act.kind === 'unjoined' && <UnjoinedList />}
          {act.kind === 'join' && <JoinFamily key={act.family.id} family={act.family} />}
          {personId && !detail && (error ? <TreeRefusal error={error} /> : <Spinner />)}
          {'personId' in act && detail && (
            <>
              {detail.isBeyondPlan && <PlanNote coming={detail.coming}>{beyondPlan}</PlanNote>}
              {(!detail.isBeyondPlan || act.kind === 'withdraw') && <ActForm act={act} detail={detail} />}
            </>
          )}
        </SheetContent>
      )}
    </Sheet>
  )
}

function titleOf(act: TreeAct, name: string): string {
  switch (act.kind) {
    case 'add':
      return `${relativeTexts[act.as].add} til ${name}`
    case 'edit':
      return `Ret ${name}`
    case 'portrait':
      return `Billede af ${name}`
    case 'remove':
      return `Fjern ${name} fra træet`
    case 'withdraw':
      return `Tag ${name} ud efter ønske`
    case 'link':
      return `Mindeside for ${name}`
    case 'couple':
      return 'Ret parret'
    case 'couples':
      return `Rækkefølgen hos ${name}`
    case 'children':
      return 'Børnene'
    case 'merge':
      return 'Samme person to gange'
    case 'checks':
      return 'Advarsler'
    case 'edits':
      return 'Seneste ændringer'
    case 'unjoined':
      return 'Ikke knyttet til slægten endnu'
    case 'join':
      return `Knyt ${unjoinedFamilyText(act.family)} til slægten`
  }
}

type PersonAct = Extract<TreeAct, { personId: string }>

/** The form of an act on a person. */
function ActForm({ act, detail }: { act: PersonAct; detail: PersonDetailView }) {
  const key = detail.person.id
  const couple = useCouple(detail, 'unionId' in act ? act.unionId : null)
  if (act.kind === 'add') {
    const { as, existing } = act
    return <AddRelative key={`${key} ${as} ${existing?.id}`} as={as} detail={detail} existing={existing} />
  }
  if (act.kind === 'remove') return <RemovePerson detail={detail} />
  if (act.kind === 'withdraw') return <WithdrawPerson detail={detail} />
  if (act.kind === 'couple' && couple?.fields) {
    return <UnionForm key={act.unionId} detail={detail} couple={couple} fields={couple.fields} />
  }
  if (act.kind === 'children' && couple?.childLinks) {
    return <ChildrenForm key={act.unionId} detail={detail} couple={couple} links={couple.childLinks} />
  }
  if (act.kind === 'couple' || act.kind === 'children') return <Notice>Parret står ikke længere i træet.</Notice>
  if (act.kind === 'couples') return <CoupleOrder detail={detail} />
  if (!detail.fields) return <Notice>Personen kan ikke rettes.</Notice>
  if (act.kind === 'edit') return <PersonForm key={key} detail={detail} />
  if (act.kind === 'portrait') return <PortraitForm detail={detail} />
  if (act.kind === 'link') return <LinkSlot detail={detail} />
  return <MergePeople key={key} detail={detail} otherId={act.kind === 'merge' ? act.otherId : null} />
}

/** The couple as it was last known: when another editor takes it apart, what was written here still stands in the form. */
function useCouple({ couples }: PersonDetailView, wantedId: string | null): CoupleView | undefined {
  const last = useRef<CoupleView | undefined>(undefined)
  const now = couples.find(({ unionId, fields, childLinks }) => unionId === wantedId && (fields || childLinks))
  if (now || last.current?.unionId !== wantedId) last.current = now
  return last.current
}

/** The way from a person to their own memorial. */
function LinkSlot({ detail: { person, linkStatus } }: { detail: PersonDetailView }) {
  const { memorialId, close, show } = useTreeActs()
  const queries = useQueryClient()

  /** The forms know nothing of what is read of the tree. */
  function done() {
    close()
    show(person.id)
    void queries.invalidateQueries({ queryKey: treeKeys.all(memorialId) })
  }

  return (
    <div className="space-y-6">
      {linkStatus && <p>{linkStatusTexts[linkStatus]}</p>}
      {linkStatus === 'asked' || linkStatus === 'accepted' ? (
        <ActionForm
          action={treeAddress(memorialId, `/links/${person.id}/end`)}
          {...endedLinkTexts[linkStatus]}
          {...(linkStatus === 'accepted' && { confirm: endLinkQuestion })}
          onDone={done}
        />
      ) : (
        <LinkPersonForm memorialId={memorialId} personId={person.id} personName={person.name} onDone={done} />
      )}
    </div>
  )
}

/** What the editors did lately, newest first. */
function RecentEdits() {
  const { memorialId } = useTreeActs()
  const { data: edits, error } = useTreeEdits(memorialId)
  if (error && !edits) return <Notice variant="error">{messageOf(error)}</Notice>
  if (!edits) return <Spinner />
  if (edits.length === 0) return <p>Her er endnu ikke ændret noget.</p>
  return (
    <ol className="divide-y divide-border">
      {edits.map((edit) => (
        <li key={edit.id} className="py-3">
          <p className="wrap-anywhere">
            {edit.isUndone ? <s>{treeEditText(edit)}</s> : treeEditText(edit)}
            {edit.isUndone && <span className="text-muted-foreground"> (fortrudt)</span>}
          </p>
          <p className="text-muted-foreground text-sm">
            {[edit.isMine ? 'Dig' : edit.who, formatDateTime(new Date(edit.when))].filter(Boolean).join(' · ')}
          </p>
        </li>
      ))}
    </ol>
  )
}
