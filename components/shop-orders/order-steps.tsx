import { cn } from '@/components/ui/cn'
import { familyStepText } from '@/lib/domain/shop-orders/copy'
import { familyStepOf, familyStepsOf, type OrderStep } from '@/lib/domain/shop-orders/order-state'
import type { ShopItem } from '@/lib/domain/shop-orders/schema'

/** How far an order is, in few steps; the present one is marked in words and form. */
export function OrderSteps({ item, step }: { item: ShopItem; step: OrderStep }) {
  const steps = familyStepsOf(item)
  const here = steps.indexOf(familyStepOf[step])
  return (
    <ol aria-label="Hvor langt bestillingen er" className="flex flex-wrap gap-x-5 gap-y-2 font-sans text-sm">
      {steps.map((each, place) => (
        <li
          key={each}
          aria-current={place === here ? 'step' : undefined}
          className={cn(
            'flex items-center gap-2 before:size-2.5 before:shrink-0 before:rounded-full before:border-2 before:border-current',
            place <= here ? 'before:bg-current' : 'text-muted-foreground',
            place === here && 'font-semibold',
          )}
        >
          {familyStepText(item, each)}
          {place < here && <span className="sr-only"> (gjort)</span>}
        </li>
      ))}
    </ol>
  )
}
