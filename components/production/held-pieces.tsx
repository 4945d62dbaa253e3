'use client'

import { useState } from 'react'
import { PieceStateBadge } from '@/components/production/piece-state-badge'
import { useAnnouncedStep } from '@/components/production/piece-steps'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { LinkButton } from '@/components/ui/link-button'
import { messageOf } from '@/lib/client/api'
import { stationAddress } from '@/lib/domain/production/copy'
import type { HeldPiece } from '@/lib/domain/production/schema'
import { formatRelative } from '@/lib/shared/danish-time'

type HeldPiecesProps = { held: HeldPiece[]; station: string; title: string }

/** Pieces in hand at the stations; an abandoned one can be taken over. */
export function HeldPieces({ held, station, title }: HeldPiecesProps) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
      <ul className="divide-y divide-border">
        {held.map((piece) => (
          <HeldItem key={piece.id} piece={piece} station={station} />
        ))}
      </ul>
    </section>
  )
}

function HeldItem({ piece, station }: { piece: HeldPiece; station: string }) {
  const { id, number, batchNumber, formattedCode, state, heldByName, heldAt, isMine } = piece
  const step = useAnnouncedStep(id, station)
  const [isAsking, setIsAsking] = useState(false)
  const name = heldByName ?? 'en kollega'
  // The overview has no station to move your own piece to, so it links to the piece's station.
  const isElsewhere = isMine && station !== '' && piece.station !== station
  const own = isMine && station === '' ? stationAddress(piece.station) : null
  const asked = isElsewhere
    ? {
        label: 'Hent hertil',
        title: 'Hent stykket hertil?',
        description: `Det ligger ved ${piece.station ?? 'en anden plads'}. Pas på, at det ikke graveres to gange.`,
        confirmLabel: 'Hent stykket',
      }
    : {
        label: `Overtag fra ${name}`,
        title: `Overtag stykket fra ${name}?`,
        description: `Aftal det med ${name} først, så stykket ikke graveres to gange.`,
        confirmLabel: 'Overtag stykket',
      }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="font-semibold tabular-nums">{formattedCode}</span>
          <PieceStateBadge state={state} />
        </p>
        <p className="text-muted-foreground text-sm">
          Parti {batchNumber}, stykke {number}. {[isMine ? 'Dig' : name, piece.station].filter(Boolean).join(', ')}
          {heldAt && `, taget ${formatRelative(new Date(heldAt))}`}
        </p>
        <FieldError message={step.error ? messageOf(step.error) : undefined} />
      </div>
      {own && (
        <LinkButton href={own} variant="outline" aria-label={`Gå til stykket ${formattedCode}`}>
          Gå til stykket
        </LinkButton>
      )}
      {(!isMine || isElsewhere) && (
        <AlertDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          trigger={<Button variant="outline">{asked.label}</Button>}
          title={asked.title}
          description={asked.description}
          confirmLabel={asked.confirmLabel}
          pending={step.isBusy}
          onConfirm={() => step.mutate({ act: 'take-over', done: 'Stykket er dit' })}
        />
      )}
    </li>
  )
}
