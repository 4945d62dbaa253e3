'use client'

import dynamic from 'next/dynamic'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { messageOf } from '@/lib/client/api'
import { otherPagesText } from '@/lib/domain/family-tree/edit-copy'
import { drawingCopy, familyTitle } from '@/lib/domain/tree-drawing/copy'
import { KeyboardHelp } from './keyboard-help'
import { PersonPanel } from './person-panel'
import { TreeLegend } from './picture/tree-legend'
import { TreeFrame } from './tree-frame'
import { TreeTools } from './tree-tools'
import { TreeWords } from './tree-words'
import { type TreeViewProps, useTreeView } from './use-tree-view'
import { WayResult } from './way-result'

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
