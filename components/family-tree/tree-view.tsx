'use client'

import dynamic from 'next/dynamic'
import { memo } from 'react'
import { PersonPanel } from '@/components/family-tree/person-panel'
import { TreeLegend } from '@/components/family-tree/picture/tree-legend'
import { TreeFrame } from '@/components/family-tree/tree-frame'
import { TreeTools } from '@/components/family-tree/tree-tools'
import { type TreeViewProps, useTreeView } from '@/components/family-tree/use-tree-view'
import { WayResult } from '@/components/family-tree/way-result'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { messageOf } from '@/lib/client/api'
import { otherPagesText } from '@/lib/domain/family-tree/edit-copy'
import { drawingCopy, familyTitle } from '@/lib/domain/tree-drawing/copy'
import type { DrawingView } from '@/lib/domain/tree-drawing/drawing-views'
import { treeInWords } from '@/lib/domain/tree-drawing/tree-words'

// Only editors fetch what edits.
const TreeEditing = dynamic(() => import('./edit/tree-editing').then((part) => part.TreeEditing))
const EditToolbar = dynamic(() => import('./edit/edit-toolbar').then((part) => part.EditToolbar))
const UnjoinedLine = dynamic(() => import('./edit/unjoined-line').then((part) => part.UnjoinedLine))
const QuickStart = dynamic(() => import('./edit/quick-start').then((part) => part.QuickStart))
const PersonActions = dynamic(() => import('./edit/person-actions').then((part) => part.PersonActions))

/** The tree as one moves about in it. Every link is an address, so that it works before and without script, and can be shared. */
export function TreeView(props: TreeViewProps) {
  const view = useTreeView(props)
  const { root, anchor, address, drawing, drawingState, show, links, panel, way } = view
  const { memorial, neighbourhood, layout, canEdit, isMember, pagePersonId } = drawing
  const { editing } = props
  const elsewhere = editing && otherPagesText(editing.otherPages)
  const tree = (
    // On a phone the drawing comes before the tools: it is what one came for. On paper members choose whether the living
    // come along, on the page for printing.
    <div ref={root} className={`flex flex-col gap-5 ${isMember ? 'print:hidden' : ''}`}>
      <TreeTools
        drawing={drawing}
        address={address}
        searched={props.searched ?? ''}
        onFound={view.tellFound}
        onWay={(two) => show({ ...address, person: null, way: two }, null)}
      />
      {canEdit && (
        <>
          <p className="hidden text-muted-foreground noscript:block">{drawingCopy.editsWithScript}</p>
          <div className="space-y-4 max-sm:order-1 noscript:hidden">
            {elsewhere && <p className="max-w-measure print:hidden">{drawingCopy.alsoOn(elsewhere)}</p>}
            <EditToolbar />
            {editing && <UnjoinedLine initial={editing.unjoined} />}
          </div>
          <div className="empty:hidden noscript:hidden">
            <QuickStart personId={pagePersonId} />
          </div>
        </>
      )}
      <Failure title="Grenen kom ikke frem" error={drawingState.error} onAgain={drawingState.refetch} />
      <Failure title="Vejen kunne ikke vises" error={way.query.error} onAgain={way.query.refetch} />
      {address.way && way.shown && (
        <WayResult slug={memorial.slug} address={address} way={way.shown} takesFocus={way.takesFocus} />
      )}
      <div className="flex flex-col gap-5 lg:flex-row">
        <TreeFrame
          drawing={drawing}
          anchor={anchor}
          {...links}
          isFetching={drawingState.isFetching}
          found={view.found}
          selectedId={address.person}
          label={familyTitle(memorial.name)}
          onHome={() => show({ ...address, centre: null, open: [] }, pagePersonId)}
        />
        {address.person && (
          <PersonPanel {...panel} actions={canEdit && panel.detail && <PersonActions detail={panel.detail} />} />
        )}
      </div>
      <div className="max-sm:order-2">
        <TreeLegend layout={layout} unions={neighbourhood.unions} />
        {neighbourhood.isCut && <p className="mt-5 text-muted-foreground">{drawingCopy.isCut}</p>}
      </div>
      <div className="max-sm:order-2">
        <TreeWords drawing={drawing} hrefOf={links.hrefOf} />
        <KeyboardHelp />
      </div>
    </div>
  )
  const whole = (
    <>
      {tree}
      {isMember && <p className="hidden print:block">{drawingCopy.onPaper}</p>}
    </>
  )
  if (!canEdit) return whole
  return (
    <TreeEditing memorialId={memorial.id} onShow={view.showPerson}>
      {whole}
    </TreeEditing>
  )
}

