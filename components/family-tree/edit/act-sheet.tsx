'use client'

import { PlanNote } from '@/components/billing/plan-note'
import { ActForm } from '@/components/family-tree/edit/act-form'
import { CheckList } from '@/components/family-tree/edit/check-list'
import { beyondPlan } from '@/components/family-tree/edit/edit-texts'
import { JoinFamily } from '@/components/family-tree/edit/join-family'
import { RecentEdits } from '@/components/family-tree/edit/recent-edits'
import { type TreeAct, useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { TreeRefusal } from '@/components/family-tree/edit/tree-refusal'
import { UnjoinedList } from '@/components/family-tree/edit/unjoined-list'
import { Sheet, SheetContent } from '@/components/ui/sheet'
import { Spinner } from '@/components/ui/spinner'
import { useTreePerson } from '@/lib/domain/family-tree/client/hooks'
import { relativeWords, unjoinedFamilyText } from '@/lib/domain/family-tree/edit-copy'

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
      return `${relativeWords[act.as].add} til ${name}`
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
