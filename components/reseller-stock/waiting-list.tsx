import { TextLink } from '@/components/ui/text-link'
import { codesText } from '@/lib/domain/resellers/stock/copy'
import type { OrderView } from '@/lib/domain/resellers/stock/order-schema'
import { forgottenAfterDays, lowStock, type StockOverview } from '@/lib/domain/resellers/stock/schema'

type WaitingListProps = {
  overview: StockOverview
  /** The newest orders. */
  orders: OrderView[]
  /** Drawings that the family wants put right. */
  toCorrect: number
}

/** What a reseller should do something about today; a sentence when there is nothing. */
export function WaitingList({ overview: { counts, total, forgotten }, orders, toCorrect }: WaitingListProps) {
  const isOrdered =
    counts.ordered + counts.engraving + counts.on_its_way > 0 || orders.some(({ status }) => status === 'received')
  const items = [
    toCorrect > 0 && {
      href: '/reseller-dashboard/proof-sheets?status=changes_requested',
      text:
        toCorrect === 1
          ? 'En familie vil have sin tegning rettet'
          : `${toCorrect} familier vil have deres tegning rettet`,
      advice: 'Ret tegningen, og send den igen. Stenen venter på svaret.',
    },
    forgotten > 0 && {
      href: '/reseller-dashboard/codes?state=handed_over',
      text: `${codesText(forgotten)} er udleveret for over ${forgottenAfterDays} dage siden og ikke taget i brug`,
      advice: 'Måske er kortet blevet væk. I kan udskrive det igen.',
    },
    counts.stopped > 0 && {
      href: '/reseller-dashboard/codes?state=stopped',
      text: `${codesText(counts.stopped)} er stoppet i værkstedet`,
      advice: 'Vi ser på det. Skriv til os, hvis en familie venter på pladen.',
    },
    counts.stock <= lowStock && {
      href: '/reseller-dashboard/orders',
      text: total === 0 ? 'I har ingen koder endnu' : `Der er ${counts.stock || 'ingen'} tilbage på lageret`,
      advice: isOrdered ? 'En bestilling er på vej.' : total === 0 ? 'Bestil de første.' : 'Bestil flere i god tid.',
    },
  ].filter((item) => item !== false)
  if (items.length === 0) return <p className="text-muted-foreground">Der er ikke noget, der haster.</p>
  return (
    <ul className="space-y-4">
      {items.map(({ href, text, advice }) => (
        <li key={href}>
          <TextLink href={href} className="inline-flex min-h-touch items-center font-semibold">
            {text}
          </TextLink>
          <p className="text-muted-foreground">{advice}</p>
        </li>
      ))}
    </ul>
  )
}