function Failure({ title, error, onAgain }: { title: string; error: Error | null; onAgain: () => unknown }) {
  if (!error) return null
  return (
    <Notice variant="error" title={title}>
      <p>{messageOf(error)}</p>
      <Button variant="outline" className="mt-3" onClick={() => onAgain()}>
        Prøv igen
      </Button>
    </Notice>
  )
}

const keys: ReadonlyArray<{ keys: string; does: string }> = [
  { keys: 'Pil op', does: 'går til en forælder' },
  { keys: 'Pil ned', does: 'går til et barn' },
  { keys: 'Pil til siden', does: 'går til en partner, en søskende eller den næste i rækken' },
  { keys: 'Enter', does: 'viser, hvad der er skrevet om personen' },
  { keys: 'Tab', does: 'går videre til personens grene og mindeside' },
  { keys: '+ og -', does: 'zoomer ind og ud' },
  { keys: '0', does: 'viser hele tegningen' },
  { keys: 'Home', does: 'går tilbage til den, siden handler om' },
  { keys: 'Escape', does: 'lukker det, der står om personen' },
]

/** How one moves about in the drawing. */
function KeyboardHelp() {
  return (
    <details className="border-border border-t py-4 noscript:hidden print:hidden">
      <summary className="min-h-touch cursor-pointer py-2 font-sans font-semibold">
        Hjælp til tastaturet og musen
      </summary>
      <dl className="mt-3 grid max-w-measure grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        {keys.map(({ keys: pressed, does }) => (
          <div key={pressed} className="contents">
            <dt className="font-sans font-semibold">{pressed}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-measure text-muted-foreground">
        Med musen trækker du i tegningen. Hold Ctrl nede, mens du ruller, for at zoome. På telefon og tablet flytter du
        tegningen med én finger og zoomer med to.
      </p>
    </details>
  )
}

type TreeWordsProps = { drawing: DrawingView; hrefOf: (personId: string) => string }

/** The drawing in words, generation by generation. */
const TreeWords = memo(function TreeWords({ drawing, hrefOf }: TreeWordsProps) {
  const { neighbourhood, layout, memorial, centreId } = drawing
  const generations = treeInWords({ ...neighbourhood, boxes: layout.boxes })
  const own = layout.boxes.find(({ id }) => id === centreId)?.row ?? 0
  const names = new Map(neighbourhood.people.map(({ id, name }) => [id, name]))
  return (
    <details className="border-border border-t py-4 print:hidden">
      <summary className="min-h-touch cursor-pointer py-2 font-sans font-semibold">Tegningen i ord</summary>
      {generations.map(({ row, people }) => (
        <section key={row} className="mt-5 max-w-measure">
          <h3 className="font-sans font-semibold text-base">
            {generationTitle(row - own, names.get(centreId) ?? memorial.name)}
          </h3>
          <ul className="mt-1 space-y-2">
            {people.map(({ id, text }) => (
              <li key={id}>
                <a href={hrefOf(id)} data-person={id} className="underline decoration-1 underline-offset-4">
                  {names.get(id)}
                </a>
                {text.slice(names.get(id)?.length)}.
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  )
})

function generationTitle(distance: number, name: string): string {
  if (distance === 0) return `${name} og samme slægtled`
  const count = Math.abs(distance)
  const led = count === 1 ? 'Ét slægtled' : `${count} slægtled`
  return distance < 0 ? `${led} før` : `${led} efter`
}
