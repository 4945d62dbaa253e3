import { ActionForm } from '@/components/form/action-form'
import { Badge } from '@/components/ui/badge'
import { TouchLink } from '@/components/ui/text-link'
import type { BoxView } from '@/lib/domain/production/box-schema'
import { boxStateTexts } from '@/lib/domain/production/box-schema'
import { piecesText } from '@/lib/domain/production/copy'
import { formatDate } from '@/lib/shared/danish-time'

const variants = {
  waiting: 'neutral',
  workshop: 'info',
  ready: 'info',
  on_its_way: 'candle',
  received: 'success',
} as const

/** What the workshop makes for this reseller: where each box is, how to follow it, and that it came. */
export function BoxList({ boxes }: { boxes: BoxView[] }) {
  return (
    <ul className="divide-y divide-border border-border border-y">
      {boxes.map((box) => (
        <li key={box.number} className="space-y-2 py-4">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p className="font-semibold">
              <span className="tabular-nums">Parti {box.number}:</span> {piecesText(box.pieces)}
            </p>
            <Badge variant={variants[box.state]}>{boxStateTexts[box.state]}</Badge>
          </div>
          {box.shippedAt && (
            <p className="text-muted-foreground wrap-anywhere">
              Sendt {formatDate(new Date(box.shippedAt))} med {box.carrier}
              {box.trackingNumber && `, nummer ${box.trackingNumber}`}.
            </p>
          )}
          {box.trackingUrl && (
            <TouchLink href={box.trackingUrl} rel="noreferrer">
              Følg forsendelsen hos {box.carrier}
            </TouchLink>
          )}
          {box.receivedAt && (
            <p className="text-muted-foreground">
              Modtaget {formatDate(new Date(box.receivedAt))}
              {box.receivedByName && ` af ${box.receivedByName}`}.
            </p>
          )}
          {box.state === 'on_its_way' && <Receipt number={box.number} received="yes" label="Forsendelsen er kommet" />}
          {box.canUndo && <Receipt number={box.number} received="no" label="Fortryd, den er ikke kommet" />}
        </li>
      ))}
    </ul>
  )
}

function Receipt({ number, received, label }: { number: number; received: 'yes' | 'no'; label: string }) {
  return (
    <ActionForm
      action={`/api/resellers/me/boxes/${number}/received`}
      label={label}
      pendingText="Gemmer..."
      doneMessage={{
        title: received === 'yes' ? 'Tak, det har vi skrevet ned' : 'Det er taget tilbage',
        description: `Parti ${number}`,
      }}
    >
      <input type="hidden" name="received" value={received} />
    </ActionForm>
  )
}
