'use client'

import { DecidePiece } from '@/components/production/decide-piece'
import { PieceHistory } from '@/components/production/piece-history'
import { PieceStateBadge } from '@/components/production/piece-state-badge'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { isOpen } from '@/lib/domain/production/policy'
import type { PieceRow } from '@/lib/domain/production/schema'

type PieceDialogProps = {
  piece: Pick<PieceRow, 'id' | 'formattedCode' | 'state' | 'problem' | 'hasPhoto'>
}

/** Everything about one piece: drawing, history and decision. */
export function PieceDialog({ piece }: PieceDialogProps) {
  const { id, formattedCode, state, problem, hasPhoto } = piece
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline" size="compact" aria-label={`Vis ${formattedCode}`}>
          Vis
        </Button>
      </DialogTrigger>
      <DialogContent title={formattedCode} description={<PieceStateBadge state={state} />}>
        <div className="space-y-6">
          {problem && <Notice variant={state === 'stopped' ? 'error' : 'info'}>{problem}</Notice>}
          <img
            src={`/api/production/pieces/${id}/drawing.svg`}
            alt={`Tegningen til ${formattedCode}`}
            loading="lazy"
            className="mx-auto h-72 w-full max-w-72 rounded-lg bg-stone-50 object-contain p-3 dark:bg-stone-100"
          />
          {hasPhoto && (
            <p>
              <a href={`/api/production/pieces/${id}/certificate`} className={buttonVariants({ variant: 'outline' })}>
                Hent certifikatet
              </a>
            </p>
          )}
          <section>
            <h3 className="mb-2 text-lg">Historik</h3>
            <PieceHistory id={id} />
          </section>
          {isOpen(state) && <DecidePiece key={state} id={id} state={state} />}
        </div>
      </DialogContent>
    </Dialog>
  )
}
